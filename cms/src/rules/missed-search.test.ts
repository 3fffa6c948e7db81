import { describe, expect, test } from 'vitest'
import { MISSED_SEARCH_LENGTH, missedWords } from './missed-search'

test.each([
  ['Remís', 'remis'],
  ['  ¿Dónde hay   REMÍS? ', 'donde hay remis'],
  ['ñandú', 'nandu'],
  ["D'Amico", 'd amico'],
  ['pan,facturas', 'pan facturas'],
  ['24hs', '24hs'],
  ['Colón 1234', 'colon 1234'],
])('%j is counted as %j', (text, words) => {
  expect(missedWords(text)).toBe(words)
  expect(missedWords(words)).toBe(words)
})

test.each([
  '3777 55-5123',
  '+54 9 3777 555123',
  '０３７７７ ５５５１２３',
  '٣٧٧٧٥٥٥١٢٣',
  'dni 30.123.456',
  'juan 3 7 7 7 5 5',
  'ana@correo.example',
  'ana arroba gmail',
  'ana.sosa gmail.com',
  'ＡＮＡ＠correo',
  'https://www.example/?clave=abc',
])('%j may lead to a person and is not', (text) => {
  expect(missedWords(text)).toBeNull()
})

test.each(['', ' ', 'a', '¿?', '🙂🙂', 'плотник', undefined, null, 7, ['remis'], { a: 1 }])(
  '%j is no search',
  (text) => {
    expect(missedWords(text)).toBeNull()
  },
)

describe('whatever is typed', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://x")',
    '-2+3',
    '+cmd|calc',
    '\t=1',
    '<script>alert(1)</script>',
    "'; DROP TABLE leads; --",
    'a\u0000b\u202ec',
    'e\u0301\u0301',
    '\ud800a b',
    '.*+?^${}()|[]',
  ])('%j leaves letters, digits and single spaces', (text) => {
    expect(missedWords(text) ?? 'nada').toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
  })

  test('a text is whole or not at all', () => {
    expect(missedWords('a'.repeat(MISSED_SEARCH_LENGTH))).toHaveLength(MISSED_SEARCH_LENGTH)
    expect(missedWords('a'.repeat(MISSED_SEARCH_LENGTH + 1))).toBeNull()
    expect(missedWords('ﷺ'.repeat(MISSED_SEARCH_LENGTH))).toBeNull()
    expect(missedWords('á '.repeat(1_000_000))).toBeNull()
  })
})
