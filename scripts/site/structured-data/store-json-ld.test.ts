import type { StoreRecord } from '@guia/contract'
import { describe, expect, test } from 'vitest'
import { sampleStore } from '../testing/records.ts'
import type { JsonLdContext } from './json-ld.ts'
import { storeJsonLd } from './store-json-ld.ts'
import { vocabularyErrors } from './testing/vocabulary.ts'

const context: JsonLdContext = { siteUrl: 'https://guia.example', site: { city: 'Goya' } }

const offer = {
  id: 3,
  tiendaId: 7,
  imagen: '/media/0123456789abcdef-photo-1280.webp',
  nombre: 'Docena de facturas',
  descripcion: 'Martes y jueves.',
  descuento: '2X1',
  desde: null,
  hasta: '2026-12-06',
}

const fullStore = (): StoreRecord => ({
  ...sampleStore(),
  id: 7,
  slug: 'la-espiga',
  name: 'La Espiga',
  city: 'Goya',
  direccion: 'Colón 100',
  telefono: '3777 55-5001 / 3777 55-5003',
  whatsapp: '5493777555001',
  website: 'https://espiga.example/',
  url_tienda: '',
  menu: 'https://menu.espiga.example/',
  redes: { instagram: 'https://instagram.com/espiga' },
  category: ['Alimentos'],
  subcategory: [{ name: 'Panaderias' }],
  description: 'Pan de masa madre.',
  is_active: true,
  image: '/media/0123456789abcdef-logo-384.webp',
  banner: '/media/0123456789abcdef-banner-1440.webp',
  gallery: [],
  hours: { lunes: ['08:00 - 12:00'] },
  paymentMethods: [
    {
      name: 'Tarjeta de débito',
      images: [],
      methods: [
        { name: 'Visa', image: '' },
        { name: '', image: '' },
      ],
    },
    { name: '', images: [], methods: [{ name: 'Cuenta quincenal', image: '' }] },
  ],
  location: { lat: -29.14, lng: -59.26 },
  ofertas: [offer],
  recomendados: [],
})

const bareStore = (): StoreRecord => ({
  ...fullStore(),
  direccion: '',
  telefono: '',
  whatsapp: '',
  website: '',
  menu: '',
  redes: {},
  category: [],
  subcategory: [],
  description: '',
  image: '',
  banner: '',
  hours: { lunes: 'cerrado' },
  paymentMethods: [],
  location: null,
  ofertas: [],
})

describe('a store with everything', () => {
  const document = storeJsonLd(fullStore(), context)

  test('says all of it, in the words of schema.org', () => {
    expect(vocabularyErrors(document)).toEqual([])
    expect(document).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Bakery',
      '@id': 'https://guia.example/store/la-espiga#negocio',
      url: 'https://guia.example/store/la-espiga',
      name: 'La Espiga',
      description: 'Pan de masa madre.',
      image: [
        'https://guia.example/media/0123456789abcdef-logo-384.webp',
        'https://guia.example/media/0123456789abcdef-banner-1440.webp',
      ],
      logo: 'https://guia.example/media/0123456789abcdef-logo-384.webp',
      telephone: ['+5493777555001', '+543777555003'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Colón 100',
        addressLocality: 'Goya',
        addressRegion: 'Corrientes',
        addressCountry: 'AR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -29.14, longitude: -59.26 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday'],
          opens: '08:00',
          closes: '12:00',
        },
      ],
      sameAs: ['https://espiga.example/', 'https://instagram.com/espiga'],
      hasMenu: 'https://menu.espiga.example/',
      paymentAccepted: 'Visa, Cuenta quincenal',
      makesOffer: [
        {
          '@type': 'Offer',
          name: 'Docena de facturas',
          description: '2X1 · Martes y jueves.',
          image: 'https://guia.example/media/0123456789abcdef-photo-1280.webp',
          url: 'https://guia.example/ofertas/3/7',
          validThrough: '2026-12-06',
        },
      ],
    })
  })
})

test('a store of which little is known says only that', () => {
  const document = storeJsonLd(bareStore(), context)
  expect(vocabularyErrors(document)).toEqual([])
  expect(Object.keys(document).sort()).toEqual([
    '@context',
    '@id',
    '@type',
    'address',
    'name',
    'url',
  ])
})

test('an inactive store tells no more than its page shows', () => {
  const document = storeJsonLd({ ...fullStore(), is_active: false }, context)
  expect(vocabularyErrors(document)).toEqual([])
  expect(Object.keys(document).sort()).toEqual([
    '@context',
    '@id',
    '@type',
    'address',
    'description',
    'image',
    'name',
    'telephone',
    'url',
  ])
  expect(document['image']).toBe('https://guia.example/media/0123456789abcdef-logo-384.webp')
  const silent = storeJsonLd({ ...fullStore(), is_active: false, telefono: '' }, context)
  expect(silent['telephone']).toBeUndefined()
})

test.each([
  ['0800-999-0091', '0800-999-0091'],
  ['03777 15-55-5003', '+543777555003'],
  ['107 / 3777 55-5003', ['107', '+543777555003']],
])('%s is dialled from abroad as %s', (telefono, telephone) => {
  expect(storeJsonLd({ ...fullStore(), telefono }, context)['telephone']).toEqual(telephone)
})

test('a store without telephone is called at its WhatsApp number', () => {
  const document = storeJsonLd({ ...fullStore(), telefono: '' }, context)
  expect(document['telephone']).toBe('+5493777555001')
})

test('the menu of a hotel is none that schema.org knows', () => {
  const store = { ...fullStore(), category: ['Alojamientos'], subcategory: [] }
  const document = storeJsonLd(store, context)
  expect(document['@type']).toBe('LodgingBusiness')
  expect(document['hasMenu']).toBeUndefined()
  expect(vocabularyErrors(document)).toEqual([])
})

test('a store without city is in that of the site', () => {
  expect(storeJsonLd({ ...fullStore(), city: '' }, context)['address']).toMatchObject({
    addressLocality: 'Goya',
  })
})
