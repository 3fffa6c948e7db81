import type { OfferRecord, StoreOfferRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { ANY_BUSINESS } from './business-types.ts'
import { absoluteUrl, filled, toDocument, type JsonLdObject } from './json-ld.ts'

/** '@id' of a store or professional, by which its parts and offers name it. */
export const businessId = (path: string, siteUrl: string) => `${absoluteUrl(path, siteUrl)}#negocio`

/** An offer as a property of its store has it; `path` is its page. */
export const offerParts = (offer: StoreOfferRecord, path: string, siteUrl: string): JsonLdObject =>
  filled({
    '@type': 'Offer',
    name: offer.nombre,
    description: [offer.descuento, offer.descripcion].filter(Boolean).join(' · '),
    image: absoluteUrl(offer.imagen, siteUrl),
    url: absoluteUrl(path, siteUrl),
    validFrom: offer.desde ?? undefined,
    validThrough: offer.hasta ?? undefined,
  })

/** An offer or recommended item; `path` is its page. */
export function offerJsonLd(offer: OfferRecord, path: string, siteUrl: string): JsonLdObject {
  const { tienda } = offer
  const store = paths.store.link(tienda.slug)
  return toDocument({
    ...offerParts(offer, path, siteUrl),
    offeredBy: filled({
      '@type': ANY_BUSINESS,
      '@id': businessId(store, siteUrl),
      name: tienda.name,
      url: absoluteUrl(store, siteUrl),
      image: absoluteUrl(tienda.image, siteUrl),
    }),
  })
}
