import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lightStoreRecord, storeHoursRecord, storeRecord } from '../../testing/records.ts'
import { parseLightStores, parseStore, parseStoreHours, parseStores } from './parse-store.ts'

test('a full record becomes a store', () => {
  const record = {
    ...storeRecord({ id: 7, name: 'Ferretería Sur' }),
    category: ['Ferreterías', 'Construcción'],
    whatsapp: '549 3777 55-5107',
    subcategory: [{ name: 'Pinturerias', icon: '/media/a.webp' }],
    'banner-promotion': '/media/b.webp',
    paymentMethods: [
      { name: 'Otros medios', images: [], methods: [{ name: 'Efectivo', image: '' }] },
    ],
  }
  expect(parseStore(record)).toMatchObject({
    id: 7,
    slug: 'ferreteria-sur',
    name: 'Ferretería Sur',
    categories: ['Ferreterías', 'Construcción'],
    isActive: true,
    address: 'Belgrano 850',
    phone: '3777 55-5101',
    whatsapp: '5493777555107',
    subcategories: [{ name: 'Pinturerias' }],
    promotionBanner: '/media/b.webp',
    payments: [{ name: 'Otros medios', methods: [{ name: 'Efectivo', image: '' }] }],
  })
})

test('a record with an id and a name alone is a store', () => {
  expect(parseStore({ id: 3, name: 'Kiosco' })).toMatchObject({
    slug: 'kiosco',
    categories: [],
    isActive: false,
    location: null,
    hours: {},
    payments: [],
  })
})

test('the hours of a store by themselves say what its full record says', () => {
  const record = { ...storeRecord(), horarios_especiales: { '12-25': 'cerrado' as const } }
  const { id, categories, hours, specialHours } = parseStore(record)!
  const [alone] = storeHoursRecord(record).map(parseStoreHours)
  expect(alone).toEqual({ id, categories, hours, specialHours })
  expect(Object.keys(specialHours)).toEqual(['12-25'])
  expect(parseStoreHours({ ...record, id: 0 })).toBeNull()
})

test('a category or a subcategory may be a single value', () => {
  const store = parseStore({ id: 3, name: 'X', category: 'Otros', subcategory: { name: 'Moda' } })
  expect(store?.categories).toEqual(['Otros'])
  expect(store?.subcategories).toEqual([{ name: 'Moda' }])
})

test('payment logos without names are kept', () => {
  const paymentMethods = [{ name: 'Tarjeta de débito', images: ['/media/visa.webp'] }]
  expect(parseStore({ id: 3, name: 'X', paymentMethods })?.payments).toEqual([
    { name: 'Tarjeta de débito', methods: [{ name: '', image: '/media/visa.webp' }] },
  ])
})

test('one bad record is skipped and the others stay', () => {
  const file = [null, 7, { id: 2 }, { name: 'Sin id' }, storeRecord({ name: 'La Buena' })]
  expect(parseStores(file).map(({ name }) => name)).toEqual(['La Buena'])
})

test('a file that is no list is refused', () => {
  expect(() => parseStores({ stores: [] })).toThrow(TypeError)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'ftp://evil.example',
  'http:',
  'evil.example',
])('the link %j is dropped', (link) => {
  const store = parseStore({
    ...storeRecord(),
    website: link,
    url_tienda: link,
    menu: link,
    redes: { instagram: link },
  })
  expect(store).toMatchObject({ website: '', shopUrl: '', menuUrl: '', social: {} })
})

test('http and https links stay', () => {
  const store = parseStore({
    ...storeRecord(),
    website: 'http://a.example/x',
    menu: 'HTTPS://b.example',
  })
  expect(store).toMatchObject({ website: 'http://a.example/x', menuUrl: 'https://b.example/' })
})

test('an impossible location is no location', () => {
  const located = (location: unknown) => parseStore({ ...storeRecord(), location })?.location
  expect(located({ lat: -29.1, lng: -59.2 })).toEqual({ lat: -29.1, lng: -59.2 })
  expect(located({ lat: 91, lng: 0 })).toBeNull()
  expect(located({ lat: '-29.1', lng: '-59.2' })).toBeNull()
  expect(located('Goya')).toBeNull()
})

describe('untrusted JSON', () => {
  test('no value at all makes a list fail', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const good = storeRecord()
        expect(parseStores([...values, good]).at(-1)?.name).toBe(good.name)
        expect(parseLightStores([...values, lightStoreRecord(good)]).at(-1)?.name).toBe(good.name)
      }),
    )
  })
})
