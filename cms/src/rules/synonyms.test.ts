import { expect, test } from 'vitest'
import { readSynonyms } from './synonyms'

test('a line says what each of its words means', () => {
  expect(readSynonyms('quiosco, drugstore = kiosco\r\n\n comida=gastronomía; delivery ')).toEqual({
    synonyms: [
      { word: 'quiosco', means: 'kiosco' },
      { word: 'drugstore', means: 'kiosco' },
      { word: 'comida', means: 'gastronomía' },
      { word: 'comida', means: 'delivery' },
    ],
    wrong: [],
  })
})

test.each(['remis', 'remis =', '= transporte', 'a = b = c', `${'x'.repeat(201)} = y`, ', = ,'])(
  'a line «%s» is wrong, and those beside it are not',
  (line) => {
    const { synonyms, wrong } = readSynonyms(`gym = gimnasio\n${line}`)
    expect(wrong).toEqual([line.trim()])
    expect(synonyms).toEqual([{ word: 'gym', means: 'gimnasio' }])
  },
)
