import { describe, expect, test } from 'vitest'
import {
  buildCategory,
  buildMedia,
  buildOffer,
  buildPaymentMethod,
  buildStore,
  buildSubcategory,
} from '../testing/documents.ts'
import { fullStore } from '../testing/sample-documents.ts'
import type { ImageUrls } from './fields.ts'
import { toLightStore, toStoreHours, toStoreRecord } from './store-record.ts'

const imageUrl: ImageUrls = (media, kind) => (media ? `/media/${media.name}-${kind}.webp` : '')

/** The names of spec section 3, as the specification spells them. */
const SPEC_FIELDS = [
  'id',
  'name',
  'city',
  'direccion',
  'telefono',
  'whatsapp',
  'whatsapp_may',
  'website',
  'url_tienda',
  'menu',
  'redes',
  'category',
  'subcategory',
  'description',
  'tags',
  'is_active',
  'icon',
  'banner',
  'banner-promotion',
  'banner-inicio-promotion',
  'banner-description',
  'image',
  'logo',
  'gallery',
  'hours',
  'paymentMethods',
  'location',
  'ofertas',
  'recomendados',
]

test('a store that staff filled in wholly comes out with every field of the specification', () => {
  const offer = buildOffer(12, 7, { description: 'Hoy', discount: '2X1' })
  const pick = buildOffer(11, 7, { kind: 'recomendado', image: buildMedia('torta.jpg') })
  expect(toStoreRecord(fullStore, [offer, pick], imageUrl)).toEqual({
    id: 7,
    slug: 'la-espiga',
    name: 'La Espiga',
    city: 'Goya',
    direccion: 'Colón 100',
    telefono: '3777 55-5001',
    whatsapp: '5493777555001',
    whatsapp_may: '5493777555002',
    website: 'https://espiga.example/',
    url_tienda: 'https://tienda.espiga.example/',
    menu: 'https://menu.espiga.example/',
    redes: { instagram: 'https://instagram.com/espiga' },
    category: ['Alimentos'],
    subcategory: [{ name: 'Panaderias' }],
    description: 'Pan de masa madre.',
    tags: ['pan', 'facturas'],
    is_active: true,
    icon: { Alimentos: '/media/alimentos.png-icon.webp' },
    banner: '/media/espiga-banner.jpg-banner.webp',
    'banner-promotion': '/media/espiga-promo.jpg-banner.webp',
    'banner-inicio-promotion': '/media/espiga-inicio.jpg-banner.webp',
    'banner-description': 'Martes: 2x1',
    image: '/media/espiga.png-logo.webp',
    logo: '/media/espiga-logo.png-logo.webp',
    gallery: ['/media/foto-1.jpg-photo.webp', '/media/foto-2.jpg-photo.webp'],
    hours: {
      domingo: 'cerrado',
      lunes: ['08:00 - 12:00'],
      sábado: 'Contactar y coordinar',
    },
    paymentMethods: [
      {
        name: 'Tarjeta de crédito',
        images: ['/media/visa.png-icon.webp'],
        methods: [{ name: 'Visa', image: '/media/visa.png-icon.webp' }],
      },
      { name: '', images: [], methods: [{ name: 'Cuenta quincenal', image: '' }] },
    ],
    location: { lat: -29.14, lng: -59.26 },
    ofertas: [
      {
        id: 12,
        tiendaId: 7,
        imagen: '',
        nombre: 'Oferta 12',
        descripcion: 'Hoy',
        descuento: '2X1',
        desde: null,
        hasta: null,
      },
    ],
    recomendados: [
      {
        id: 11,
        tiendaId: 7,
        imagen: '/media/torta.jpg-photo.webp',
        nombre: 'Oferta 11',
        descripcion: '',
        descuento: '',
        desde: null,
        hasta: null,
      },
    ],
  })
})

describe('a store that staff hardly filled in', () => {
  const record = toStoreRecord(buildStore(1), [], imageUrl)

  test('has every field of the specification, and the slug', () => {
    expect(Object.keys(record).toSorted()).toEqual([...SPEC_FIELDS, 'slug'].toSorted())
  })

  test('has empty texts, empty lists and no place instead of nothing', () => {
    const { id, slug, name, is_active, ...others } = record
    expect([id, slug, name, is_active]).toEqual([1, 'comercio-1', 'Comercio 1', true])
    const isEmpty = (value: unknown) =>
      value === null || Object.keys(value as object).length === 0 || value === ''
    expect(Object.entries(others).filter(([, value]) => !isEmpty(value))).toEqual([])
    expect(Object.values(others)).not.toContain(undefined)
  })

  test('null in the CMS is the same as nothing', () => {
    const nulls = buildStore(1, {
      description: null,
      tags: null,
      whatsapp: null,
      website: null,
      hours: null,
      social: null,
      location: null,
      gallery: null,
    })
    expect(toStoreRecord(nulls, [], imageUrl)).toEqual(record)
  })
})

