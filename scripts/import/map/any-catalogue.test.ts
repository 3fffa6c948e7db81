import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEGACY_SITE, legacyProfessional, legacyStore } from '../testing/legacy.ts'
import { fieldsOf, mapped } from '../testing/mapped.ts'

describe('any catalogue at all', () => {
  const FIELDS = [
    ...Object.keys(legacyStore(1)),
    ...Object.keys(legacyProfessional('A')),
    'id',
    'title',
    'items',
  ]
  const small = fc.jsonValue({ maxDepth: 1 })
  const part = fc.dictionary(fc.constantFrom(...FIELDS, 'nombre', 'images', 'tiendaId'), small, {
    maxKeys: 4,
  })
  const value = fc.oneof(
    small,
    fc.constantFrom('08:00 - 12:00 | 25:00', '../x.png', '15 555123', { lat: '0', lng: [] }, [
      null,
    ]),
    fc.array(part, { maxLength: 3 }),
  )
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...FIELDS) }, fc.string())
  const record = fc.dictionary(name, value, { maxKeys: 12 })
  const list = fc.oneof(
    fc.array(fc.oneof(record, small), { maxLength: 5 }),
    fc.dictionary(fc.stringMatching(/^\d{1,2}$/), record, { maxKeys: 5 }),
  )
  const siteName = fc.constantFrom(...Object.keys(LEGACY_SITE))
  const site = fc.dictionary(siteName, fc.oneof(value, fc.array(record, { maxLength: 3 })))

  it('gives documents with unique keys, numbers and slugs, the same each time', () => {
    fc.assert(
      fc.property(list, list, list, site, (stores, professionals, contacts, config) => {
        const files = { stores, professionals, contacts, site: config }
        const found = mapped(files)
        expect(mapped(files)).toEqual(found)
        const keys = found.documents.map(({ type, key }) => `${type} ${key}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const type of ['store', 'offer', 'professional', 'useful-contact-category'] as const) {
          const numbers = fieldsOf(found, type).map(({ numero }) => numero)
          expect(new Set(numbers).size).toBe(numbers.length)
        }
        for (const type of ['store', 'professional'] as const) {
          const slugs = fieldsOf(found, type).map(({ slug }) => slug)
          expect(new Set(slugs).size).toBe(slugs.length)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('loses no text of a store: each is in a field, in the note or in the report', () => {
    const word = fc.stringMatching(/^[a-z]{12}$/)
    const texts = fc.record({
      direccion: word,
      telefono: word,
      whatsapp: word,
      website: word,
      fotolog: word,
    })
    fc.assert(
      fc.property(texts, (words) => {
        const [store] = fieldsOf(mapped({ stores: [legacyStore(1, words)] }), 'store')
        for (const text of Object.values(words)) expect(JSON.stringify(store)).toContain(text)
      }),
    )
  })
})
