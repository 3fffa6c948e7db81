import { describe, expect, it } from 'vitest'
import { knownDocuments } from '../send/known-documents.ts'
import { LEGACY_SITE, legacyProfessional, legacyStore } from '../testing/legacy.ts'
import { fieldsOf, kinds, mapped } from '../testing/mapped.ts'
import { fieldHashes } from '../send/wire.ts'

describe('numbers and slugs', () => {
  it('gives the second store of an id its key, and reports it', () => {
    const found = mapped({ stores: { 63: legacyStore(63), 64: legacyStore(63) } })
    expect(fieldsOf(found, 'store').map(({ numero }) => numero)).toEqual([63, 64])
    expect(kinds(found).filter((line) => line.includes('id'))).toEqual([
      'duplicate-id busquedas.json #64 «Panadería 63» id',
      'id-differs-from-key busquedas.json #64 «Panadería 63» id',
    ])
  })

  it('keeps an id that differs from its key, and reports it', () => {
    const found = mapped({ stores: { 5: legacyStore(50) } })
    expect(fieldsOf(found, 'store')[0]?.numero).toBe(50)
    expect(kinds(found)).toEqual(['id-differs-from-key busquedas.json #5 «Panadería 50» id'])
  })

  it('appends the number to a repeated name, and reports it', () => {
    const found = mapped({ stores: [legacyStore(1), legacyStore(2, { name: 'PANADERIA 1' })] })
    expect(fieldsOf(found, 'store').map(({ slug }) => slug)).toEqual([
      'panaderia-1',
      'panaderia-1-2',
    ])
    expect(kinds(found)).toEqual(['duplicate-slug busquedas.json #2 «PANADERIA 1» slug'])
  })

  it('lets the slug of the source go before the name’s', () => {
    const professionals = [legacyProfessional('Ana Pérez', { slug: 'dra-perez' })]
    expect(fieldsOf(mapped({ professionals }), 'professional')[0]?.slug).toBe('dra-perez')
  })

  it('keeps the numbers of an earlier import when the source inserts a record', () => {
    const before = mapped({
      professionals: [legacyProfessional('Ana'), legacyProfessional('Beto')],
    })
    const imported = new Map<string, Map<string, string>>()
    for (const document of before.documents) {
      if (document.type !== 'professional') continue
      imported.set(document.key, fieldHashes(document))
    }
    const after = mapped(
      { professionals: ['Zoe', 'Ana', 'Beto'].map((name) => legacyProfessional(name)) },
      knownDocuments(new Map([['professional', imported]])),
    )
    expect(fieldsOf(after, 'professional').map(({ name, numero }) => [name, numero])).toEqual([
      ['Zoe', 4],
      ['Ana', 1],
      ['Beto', 2],
    ])
  })

  it('names a store without name by its number', () => {
    const found = mapped({ stores: { 9: legacyStore(9, { name: '' }) } })
    expect(fieldsOf(found, 'store')[0]).toMatchObject({ name: 'Comercio 9', slug: 'comercio-9' })
    expect(kinds(found)).toEqual(['empty-field busquedas.json #9 name'])
  })
})

describe('fallback points', () => {
  it('leave the stores that share one without location, and each is reported', () => {
    const location = { lat: -29.14, lng: -59.26 }
    const stores = [1, 2, 3, 4].map((id) => legacyStore(id, id < 4 ? { location } : {}))
    const professionals = [legacyProfessional('Ana', { location })]
    const found = mapped({ stores, professionals, site: LEGACY_SITE })
    expect(fieldsOf(found, 'store').map((store) => store.location)).toEqual([
      null,
      null,
      null,
      { lat: -29.14, lng: -59.004 },
    ])
    expect(fieldsOf(found, 'professional')[0]?.location).toBeNull()
    expect(kinds(found).filter((line) => line.startsWith('fallback'))).toHaveLength(4)
  })

  it('are none while only two stores share a point', () => {
    const location = { lat: -29.14, lng: -59.26 }
    const found = mapped({ stores: [legacyStore(1, { location }), legacyStore(2, { location })] })
    expect(fieldsOf(found, 'store').map((store) => store.location)).toEqual([location, location])
  })
})
