import type {
  LightStoreRecord,
  OffersFile,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { PublicationError } from '../problems.ts'
import type { OfferDocument, SnapshotDocuments } from '../snapshot/documents.ts'
import { byNumber, type ImageUrls } from './fields.ts'
import { isInDate, toOffersFile, type OfferStore } from './offer-record.ts'
import { toProfessionalRecord } from './professional-record.ts'
import { toSiteRecord } from './site-record.ts'
import { toLightStore, toStoreRecord } from './store-record.ts'
import { toUsefulContacts } from './useful-contacts-record.ts'

/** Everything that a release tells, before it is written. */
export interface Catalogue {
  stores: StoreRecord[]
  lightStores: LightStoreRecord[]
  professionals: ProfessionalRecord[]
  offers: OffersFile
  usefulContacts: UsefulContactCategoryRecord[]
  site: SiteRecord
}

function groupByStore(offers: readonly OfferDocument[]): Map<number, OfferDocument[]> {
  const groups = new Map<number, OfferDocument[]>()
  for (const offer of offers) {
    const numero = offer.store?.numero
    if (numero !== undefined) groups.set(numero, [...(groups.get(numero) ?? []), offer])
  }
  return groups
}

const toOfferStore = ({ id, slug, name, image, is_active }: StoreRecord): OfferStore => ({
  id,
  slug,
  name,
  image,
  isActive: is_active,
})

/**
 * The public records of a snapshot, in stable order: same documents, same day, same records.
 * `today` is the day in Goya, 'AAAA-MM-DD'. Throws a PublicationError without site configuration.
 */
export function toCatalogue(
  documents: SnapshotDocuments,
  today: string,
  imageUrl: ImageUrls,
): Catalogue {
  const [setting] = documents['site-setting']
  if (!setting) {
    throw new PublicationError(
      'Falta publicar la «Configuración del sitio»: completala en el panel y publicala.',
    )
  }
  const offersByStore = groupByStore(documents.offer.filter((offer) => isInDate(offer, today)))
  const stores = documents.store
    .toSorted(byNumber)
    .map((store) => toStoreRecord(store, offersByStore.get(store.numero) ?? [], imageUrl))
  const offerStores = new Map(stores.map((store) => [store.id, toOfferStore(store)]))
  return {
    stores,
    lightStores: stores.map(toLightStore),
    professionals: documents.professional
      .toSorted(byNumber)
      .map((professional) => toProfessionalRecord(professional, imageUrl)),
    offers: toOffersFile(documents.offer, offerStores, today, imageUrl),
    usefulContacts: toUsefulContacts(documents['useful-contact-category'], imageUrl),
    site: toSiteRecord(setting, documents, today, imageUrl),
  }
}
