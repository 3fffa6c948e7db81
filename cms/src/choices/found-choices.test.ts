import { expect, test } from 'vitest'
import { isSearchedKind, rowsFor } from './found-choices'

const row = (name: string, id: number, address: string | null = null) => ({
  id,
  documentId: `d${id}`,
  name,
  address,
})
const FIELDS = ['name', 'address']

test('what has the words in its name comes first, and twenty are enough', () => {
  const rows = [row('Aurora', 1, 'Río 9'), row('Bar del Río', 2), row('Canoas', 3), row('RIO', 4)]
  const names = (search: string, fields = FIELDS) =>
    rowsFor(rows, fields, search).map(({ name }) => name)
  expect(names('rio')).toEqual(['Bar del Río', 'RIO', 'Aurora'])
  expect(names('rio', ['name'])).toEqual(['Bar del Río', 'RIO'])
  expect(names('')).toHaveLength(4)
  const many = Array.from({ length: 100 }, (_, id) => row('Sol', id))
  expect(rowsFor(many, FIELDS, 'sol')).toHaveLength(20)
})

test('kinds that nothing names one of are not searched', () => {
  expect(['store', 'offer', 'constructor', 'lead'].filter(isSearchedKind)).toEqual(['store'])
})
