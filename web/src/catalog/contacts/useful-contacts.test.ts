import { expect, test } from 'vitest'
import { contactCategoryRecord } from '../../testing/contact-records.ts'
import { parseUsefulContacts } from './useful-contacts.ts'

test('categories keep the order of the file', () => {
  const file = [1, 3, 2, 5].map((id) => contactCategoryRecord({ id, title: `Rubro ${id}` }))
  expect(parseUsefulContacts(file).map(({ id }) => id)).toEqual([1, 3, 2, 5])
})

test('an address "-" is none, and an empty slot is left out', () => {
  const hospital = { name: 'Hospital', address: 'Mitre 100', phone: '' }
  const file = [
    { ...contactCategoryRecord(), items: [null, hospital, { name: 'x', address: '-' }] },
  ]
  expect(parseUsefulContacts(file)[0]?.items).toEqual([
    hospital,
    { name: 'x', address: '', phone: '' },
  ])
})

test('a category without title or entries is left out', () => {
  const file = [contactCategoryRecord({ title: '' }), contactCategoryRecord({ items: [] }), null]
  expect(parseUsefulContacts(file)).toEqual([])
})
