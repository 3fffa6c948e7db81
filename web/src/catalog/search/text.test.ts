import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shorten } from './text.ts'

describe('a description', () => {
  test('short enough stays, on one line', () => {
    expect(shorten(' Pan\n  y   facturas ')).toBe('Pan y facturas')
  })

  test('too long ends with a whole word and an ellipsis', () => {
    expect(shorten('uno dos tres cuatro', 12)).toBe('uno dos…')
  })

  test('of one endless word is cut where it must', () => {
    expect(shorten('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)}…`)
  })

  test('is never longer than it may be, nor ends with half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const short = shorten(text, 10)
        expect(short.length).toBeLessThanOrEqual(11)
        expect(Buffer.from(short).toString()).toBe(short)
      }),
    )
  })
})
