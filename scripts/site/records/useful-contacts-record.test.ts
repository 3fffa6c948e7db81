import { expect, test } from 'vitest'
import { buildMedia, buildUsefulContacts } from '../testing/documents.ts'
import { toUsefulContacts } from './useful-contacts-record.ts'

test('categories come in the order that staff gave them, equal ones by number', () => {
  const order = [1, 3, 2, 5, 4, 6, 7, 8]
  const categories = order.map((numero, index) => buildUsefulContacts(numero, { order: index }))
  expect(toUsefulContacts(categories.toReversed(), () => '').map(({ id }) => id)).toEqual(order)
  const unordered = [2, 1].map((numero) => buildUsefulContacts(numero))
  expect(toUsefulContacts(unordered, () => '').map(({ id }) => id)).toEqual([1, 2])
})

test('a category has the fields of the specification, its entries in the order of the CMS', () => {
  const category = buildUsefulContacts(1, {
    title: 'Teléfonos útiles',
    description: null,
    icon: buildMedia('tel.png'),
    entries: [
      { name: 'Policía', address: '-', phone: '101' },
      { name: ' Bomberos ', address: null, phone: null },
    ],
  })
  expect(
    toUsefulContacts([category], (media, kind) => (media ? `/media/${kind}.webp` : '')),
  ).toEqual([
    {
      id: 1,
      icon: '/media/icon.webp',
      title: 'Teléfonos útiles',
      description: '',
      items: [
        { name: 'Policía', address: '-', phone: '101' },
        { name: 'Bomberos', address: '', phone: '' },
      ],
    },
  ])
})
