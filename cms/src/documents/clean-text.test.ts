import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, cleanTexts } from './clean-text'

describe('clean text', () => {
  test.each([
    ['  Panadería\u0000 ', 'Panadería'],
    ['Cafe\u0301', 'Café'],
    ['uno\r\ndos\rtres', 'uno\ndos\ntres'],
    ['\u202egnp.exe\u2069', 'gnp.exe'],
    ['medio \ud83d\u0000\udc69 carácter', 'medio  carácter'],
    ['e\u0000\u0301', 'é'],
    ['con\ttabulador', 'con\ttabulador'],
    ['👩‍🍳 Cocina', '👩‍🍳 Cocina'],
  ])('of %j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  test('reaches every text, and leaves the rest as it is', () => {
    const date = new Date(0)
    const value = {
      name: ' a ',
      list: [' b ', 1, null],
      inner: { ' text\u0000': 'c ' },
      date,
      on: true,
    }
    expect(cleanTexts(value)).toEqual({
      name: 'a',
      list: ['b', 1, null],
      inner: { text: 'c' },
      date,
      on: true,
    })
    expect(cleanTexts(value).date).toBe(date)
  })

  test('is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
      { numRuns: 2_000 },
    )
  })
})
