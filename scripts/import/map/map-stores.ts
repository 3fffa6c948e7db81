import type { ImportDocument } from '../documents.ts'
import { identityOf, reportNumber } from './identity.ts'
import type { KnownDocuments } from '../send/known-documents.ts'
import { numberedReaders, repeated, type NumberedReader } from './numbered-readers.ts'
import { assignNumbers } from './numbers.ts'
import { offerDocument, takeOffers, type OfferSource } from './offer.ts'
import type { Quirk } from '../quirk.ts'
import { SlugRegistry } from './slugs.ts'
import type { SourceRecord } from '../read/source-record.ts'
import { storeDocument, type StoreSources } from './store.ts'

interface MappedStore {
  document: ImportDocument<'store'>
  offers: OfferSource[]
  quirks: () => Quirk[]
}

export interface MappedStores {
  stores: ImportDocument<'store'>[]
  offers: ImportDocument<'offer'>[]
  quirks: Quirk[]
}

/** Stores and the offers that they hold. The reports of an offer follow those of its store. */
export function mapStores(
  records: readonly SourceRecord[],
  sources: StoreSources,
  known: KnownDocuments,
): MappedStores {
  const slugs = new SlugRegistry()
  const numbered = numberedReaders(records, storeKey, known.numbers('store'))
  const mapped = numbered.map((entry) => mapStore(entry, slugs, sources))
  const held = mapped.flatMap(({ offers }) => offers)
  const numbers = assignNumbers(held, known.numbers('offer'))
  const shared = repeated(held.map(seriesId))
  const offers = held.map((offer, index) => {
    const numero = numbers.get(offer.key) ?? index + 1
    const isShared = shared.has(seriesId(offer))
    return offerDocument(offer, { numero, isShared }, sources.images)
  })
  const quirks = mapped.flatMap((store) => store.quirks())
  return { stores: mapped.map(({ document }) => document), offers, quirks }
}

/** Offers and recommended items each count on their own in the legacy files. */
function seriesId({ list, id }: OfferSource): string {
  return `${list.kind} ${id}`
}

function storeKey({ file, key }: SourceRecord): string {
  return `${file}#${key}`
}

function mapStore(entry: NumberedReader, slugs: SlugRegistry, sources: StoreSources): MappedStore {
  const { reader, id, numero, importKey: key } = entry
  reportNumber(reader, entry)
  const offers = takeOffers(reader, { key, numbers: [id, numero] })
  const identity = identityOf(reader, { key, numero }, slugs, 'Comercio')
  const document = storeDocument(reader, identity, sources)
  const readers = [reader, ...offers.map((offer) => offer.reader)]
  return { document, offers, quirks: () => readers.flatMap((one) => one.allQuirks()) }
}
