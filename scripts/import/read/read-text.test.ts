import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBoolean, readNumber, readText } from './read-text.ts'
import { readerOf, reported } from '../testing/source.ts'
import { anyText } from '../testing/texts.ts'

describe('readText', () => {
  it('trims, makes spaces single and drops what cannot be seen', () => {
    expect(readText(readerOf({ name: ' La \u0000 Ñata\n\tII\uD800 ' }), 'name')).toBe('La Ñata II')
  })

  it('keeps the lines of a description', () => {
    const reader = readerOf({ description: 'Pan\r\nFacturas\u0007' })
    expect(readText(reader, 'description', { lines: true })).toBe('Pan\nFacturas')
  })

  it('is null for nothing and for blanks', () => {
    for (const name of [undefined, null, '', '  ', []]) {
      const reader = readerOf({ name })
      expect(readText(reader, 'name')).toBeNull()
      expect(reported(reader)).toEqual([])
    }
  })

  it('reads a number as text and reports it', () => {
    const reader = readerOf({ license: 1234 })
    expect(readText(reader, 'license')).toBe('1234')
    expect(reported(reader)).toEqual(['wrong-type license'])
  })

  it('notes what is no text', () => {
    const reader = readerOf({ name: ['a'] })
    expect(readText(reader, 'name')).toBeNull()
    expect(reader.internalNote()).toContain('["a"]')
  })

  it('cuts what is too long and keeps the rest in the note', () => {
    const reader = readerOf({ name: `${'a'.repeat(200)}b`.padEnd(245, 'b') })
    expect(readText(reader, 'name')).toBe('a'.repeat(200))
    expect(reported(reader)).toEqual(['too-long name'])
    expect(reader.internalNote()).toBe(`Importado: campo «name» decía «…${'b'.repeat(45)}»`)
  })

  it('never gives more than the limit nor half a character', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const read = readText(readerOf({ text }), 'text', { max, lines: true }) ?? ''
        expect(read.length).toBeLessThanOrEqual(max)
        expect(read).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})

describe('readNumber', () => {
  it('reads a number, and a text that says one', () => {
    const reader = readerOf({ a: 5, b: ' -29,14 ' })
    expect(readNumber(reader, 'a')).toBe(5)
    expect(readNumber(reader, 'b')).toBe(-29.14)
    expect(reported(reader)).toEqual(['wrong-type b'])
  })

  it('notes what says no number', () => {
    const reader = readerOf({ a: 'quince', b: true, c: null })
    expect(readNumber(reader, 'a')).toBeNull()
    expect(readNumber(reader, 'b')).toBeNull()
    expect(readNumber(reader, 'c')).toBeNull()
    expect(reported(reader)).toEqual(['wrong-type a', 'wrong-type b'])
    expect(reader.internalNote()).toContain('«quince»')
  })
})

describe('readBoolean', () => {
  it('reads words that mean yes or no, and reports them', () => {
    const reader = readerOf({ a: 'Sí', b: 0, c: true, d: 'quizás' })
    expect([readBoolean(reader, 'a'), readBoolean(reader, 'b')]).toEqual([true, false])
    expect([readBoolean(reader, 'c'), readBoolean(reader, 'd')]).toEqual([true, null])
    expect(reported(reader)).toEqual(['wrong-type a', 'wrong-type b', 'wrong-type d'])
  })

  it('is null for nothing', () => {
    expect(readBoolean(readerOf({}), 'is_active')).toBeNull()
  })
})
