import type { OfferRecord, StoreOfferRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { ANY_BUSINESS } from './business-types.ts'
import {
  absoluteUrl,
  filled,
  toDocument,
  type JsonLdDocument,
  type JsonLdObject,
} from './json-ld.ts'

type Dates = Pick<OfferRecord, 'desde' | 'hasta'>

/** '@id' of a store or professional, by which its parts and offers name it. */
export const businessId = (path: string, siteUrl: string) => `${absoluteUrl(path, siteUrl)}#negocio`

/**
 * An offer as a property of its store has it; `path` is its page. A store's own record does not
 * tell the days on which its offers hold.
 */
export function offerParts(
  offer: StoreOfferRecord,
  path: string,
  siteUrl: string,
  dates?: Dates,
): JsonLdObject {
  return filled({
    '@type': 'Offer',
    name: offer.nombre,
    description: [offer.descuento, offer.descripcion].filter(Boolean).join(' · '),
    image: absoluteUrl(offer.imagen, siteUrl),
    url: absoluteUrl(path, siteUrl),
    validFrom: dates?.desde ?? undefined,
    validThrough: dates?.hasta ?? undefined,
  })
}

/**
 * The page of one offer or recommended item. `path` is that page's, '/ofertas/3/12' when it is
 * left out.
 */
export function offerJsonLd(
  offer: OfferRecord,
  { siteUrl, path }: { siteUrl: string; path?: string },
): JsonLdDocument {
  const page = path ?? paths.offer.link(offer.id, offer.tiendaId)
  const store = paths.store.link(offer.tienda.slug)
  return toDocument({
    ...offerParts(offer, page, siteUrl, offer),
    offeredBy: filled({
      '@type': ANY_BUSINESS,
      '@id': businessId(store, siteUrl),
      name: offer.tienda.name,
      url: absoluteUrl(store, siteUrl),
      image: absoluteUrl(offer.tienda.image, siteUrl),
    }),
  })
}
