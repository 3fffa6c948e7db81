import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug, isPathSegment } from './slug.ts'

test.each([
  ['Panadería Ñandú & Cía.', 'panaderia-nandu-cia'],
  ['  La   Esquina ', 'la-esquina'],
  ['Ropa - Más', 'ropa-mas'],
  ['Coca-Cola', 'coca-cola'],
  ['ÓPTICA 2000', 'optica-2000'],
  ['¡¿!?', ''],
])('%s becomes %s', (name, expected) => {
  expect(slug(name)).toBe(expected)
})

test('a slug of a slug is the slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(slug(slug(name))).toBe(slug(name))
    }),
  )
})

test('a name with a letter or a digit has a slug', () => {
  const character = fc.constantFrom(...'abzñÁÜ019ßжİ字')
  fc.assert(
    fc.property(fc.string(), character, fc.string(), (before, letter, after) => {
      expect(slug(before + letter + after)).not.toBe('')
    }),
  )
})

test('a slug holds no space, no capital and no hyphen at its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slug(name)).toMatch(/^(?!-)[^\sA-Z/?#%]*(?<!-)$/)
    }),
  )
})

test.each(['la-espiga', 'La Ñata & Cía', 'Kiosco 24.7', '100%', '¿Qué?', 'ñ'.repeat(127)])(
  '«%s» can stand in an address',
  (name) => {
    expect(isPathSegment(name)).toBe(true)
  },
)

test.each(['', '.', '..', '.oculto', 'Kiosco 24/7', 'a\\b', 'a\0b', 'ñ'.repeat(128)])(
  '«%s» cannot',
  (name) => {
    expect(isPathSegment(name)).toBe(false)
  },
)
