import { PUBLIC_FILES, type PageList } from '@guia/contract'
import {
  parseLightStore,
  parseLightStores,
  parseStore,
  parseStoreHours,
  parseStores,
} from '../catalog/stores/parse-store.ts'
import { fetchPublicFile, fetchPublicList } from './public-file.ts'
import { createResource, type Resource } from './resource.ts'
import { useResource } from './resource-hooks.ts'
import { siteResource } from './site.ts'
import { parseDuties } from '../catalog/calendar/duties.ts'
import { parseSite } from '../catalog/site/site.ts'
import { parseOffers } from '../catalog/offers/offer.ts'
import { parseProfessionals } from '../catalog/professionals/professional.ts'
import { parseSynonyms } from '../catalog/search/synonyms.ts'
import { parseUsefulContacts } from '../catalog/contacts/useful-contacts.ts'

/** `/busquedas.json`: every store, full record. */
export const storesResource = createResource(() => fetchPublicList(PUBLIC_FILES.stores, parseStore))

/** `/horarios.json`: when the active stores are open. */
export const storeHoursResource = createResource(() =>
  fetchPublicList(PUBLIC_FILES.storeHours, parseStoreHours),
)

/** `/busqueda.json`: every store, light. */
export const lightStoresResource = createResource(() =>
  fetchPublicList(PUBLIC_FILES.lightStores, parseLightStore),
)

export const useLightStores = () => useResource(lightStoresResource)

/** `/ofertas.json`: offers and recommended items that are in date. */
export const offersResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.offers, parseOffers),
)

export const useOffers = () => useResource(offersResource)

/** `/profesionales.json`: every professional, full record. */
export const professionalsResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.professionals, parseProfessionals),
)

export const useProfessionals = () => useResource(professionalsResource)

/** `/contactos-utiles.json`: the useful contacts by category. */
export const usefulContactsResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.usefulContacts, parseUsefulContacts),
)

export const useUsefulContacts = () => useResource(usefulContactsResource)

/** `/turnos.json`: the pharmacies on duty by date. */
export const dutiesResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.duties, parseDuties),
)

export const useDuties = () => useResource(dutiesResource)

/** `/sinonimos.json`: what people type, and what the catalogue calls it. */
export const synonymsResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.synonyms, parseSynonyms),
)

/** A list that a page may bring along. */
interface BroughtList {
  list: PageList
  /** Takes its content: all of it, or what one page shows of it. Throws what its parser throws. */
  take: (file: unknown, page: string | null) => void
}

const brought = <T>(
  list: PageList,
  resource: Resource<T>,
  parse: (file: unknown) => T,
): BroughtList => ({
  list,
  take: (file, page) =>
    page === null ? resource.prime(parse(file)) : resource.primePart(page, parse(file)),
})

/** Those that a page may bring along. */
export const BROUGHT_LISTS: readonly BroughtList[] = [
  brought('site', siteResource, parseSite),
  brought('stores', storesResource, parseStores),
  brought('lightStores', lightStoresResource, parseLightStores),
  brought('professionals', professionalsResource, parseProfessionals),
  brought('offers', offersResource, parseOffers),
  brought('duties', dutiesResource, parseDuties),
  brought('usefulContacts', usefulContactsResource, parseUsefulContacts),
]
