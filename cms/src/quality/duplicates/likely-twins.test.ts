import { expect, test } from 'vitest'
import { likelyTwins } from './likely-twins'
import { storeKeys, type Comparable } from './store-keys'

const keys = (documentId: string, fields: Omit<Comparable, 'documentId'>) =>
  storeKeys({ documentId, ...fields })

const STORES = [
  keys('bakery', {
    name: 'Panadería Migas de Sol',
    address: 'Tucumán 1104',
    phone: '3777 55-5202',
  }),
  keys('kiosk', { name: 'Kiosco Norte', address: 'Tucumán 1104' }),
  keys('bar', { name: 'Bar Luna', whatsapp: '5493777555303' }),
]
const twins = (fields: Omit<Comparable, 'documentId'>) =>
  likelyTwins(STORES, keys('', fields)).map(({ documentId, reasons }) => [documentId, reasons])

test.each([
  [{ name: 'panaderia migas del sol' }, [['bakery', ['name']]]],
  [{ name: 'Migas', phone: '3777 15 555202' }, [['bakery', ['number']]]],
  [
    { name: 'Panadería Migas de Sol', address: 'Tucuman 1104', whatsapp: '3777 55-5303' },
    [
      ['bakery', ['name', 'address']],
      ['bar', ['number']],
    ],
  ],
  [{ name: 'Otra cosa', address: 'Tucumán 1104' }, []],
  [{ name: '', phone: '', address: '' }, []],
  [{ name: 'Panadería' }, []],
])('%j may be %j', (entered, found) => {
  expect(twins(entered)).toEqual(found)
})

test('a few are told', () => {
  const many = Array.from({ length: 9 }, (_, at) => keys(String(at), { name: 'Farmacia Ceibo' }))
  expect(likelyTwins(many, keys('', { name: 'Farmacia Ceibo' }))).toHaveLength(3)
})
