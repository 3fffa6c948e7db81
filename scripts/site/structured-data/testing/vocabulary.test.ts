import { expect, test } from 'vitest'
import { isKindOf, vocabularyErrors } from './vocabulary.ts'

const context = { '@context': 'https://schema.org' }

test('what schema.org knows is no error', () => {
  expect(
    vocabularyErrors({
      ...context,
      '@type': 'Bakery',
      name: 'La Espiga',
      hasMenu: 'https://menu.example/',
      geo: { '@type': 'GeoCoordinates', latitude: -29.1 },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'] }],
    }),
  ).toEqual([])
})

test.each([
  ['a type that does not exist', { '@type': 'Panaderia' }, /unknown type Panaderia/],
  ['no type', { name: 'x' }, /no type/],
  ['a property of another type', { '@type': 'BookStore', hasMenu: 'x' }, /hasMenu: no property/],
  ['a property that does not exist', { '@type': 'Bakery', slug: 'x' }, /slug: no property/],
  ['an object of the wrong type', { '@type': 'Bakery', geo: { '@type': 'Offer' } }, /not of type/],
  ['a text for an object', { '@type': 'Bakery', geo: 'somewhere' }, /geo: not "somewhere"/],
  ['a number for a text', { '@type': 'Bakery', paymentAccepted: 3 }, /paymentAccepted: not 3/],
  [
    'a word that is none of the list',
    {
      '@type': 'Bakery',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'lunes' },
    },
    /dayOfWeek: not "lunes"/,
  ],
])('%s is one', (_, content, message) => {
  expect(vocabularyErrors({ ...context, ...content }).join('\n')).toMatch(message)
})

test('a description without vocabulary says nothing', () => {
  expect(vocabularyErrors({ '@type': 'Bakery' })).toEqual(['the vocabulary is not named'])
})

test('kinds are told from others', () => {
  expect(isKindOf('Bakery', 'LocalBusiness')).toBe(true)
  expect(isKindOf('Person', 'LocalBusiness')).toBe(false)
})
