import { PUBLIC_FILES } from '@guia/contract'
import { parseOffers } from '../catalog/offers/offer.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource, useResource } from './resource.ts'

/** `/ofertas.json`: offers and recommended items that are in date. */
export const offersResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.offers, parseOffers),
)

export const useOffers = () => useResource(offersResource)
