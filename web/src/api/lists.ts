import { PUBLIC_FILES } from '@guia/contract'
import { parseStores, parseLightStores } from '../catalog/stores/parse-store.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource } from './resource.ts'
import { useResource } from './resource-hooks.ts'
import { parseDuties } from '../catalog/calendar/duties.ts'
import { parseOffers } from '../catalog/offers/offer.ts'
import { parseProfessionals } from '../catalog/professionals/professional.ts'
import { parseSynonyms } from '../catalog/search/synonyms.ts'
import { parseUsefulContacts } from '../catalog/contacts/useful-contacts.ts'

/** `/busquedas.json`: every store, full record. */
export const storesResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.stores, parseStores),
)

/** `/busqueda.json`: every store, light. */
export const lightStoresResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.lightStores, parseLightStores),
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
