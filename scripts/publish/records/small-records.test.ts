import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PublicationError } from '../problems.ts'
import { toContents } from '../release/release-files.ts'
import type { SnapshotDocuments, StoreDocument } from '../snapshot/documents.ts'
import { buildDocuments, buildOffer, buildStore } from '../testing/documents.ts'
import { sampleDocuments } from '../testing/sample-documents.ts'
import { toCatalogue } from './catalogue-records.ts'
import type { ImageUrls } from './fields.ts'

const TODAY = '2026-03-15'
const imageUrl: ImageUrls = (media, kind) => (media ? `/media/${media.name}-${kind}.webp` : '')

const bytesOf = (documents: SnapshotDocuments) =>
  Object.values(toContents(toCatalogue(documents, TODAY, imageUrl)))
    .map(({ bytes }) => bytes.toString())
    .join('')

const shuffled = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })

/** Lists whose order the CMS does not promise; a gallery's is the staff's. */
const shuffledStore = (store: StoreDocument) =>
  fc
    .record({
      categories: shuffled(store.categories),
      subcategories: shuffled(store.subcategories),
      paymentMethods: shuffled(store.paymentMethods),
    })
    .map((lists) => ({ ...store, ...lists }))

const shuffledDocuments = (): fc.Arbitrary<SnapshotDocuments> => {
  const documents = sampleDocuments()
  return fc.record({
    category: shuffled(documents.category),
    subcategory: shuffled(documents.subcategory),
    'payment-method': shuffled(documents['payment-method']),
    store: fc.tuple(...documents.store.map(shuffledStore)).chain(shuffled),
    offer: shuffled(documents.offer),
    'professional-category': shuffled(documents['professional-category']),
    professional: shuffled(documents.professional),
    'useful-contact-category': shuffled(documents['useful-contact-category']),
    'site-setting': shuffled(documents['site-setting']),
  })
}

test('the same documents in any order make the same bytes', () => {
  const expected = bytesOf(sampleDocuments())
  fc.assert(
    fc.property(shuffledDocuments(), (documents) => {
      expect(bytesOf(documents)).toBe(expected)
    }),
  )
})

test('another document makes other bytes', () => {
  const documents = sampleDocuments()
  expect(bytesOf({ ...documents, store: documents.store.slice(1) })).not.toBe(
    bytesOf(sampleDocuments()),
  )
})

test('stores come by number, and the light list has the same stores', () => {
  const { stores, lightStores } = toCatalogue(sampleDocuments(), TODAY, imageUrl)
  expect(stores.map(({ id }) => id)).toEqual([1, 2, 7])
  expect(lightStores.map(({ id }) => id)).toEqual([1, 2, 7])
})

test('a store holds its own offers that are in date, and no others', () => {
  const { stores } = toCatalogue(
    buildDocuments({
      store: [buildStore(1), buildStore(2)],
      offer: [
        buildOffer(5, 1),
        buildOffer(4, 1, { endsOn: '2026-03-14' }),
        buildOffer(3, 1, { kind: 'recomendado' }),
        buildOffer(2, 2),
      ],
    }),
    TODAY,
    imageUrl,
  )
  expect(stores[0]?.ofertas.map(({ id }) => id)).toEqual([5])
  expect(stores[0]?.recomendados.map(({ id }) => id)).toEqual([3])
  expect(stores[1]?.ofertas.map(({ id }) => id)).toEqual([2])
})

test('without the site configuration nothing can be published, and staff are told', () => {
  const documents = buildDocuments({ 'site-setting': [] })
  expect(() => toCatalogue(documents, TODAY, imageUrl)).toThrow(PublicationError)
  expect(() => toCatalogue(documents, TODAY, imageUrl)).toThrow(/«Configuración del sitio»/)
})
