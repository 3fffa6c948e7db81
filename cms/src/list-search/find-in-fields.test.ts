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

test.each([
  ['3777 55-5244', ['chat', 'calls']],
  ['55-5244', ['chat', 'calls']],
  ['+54 9 3777 55-5244', ['chat', 'calls']],
  ['03777 15 555244', ['chat', 'calls']],
  ['5244', ['chat', 'calls']],
  ['555-102', ['two']],
  ['3777 55-5245', []],
])('the telephone «%s» is found however it is written', (search, found) => {
  const phones = [
    { documentId: 'chat', name: 'Almacén', phone: '5493777555244' },
    { documentId: 'calls', name: 'Ferretería', phone: '03777-555244' },
    { documentId: 'two', name: 'Kiosco', phone: '42-1234 / (3777) 55 5102' },
    { documentId: 'text', name: 'Calle 5 N 5244 B', phone: null },
  ]
  expect(findInFields(phones, ['name', 'phone'], search).filter((id) => id !== 'text')).toEqual(
    found,
  )
})

test('looks into the given fields only', () => {
  expect(findInFields(rows, ['phone'], 'sol')).toEqual([])
})
