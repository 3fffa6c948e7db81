import { expect, test } from 'vitest'
import { findInFields } from './find-in-fields'

const rows = [
  { documentId: 'sol', name: 'Pañalería del SOL', phone: '43-1111', numero: 7 },
  { documentId: 'sol', name: 'Pañalería del Sol', phone: '43-1111', numero: 7 },
  { documentId: 'luna', name: 'Óptica Luna', phone: null, numero: 17 },
]
const find = (search: string) => findInFields(rows, ['name', 'phone', 'numero'], search)

test.each([
  ['panaleria', ['sol']],
  ['PAÑALERÍA', ['sol']],
  ['sol pañal', ['sol']],
  ['óptica', ['luna']],
  ['OPTICA', ['luna']],
  ['luna 43', []],
  ['43-11', ['sol']],
  ['7', ['sol']],
  ['%', []],
  ['  ', ['sol', 'luna']],
  [`${'a'.repeat(10_000)}`, []],
])('«%s»', (search, found) => {
  expect(find(search)).toEqual(found)
})

test('looks into the given fields only', () => {
  expect(findInFields(rows, ['phone'], 'sol')).toEqual([])
})
