import { expect, test } from 'vitest'
import { dayText, momentText, wordOf } from './cell-text.ts'

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

test('a moment is short, and of Goya', () => {
  expect(momentText('2026-11-27T02:14:00.000Z')).toBe('26/11/26, 23:14')
  expect([null, 'ayer', undefined].map(momentText)).toEqual(['', '', ''])
})

test('a day is short, and the same wherever the browser is', () => {
  expect(dayText('2026-12-01')).toBe('1/12/26')
  expect([null, 'ayer', undefined].map(dayText)).toEqual(['', '', ''])
})
