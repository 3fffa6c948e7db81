import { slug, type PublicContent, type SiteRecord, type StoreRecord } from '@guia/contract'
import {
  categoryEntrySchema,
  dutySchema,
  offerSchema,
  professionalCategorySchema,
  professionalSchema,
  synonymSchema,
  usefulContactCategorySchema,
} from '@guia/contract/schemas'
import type { RecordCheck } from '../checks/check-records.ts'
import { fieldName } from '../checks/field-names.ts'
import { problemRecord } from '../checks/record-name.ts'
import { PublicationError, type Problem } from '../problems.ts'
import type { OfferDocument, SmallDocuments } from '../documents.ts'
import {
  holidayProblems,
  pharmacyOfContacts,
  toDuties,
  type FindPharmacy,
} from './calendar-records.ts'
import { byNumber, type ImageUrls } from './fields.ts'
import { isInDate, toOffersFile, type OfferStore } from './offer-record.ts'
import { toProfessionalRecord } from './professional-record.ts'
import { toPlainSite, toSiteRecord, toSynonyms, type UsedCategories } from './site-record.ts'
import { toUsefulContacts } from './useful-contacts-record.ts'

/** Everything that a release tells besides the stores themselves. */
export type SmallRecords = Omit<PublicContent, 'stores' | 'lightStores' | 'storeHours' | 'holidays'>

/** The site's configuration, which every page needs. Throws a PublicationError without one. */
export function plainSiteOf(
  { 'site-setting': [setting], calendar: [calendar] }: SmallDocuments,
  today: string,
): SiteRecord {
  if (setting) return toPlainSite(setting, calendar, today)
  throw new PublicationError(
    'Falta publicar la «Configuración del sitio»: completala en el panel y publicala.',
  )
}

/** Offers in date by the number of their store, each list by the offers' own numbers. */
export function offersByStore(
  { offer }: SmallDocuments,
  today: string,
): Map<number, OfferDocument[]> {
  const groups = new Map<number, OfferDocument[]>()
  for (const one of offer.toSorted(byNumber)) {
    const numero = one.store?.numero
    if (numero === undefined || !isInDate(one, today)) continue
    const group = groups.get(numero)
    if (group) group.push(one)
    else groups.set(numero, [one])
  }
  return groups
}

/** Why nobody sees an offer: its store is not published any more, or it has none. */
export const offerWithoutStore = (offer: OfferDocument): Problem => ({
  ...problemRecord('offer', offer),
  field: fieldName('offer', ['store']),
  message:
    'no se ve: no tiene comercio, o el suyo no está en el sitio. Si lo sacaste a propósito, vuelve ' +
    'sola cuando lo publiques; si no, elegile un comercio.',
})

const offersWithoutStore = ({ offer }: SmallDocuments, today: string): Problem[] =>
  offer.filter((one) => !one.store && isInDate(one, today)).map(offerWithoutStore)

/** As much of a published store as the small records name. */
export interface PublishedStore extends OfferStore {
  /** The address that its name would have; '' when that is its own. */
  slugOfName: string
}

/** A pharmacy by its name: a store's own page says most of it. */
function pharmacyFinder({ documents, stores, recordOf }: SmallRecordsInput): FindPharmacy {
  const byName = new Map(
    [...stores.values()].map((store) => [store.slugOfName || store.slug, store]),
  )
  return (name) => {
    const store = byName.get(slug(name))
    const entry = pharmacyOfContacts(documents['useful-contact-category'], name)
    if (!store) return entry
    const { direccion, telefono, whatsapp, location, is_active: isActive } = recordOf(store)
    return {
      direccion: direccion || (entry?.direccion ?? ''),
      telefono: telefono || (entry?.telefono ?? ''),
      // Of an inactive store no page shows these (spec section 4).
      ...(isActive ? { whatsapp, location } : { whatsapp: '', location: null }),
      slug: store.slug,
    }
  }
}

export interface SmallRecordsInput {
  documents: SmallDocuments
  site: SiteRecord
  used: UsedCategories
  /** The published stores by number. */
  stores: ReadonlyMap<number, PublishedStore>
  recordOf: (store: PublishedStore) => StoreRecord
  /** The day in Goya, 'AAAA-MM-DD'. */
  today: string
  imageUrl: ImageUrls
  check: RecordCheck
}

/**
 * The small public records in stable order, without those that fail a check: same documents, same
 * day, same records. Throws a PublicationError when the site's configuration itself fails.
 */
export function toSmallRecords(input: SmallRecordsInput): SmallRecords & { problems: Problem[] } {
  const { documents, stores, today, imageUrl, check } = input
  const problems = offersWithoutStore(documents, today)
  const passing = <T>(records: readonly T[], checkOne: (record: T) => Problem[]): T[] =>
    records.filter((record) => {
      const found = checkOne(record)
      problems.push(...found)
      return found.length === 0
    })
  const site = toSiteRecord(input.site, documents, input.used, imageUrl)
  site.categories = passing(site.categories, check.record('category', categoryEntrySchema))
  site.professionalCategories = passing(
    site.professionalCategories,
    check.record('professional-category', professionalCategorySchema, ['route']),
  )
  const wrong = check.site(site)
  if (wrong.length > 0) {
    throw new PublicationError(
      'La publicación se detuvo y lo publicado no cambia: hay que corregir la configuración del sitio.',
      wrong,
    )
  }
  const offers = toOffersFile(documents.offer, stores, today, imageUrl)
  const [calendar] = documents.calendar
  const { duties, problems: dutyProblems } = toDuties(calendar, pharmacyFinder(input), today)
  problems.push(...dutyProblems, ...holidayProblems(calendar))
  const professionals = documents.professional
    .toSorted(byNumber)
    .map((professional) => toProfessionalRecord(professional, imageUrl))
  const checkOffer = check.record('offer', offerSchema, ['id'])
  return {
    site,
    offers: {
      ofertas: passing(offers.ofertas, checkOffer),
      recomendados: passing(offers.recomendados, checkOffer),
    },
    professionals: passing(
      professionals,
      check.record('professional', professionalSchema, ['id', 'slug']),
    ),
    usefulContacts: passing(
      toUsefulContacts(documents['useful-contact-category'], imageUrl),
      check.record('useful-contact-category', usefulContactCategorySchema, ['id']),
    ),
    synonyms: passing(
      toSynonyms(documents['site-setting'][0], [
        ...site.categories,
        ...site.categories.flatMap(({ subcategories }) => subcategories),
      ]),
      check.only('site-setting', synonymSchema, ['synonyms']),
    ),
    duties: passing(duties, check.only('calendar', dutySchema, ['duties'])),
    problems,
  }
}
