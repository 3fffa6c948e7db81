import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '@guia/web/testing/hostile-text'
import { drawableText } from './drawable-text.ts'
import { face, fontFor, outlines, widthOf } from './face.ts'
import { fitText, withEllipsis } from './fit-text.ts'

/** Thousands of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

const bold = face('bold')
const BOX = { width: 700, height: 280, sizes: [92, 64, 48], leading: 1.1 }

describe('what can be drawn of a name', () => {
  test.each([
    ['Panadería Doña Ñata', 'Panadería Doña Ñata'],
    ['Pen\u0303a Güemes', 'Peña Güemes'],
    ['  Uno\r\n dos\u00a0tres ', 'Uno dos tres'],
    ['Pesca 🎣 El Dorado', 'Pesca El Dorado'],
    ['🐟 - Pescadería', 'Pescadería'],
    ['Kiosco (🍭) 24 h', 'Kiosco 24 h'],
    ['👩‍🍳 Cocina\u202e', 'Cocina'],
    ['𝓟𝓪𝓻𝓪𝓷𝓪\u0301', 'Paraná'],
    ['Phở Tiếng', 'Pho Tieng'],
    ['x\u0301\u0302y', 'xy'],
    ['ﬁambres ½', 'fiambres ½'],
    ['Łódź', 'Łódź'],
    ['שלום', ''],
    ['مرحبا', ''],
    ['a\ud83db', 'ab'],
    ['- Guion propio -', '- Guion propio -'],
    ['', ''],
    // No line of a card shows as much, and measuring it would take minutes.
    ['W '.repeat(10_000), 'W '.repeat(150).trim()],
  ])('%j → %j', (name, drawn) => {
    expect(drawableText(name, bold)).toBe(drawn)
  })

  test('the face has all of it, whatever the name', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const drawn = drawableText(name, bold)
        for (const character of drawn) expect(fontFor(bold, character)).toBeDefined()
        expect(drawableText(drawn, bold)).toBe(drawn)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('a name in its box', () => {
  test('is as large as it fits, its lines even', () => {
    expect(fitText('Panadería Doña Ñata', bold, BOX)).toEqual({
      lines: ['Panadería', 'Doña Ñata'],
      size: 92,
    })
  })

  test('that is one long word is broken', () => {
    const { lines, size } = fitText('ñ'.repeat(120), bold, BOX)
    expect(size).toBe(48)
    expect(lines.join('')).toBe('ñ'.repeat(120))
  })

  test('that is too long is cut', () => {
    const { lines } = fitText('Panadería '.repeat(60), bold, BOX)
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toMatch(/…$/)
  })

  test('that is too long for its line is cut where an ellipsis still fits', () => {
    const width = widthOf('m'.repeat(10), bold)
    const cut = withEllipsis('m'.repeat(40), width, bold)
    expect(cut).toMatch(/^m+…$/)
    expect(widthOf(cut, bold)).toBeLessThanOrEqual(width)
    expect(widthOf(`m${cut}`, bold)).toBeGreaterThan(width)
    expect(withEllipsis('m', 0, bold)).toBe('…')
    expect(withEllipsis('', width, bold)).toBe('…')
  })

  test('that is empty has no lines', () => {
    expect(fitText('', bold, BOX).lines).toEqual([])
  })

  test('stays inside, whatever it is', PATIENT, () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'WimñÁ.l'), maxLength: 60 }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, (parts) => {
        const { lines, size } = fitText(parts.join(' '), bold, BOX)
        expect(lines.length * size * BOX.leading).toBeLessThanOrEqual(BOX.height)
        for (const line of lines) {
          expect(widthOf(line, bold) * size).toBeLessThanOrEqual(BOX.width + 0.01)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('outlines are numbers, of every character that the face has', () => {
  const everything = Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => fontFor(bold, character))
  expect(everything.length).toBeGreaterThan(300)
  for (const character of everything) {
    const d = outlines(`Go${character}n`, bold, 72.3, 310.7, 92)
    expect(d).toMatch(/^[MLQCZ\d. -]+$/)
  }
})
