import { slug } from '@guia/contract'
import type {
  DutyRecord,
  OfferRecord,
  OffersFile,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  SynonymRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { RecordCheck, withoutWrongOffers } from '../checks/check-records.ts'
import type { Problem } from '../problems.ts'
import { byNumber, type ImageUrls } from '../records/fields.ts'
import { toOfferStore } from '../records/offer-record.ts'
import { offersByStore, plainSiteOf, toSmallRecords } from '../records/small-records.ts'
import { toStoreRecord } from '../records/store-record.ts'
import type { SnapshotDocuments } from '../documents.ts'
import { sampleDocuments } from './sample-documents.ts'

/** A day on which every offer of the sample documents is in date. */
export const SAMPLE_DAY = '2026-03-15'

/** Every image has the same address. */
export const sameImage: ImageUrls = (media, kind) =>
  media ? `/media/0123456789abcdef-${kind}-192.webp` : ''

/** All records of a publication at once, as a small catalogue allows. */
export interface Catalogue {
  stores: StoreRecord[]
  professionals: ProfessionalRecord[]
  offers: OffersFile
  usefulContacts: UsefulContactCategoryRecord[]
  site: SiteRecord
  duties: DutyRecord[]
  synonyms: SynonymRecord[]
  problems: Problem[]
}

/** Records that pass the checks, every kind of them, made from the sample documents. */
export function buildCatalogue(
  documents: SnapshotDocuments = sampleDocuments(),
  today = SAMPLE_DAY,
  check = new RecordCheck(),
): Catalogue {
  const offers = offersByStore(documents, today)
  const problems: Problem[] = []
  const stores = documents.store
    .toSorted(byNumber)
    .map((store) => toStoreRecord(store, offers.get(store.numero) ?? [], sameImage))
    .map(withoutWrongOffers)
    .filter((record) => {
      const shape = check.storeShape(record)
      const found = shape.length > 0 ? shape : check.storeIdentity(record)
      problems.push(...found)
      return found.length === 0
    })
  const passing = new Set(stores.map(({ id }) => id))
  const kept = documents.store.filter(({ numero }) => passing.has(numero))
  const storeOf = (all: typeof stores, id: number) => {
    const found = all.find((one) => one.id === id)
    if (!found) throw new Error(`there is no store ${id}`)
    return found
  }
  const small = toSmallRecords({
    documents,
    site: plainSiteOf(documents, today),
    used: {
      categories: new Set(kept.flatMap((one) => one.categories.map(({ slug }) => slug))),
      subcategories: new Set(kept.flatMap((one) => one.subcategories.map(({ slug }) => slug))),
    },
    recordOf: ({ id }) => storeOf(stores, id),
    stores: new Map(
      stores.map((one) => [one.id, { ...toOfferStore(one), slugOfName: slug(one.name) }]),
    ),
    today,
    imageUrl: sameImage,
    check,
  })
  return { stores, ...small, problems: [...problems, ...small.problems] }
}

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
