import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressSlug as slug } from './slug'

describe('a slug', () => {
  test.each([
    ['Panadería La Ñata', 'panaderia-la-nata'],
    ['  Café   X ', 'cafe-x'],
    ['Autos, Motos y Otros', 'autos-motos-y-otros'],
    ['A & B', 'a-b'],
    ['Kiosco - 24 hs', 'kiosco-24-hs'],
    ['Ópticas “Vía_Láctea”', 'opticas-via_lactea'],
    ['日本', ''],
    ['¡!', ''],
  ])('of %j is %j', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })

  test('is safe in an address, the same for both forms of an accent, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const result = slug(name)
        expect(result).toMatch(/^([a-z0-9_]+(-[a-z0-9_]+)*)?$/)
        expect(slug(result)).toBe(result)
        expect(slug(name.normalize('NFD'))).toBe(slug(name.normalize('NFC')))
      }),
      { numRuns: 2_000 },
    )
  })
})
