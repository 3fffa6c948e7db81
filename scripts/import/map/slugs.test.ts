import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressSlug } from '../../../cms/src/rules/slug.ts'
import { SlugRegistry } from './slugs.ts'
import { anyText } from '../testing/texts.ts'

/** The form that the CMS asks of a slug. */
const ADDRESS = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/u

describe('addressSlug', () => {
  it('leaves the letters that an address may hold', () => {
    expect(addressSlug('Panadería Ñandú & Cía. — 東京')).toBe('panaderia-nandu-cia')
    expect(addressSlug('¡¡!!')).toBe('')
  })
})

describe('SlugRegistry', () => {
  it('appends the number to a name that is taken', () => {
    const registry = new SlugRegistry()
    expect(registry.take('La Ñata', 3, 'comercio')).toBe('la-nata')
    expect(registry.take('la nata', 64, 'comercio')).toBe('la-nata-64')
    expect(registry.take('La Ñata 64', 65, 'comercio')).toBe('la-nata-64-65')
  })

  it('names by its number what has no letters', () => {
    expect(new SlugRegistry().take('***', 8, 'comercio')).toBe('comercio-8')
  })

  it('never gives a slug twice, nor one that the CMS refuses', () => {
    const name = fc.oneof(anyText(), fc.constantFrom('a', 'A', 'a 1', 'a-1-1', ''))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
        (names) => {
          const registry = new SlugRegistry()
          const slugs = names.map(([text, number]) => registry.take(text, number, 'comercio'))
          expect(new Set(slugs).size).toBe(slugs.length)
          for (const slug of slugs) expect(slug).toMatch(ADDRESS)
        },
      ),
    )
  })
})
