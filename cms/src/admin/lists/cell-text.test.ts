import { expect, test } from 'vitest'
import { wordOf } from './cell-text.ts'

test('a value to choose has the word that the form shows', () => {
  expect(['oferta', 'nuevo', 'debito', 'otro', 'constructor'].map(wordOf)).toEqual([
    'Oferta',
    'Nuevo',
    'Tarjeta de débito',
    'otro',
    'constructor',
  ])
  expect([null, undefined, 7].map(wordOf)).toEqual(['', '', ''])
})
