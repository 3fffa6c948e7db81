import { describe, expect, it } from 'vitest'
import type { ImportDocument } from '../documents.ts'
import { fieldHash } from './field-hash.ts'
import { knownDocuments } from './known-documents.ts'
import { planImport } from './plan.ts'
import { imageRef } from '../testing/source.ts'
import { fieldHashes, imagesOf, wireValue, withoutImages } from './wire.ts'

const category = (name: string): ImportDocument => ({
  type: 'category',
  key: 'pan',
  record: 'sitio.json',
  fields: { name, slug: 'pan', icon: imageRef('a.png') },
})

const imported = (document: ImportDocument) =>
  knownDocuments(new Map([[document.type, new Map([[document.key, fieldHashes(document)]])]]))

describe('planImport', () => {
  it('creates a document that the CMS does not remember, with every field', () => {
    const [planned] = planImport([category('Pan')], knownDocuments(new Map()))
    expect(planned).toMatchObject({ outcome: 'created', changed: ['name', 'slug', 'icon'] })
  })

  it('sends nothing of a document that is the same', () => {
    const [planned] = planImport([category('Pan')], imported(category('Pan')))
    expect(planned).toMatchObject({ outcome: 'unchanged', changed: [] })
  })

  it('sends only the field that changed, and the hashes of all', () => {
    const [planned] = planImport([category('Panes')], imported(category('Pan')))
    expect(planned).toMatchObject({ outcome: 'changed', changed: ['name'] })
    expect([...(planned?.hashes.keys() ?? [])]).toEqual(['name', 'slug', 'icon'])
  })

  it('sends a field again whose hash the CMS does not have', () => {
    const [planned] = planImport(
      [category('Pan')],
      knownDocuments(new Map([['category', new Map([['pan', new Map()]])]])),
    )
    expect(planned).toMatchObject({ outcome: 'changed', changed: ['name', 'slug', 'icon'] })
  })
})

describe('knownDocuments', () => {
  it('finds a number again by its hash', () => {
    const known = knownDocuments(
      new Map([
        [
          'store',
          new Map([
            ['a', new Map([['numero', fieldHash(63)]])],
            ['b', new Map()],
          ]),
        ],
      ]),
    )
    expect(known.numbers('store')).toEqual(new Map([['a', 63]]))
    expect(known.numbers('offer')).toEqual(new Map())
    expect(known.keys('store')).toEqual(['a', 'b'])
  })
})

describe('wireValue', () => {
  it('says of an image only its hash', () => {
    const image = imageRef('a.png')
    expect(wireValue({ gallery: [image], logo: image, name: 'x', none: undefined })).toEqual({
      gallery: [{ sha256: image.sha256 }],
      logo: { sha256: image.sha256 },
      name: 'x',
      none: null,
    })
  })

  it('leaves out refused images', () => {
    const [a, b] = [imageRef('a.png'), imageRef('b.png')]
    const refused = new Set([a.sha256])
    expect(withoutImages([a, b], refused)).toEqual([b])
    expect(withoutImages(a, refused)).toBeNull()
    expect(withoutImages('texto', refused)).toBe('texto')
    expect(imagesOf([a, b])).toEqual([a, b])
    expect(imagesOf(null)).toEqual([])
  })
})