test('texts lose the blanks around them, names of categories as well', () => {
  const record = toStoreRecord(
    buildStore(1, {
      name: ' La Ñata ',
      address: '\tColón 1\n',
      categories: [buildCategory(' Deportes ', { icon: buildMedia('d.png') })],
      subcategories: [buildSubcategory(' Pesca ', 'Deportes')],
      paymentMethods: [buildPaymentMethod(' Visa ', 'debito')],
    }),
    [],
    imageUrl,
  )
  expect(record).toMatchObject({
    name: 'La Ñata',
    direccion: 'Colón 1',
    category: ['Deportes'],
    icon: { Deportes: '/media/d.png-icon.webp' },
    subcategory: [{ name: 'Pesca' }],
    paymentMethods: [{ methods: [{ name: 'Visa' }] }],
  })
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'ni una dirección',
])('the link %j is dropped wherever it stands', (address) => {
  const record = toStoreRecord(
    buildStore(1, {
      website: address,
      shopUrl: address,
      menuUrl: address,
      social: {
        instagram: address,
        facebook: address,
        x: address,
        tiktok: address,
        youtube: address,
      },
    }),
    [],
    imageUrl,
  )
  expect(record).toMatchObject({ website: '', url_tienda: '', menu: '', redes: {} })
})

test('a store without logo of its own for the contact shows its image', () => {
  const store = buildStore(1, { image: buildMedia('a.png') })
  expect(toStoreRecord(store, [], imageUrl).logo).toBe('/media/a.png-logo.webp')
})

test('a category called __proto__ keeps its icon, and nothing else changes', () => {
  const store = buildStore(1, {
    categories: [buildCategory('__proto__', { icon: buildMedia('p.png') })],
  })
  const { icon } = toStoreRecord(store, [], imageUrl)
  expect(JSON.stringify(icon)).toBe('{"__proto__":"/media/p.png-icon.webp"}')
  expect(Object.getPrototypeOf(icon)).toBe(Object.prototype)
})

test('categories of one name come in the same order whatever the order of the CMS', () => {
  const one = buildCategory('Bazar', { slug: 'bazar', icon: buildMedia('a.png') })
  const other = buildCategory('Bazar', { slug: 'bazar-2', icon: buildMedia('b.png') })
  const iconsOf = (categories: (typeof one)[]) =>
    toStoreRecord(buildStore(1, { categories }), [], imageUrl).icon
  expect(iconsOf([one, other])).toEqual(iconsOf([other, one]))
})

test('the light store holds exactly what the home page and its map need', () => {
  const store = toStoreRecord(fullStore, [], imageUrl)
  expect(toLightStore(store)).toEqual({
    id: 7,
    slug: 'la-espiga',
    'banner-inicio-promotion': '/media/espiga-inicio.jpg-banner.webp',
    name: 'La Espiga',
    image: '/media/espiga.png-logo.webp',
    category: ['Alimentos'],
    is_active: true,
    icon: { Alimentos: '/media/alimentos.png-icon.webp' },
    location: { lat: -29.14, lng: -59.26 },
    direccion: 'Colón 100',
  })
  expect(toLightStore({ ...store, 'banner-inicio-promotion': '' })).not.toHaveProperty(
    'banner-inicio-promotion',
  )
})

test('of its hours a list of its own holds what tells whether it is open', () => {
  const store = toStoreRecord(fullStore, [], imageUrl)
  expect(toStoreHours(store)).toEqual({ id: 7, category: ['Alimentos'], hours: store.hours })
  const special = { '12-25': 'cerrado' as const }
  expect(toStoreHours({ ...store, horarios_especiales: special })).toMatchObject({
    horarios_especiales: special,
  })
  expect(toStoreHours({ ...store, hours: {}, horarios_especiales: special })).not.toBeNull()
})

test('a store that is not active, or without hours, never says whether it is open', () => {
  const store = toStoreRecord(fullStore, [], imageUrl)
  expect(toStoreHours({ ...store, is_active: false })).toBeNull()
  expect(toStoreHours({ ...store, hours: {} })).toBeNull()
})
