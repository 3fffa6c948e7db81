import { expect, test } from 'vitest'
import { mergeNote } from './merge-note'

const A = 'Importado: campo «a» decía «1»'
const B = 'Importado: campo «b» decía «2»'

test.each([
  ['nothing in nothing', null, null, null],
  ['a first note', null, `${A}\n${B}`, `${A}\n${B}`],
  ['lines after what staff wrote', 'Paga tarde.', A, `Paga tarde.\n${A}`],
  ['lines where the old ones stood', `Arriba\n${A}\nAbajo`, B, `Arriba\n${B}\nAbajo`],
  ['scattered lines, at the first', `${A}\nEn medio\n${B}`, B, `${B}\nEn medio`],
  ['no line any more', `${A}\nPaga tarde.`, null, 'Paga tarde.'],
  ['the last line taken away', A, null, null],
  ['blank lines of staff', 'Uno\n\nDos', A, `Uno\n\nDos\n${A}`],
])('%s', (_case, note, imported, merged) => {
  expect(mergeNote(note, imported)).toBe(merged)
})

test('a value of several lines is found again whole', () => {
  const value = 'Importado: campo «a» decía «uno\r\n\r\ndos»'
  const note = mergeNote('Paga tarde.', value)
  expect(note).toBe('Paga tarde.\nImportado: campo «a» decía «uno\n│ \n│ dos»')
  expect(mergeNote(note, value)).toBe(note)
  expect(mergeNote(note, B)).toBe(`Paga tarde.\n${B}`)
})
