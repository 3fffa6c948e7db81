import type {
  OfferRecord,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { toCatalogue, type Catalogue } from '../records/catalogue-records.ts'
import type { ImageUrls } from '../records/fields.ts'
import type { SnapshotDocuments } from '../snapshot/documents.ts'
import { sampleDocuments } from './sample-documents.ts'

/** A day on which every offer of the sample documents is in date. */
export const SAMPLE_DAY = '2026-03-15'

/** Every image has the same address. */
export const sameImage: ImageUrls = (media, kind) =>
  media ? `/media/0123456789abcdef-${kind}-192.webp` : ''

/** Records that the contract allows, every kind of them, made from the sample documents. */
export const buildCatalogue = (documents: SnapshotDocuments = sampleDocuments()): Catalogue =>
  toCatalogue(documents, SAMPLE_DAY, sameImage)

function find<T>(list: readonly T[], index: number): T {
  const record = list.at(index)
  if (record === undefined) throw new Error('the sample documents hold no such record')
  return record
}

/** A store with every field filled in. */
export const sampleStore = (): StoreRecord => find(buildCatalogue().stores, -1)
export const sampleProfessional = (): ProfessionalRecord => find(buildCatalogue().professionals, -1)
export const sampleOffer = (): OfferRecord => find(buildCatalogue().offers.ofertas, -1)
export const sampleContacts = (): UsefulContactCategoryRecord =>
  find(buildCatalogue().usefulContacts, 0)
export const sampleSite = (): SiteRecord => buildCatalogue().site
