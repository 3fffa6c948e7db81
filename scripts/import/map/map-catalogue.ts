import { fallbackPoints } from '../../../cms/src/rules/place.ts'
import { CategoryRegistry } from './category-registry.ts'
import { contactsDocument } from './contacts.ts'
import { DOCUMENT_TYPES, type ImportDocument } from '../documents.ts'
import { reportNumber } from './identity.ts'
import type { ImageLibrary } from '../read/images.ts'
import type { KnownDocuments } from '../send/known-documents.ts'
import { mapProfessionals } from './map-professionals.ts'
import { mapStores } from './map-stores.ts'
import { numberedReaders } from './numbered-readers.ts'
import { PaymentRegistry } from './payment-registry.ts'
import type { Quirk } from '../quirk.ts'
import { plainCategories } from './read-categories.ts'
import { locationOf } from '../read/read-location.ts'
import { RecordReader } from '../read/record-reader.ts'
import { professionalCategories, takePaymentMethods, takeSiteCategories } from './site-lists.ts'
import { calendarDocuments, siteDocument } from './site.ts'
import type { SourceRecord } from '../read/source-record.ts'

/** A legacy catalogue as read, before anything is understood. */
export interface Catalogue {
  stores: SourceRecord[]
  professionals: SourceRecord[]
  contacts: SourceRecord[]
  site: SourceRecord | null
  /** False when the site's file only lends its lists to another one. */
  isSiteImported: boolean
}

export interface MappedCatalogue {
  /** In the order in which they are sent. */
  documents: ImportDocument[]
  quirks: Quirk[]
}

/** The whole catalogue as documents. The same catalogue gives the same documents. */
export function mapCatalogue(
  catalogue: Catalogue,
  images: ImageLibrary,
  known: KnownDocuments,
): MappedCatalogue {
  const site = mapSite(catalogue, images)
  const fallback = fallbackPoints(catalogue.stores.flatMap(({ data }) => locationOf(data) ?? []))
  const routes = new Set([...site.routes, ...known.keys('professional-category')])
  const sources = { ...site, images, fallback, routes }
  const contacts = mapContacts(catalogue.contacts, images)
  const stores = mapStores(catalogue.stores, sources, known)
  const professionals = mapProfessionals(catalogue.professionals, sources, known)
  const documents = [
    ...[...site.categories.documents(), ...site.payments.documents(), ...site.documents],
    ...[...contacts.documents, ...stores.stores, ...stores.offers, ...professionals.professionals],
  ]
  const quirks = [site, contacts, stores, professionals].flatMap((part) => part.quirks)
  return { documents: inOrder(documents), quirks }
}

function inOrder(documents: readonly ImportDocument[]): ImportDocument[] {
  return DOCUMENT_TYPES.flatMap((type) => documents.filter((document) => document.type === type))
}

function mapSite({ site, isSiteImported, stores }: Catalogue, images: ImageLibrary) {
  const reader = new RecordReader(site ?? EMPTY_SITE)
  const categories = new CategoryRegistry()
  takeSiteCategories(reader, categories, images)
  const cards = professionalCategories(reader, images)
  const payments = new PaymentRegistry()
  const paymentNames = takePaymentMethods(reader, payments, images)
  const setting = site && isSiteImported ? [...calendarDocuments(reader), siteDocument(reader)] : []
  const stated = categories.documents().filter(({ type }) => type === 'category')
  return {
    categories,
    knownCategories: new Set([
      ...stated.map(({ key }) => key),
      ...stores.flatMap(({ data }) => plainCategories(data)),
    ]),
    payments,
    paymentNames,
    routes: cards.map(({ key }) => key),
    documents: [...cards, ...setting],
    quirks: isSiteImported ? reader.allQuirks() : [],
  }
}

const EMPTY_SITE: SourceRecord = { file: '', key: '', position: 1, label: '', data: new Map() }

function mapContacts(records: readonly SourceRecord[], images: ImageLibrary) {
  // Their number is their key: nothing has to be remembered.
  const numbered = numberedReaders(records, ({ key }) => key, new Map())
  const documents = numbered.map((entry) => {
    reportNumber(entry.reader, entry)
    return contactsDocument(entry.reader, entry.numero, images)
  })
  return { documents, quirks: numbered.flatMap(({ reader }) => reader.allQuirks()) }
}
