import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, storeKeys } from './store-keys'

test.each([
  ['Colón 845', 'Av. Colon N° 845'],
  ['calle Colón 845', 'COLÓN nro. 845'],
  ['Ruta 12 km 5', 'Ruta 12, Km 5'],
])('«%s» is where «%s» is', (one, other) => {
  expect(addressKey(one, 'Goya')).toBe(addressKey(other, 'goya'))
  expect(addressKey(one, 'Goya')).not.toBe('')
})

test.each([
  ['Colón 845', 'Colón 854'],
  ['Colón 845', 'Colón 845 local 3'],
])('«%s» is not where «%s» is', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})

test('the same street of another city is another', () => {
  expect(addressKey('Colón 845', 'Goya')).not.toBe(addressKey('Colón 845', 'Esquina'))
})

test.each([[null], [''], ['Centro'], ['845'], ['a domicilio'], ['N° 3']])(
  '%j is no address',
  (address) => expect(addressKey(address, 'Goya')).toBe(''),
)

test('numbers are the same however they are written, once each; of services there are none', () => {
  const numbers = (phone: string, whatsapp = '') =>
    storeKeys({ documentId: 'a', phone, whatsapp }).numbers
  expect(numbers('03777 15-555101', '5493777555101')).toEqual(['5493777555101'])
  expect(numbers('3777-555101', '5493777555102')).toEqual(['5493777555101', '5493777555102'])
  expect(numbers('0800 555 1234')).toEqual([])
  expect(numbers('107')).toEqual([])
  expect(numbers('preguntar en el local')).toEqual([])
})

test('nothing throws, whatever stands in the fields', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 80 }))
  const store = fc.record({ name: text, phone: text, whatsapp: text, address: text, city: text })
  fc.assert(
    fc.property(store, (fields) => {
      expect(storeKeys({ documentId: 'a', ...fields }).documentId).toBe('a')
    }),
  )
})
