import { expect, test } from 'vitest'
import { matchingCategories } from './category-matches.ts'

const NAMES = [
  'Hogar y Deco',
  'Hogar y Mantenimiento',
  'Autos Motos y Otros',
  'Peluquerías y Barberías',
]
const found = (query: string) =>
  matchingCategories(
    NAMES.map((name) => ({ name })),
    query,
  ).map(({ name }) => name)

test.each([
  ['hogar', ['Hogar y Deco', 'Hogar y Mantenimiento']],
  ['AUTO', ['Autos Motos y Otros']],
  ['autos, motos', ['Autos Motos y Otros']],
  ['peluqueria', ['Peluquerías y Barberías']],
  ['barberías', ['Peluquerías y Barberías']],
])('%s leads to %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test.each(['', 'y', 'hogar y deco', 'hogar pizza', 'toques'])('%s leads to none', (query) => {
  expect(found(query)).toEqual([])
})
