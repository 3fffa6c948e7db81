import type { StoreRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { hasMenus, storeType } from './business-types.ts'
import { absoluteUrl, toDocument, type JsonLdContext, type JsonLdObject } from './json-ld.ts'
import { businessId, offerParts } from './offer-json-ld.ts'
import { openingHoursJsonLd, specialHoursJsonLd } from './opening-hours-json-ld.ts'
import { addressJsonLd, geoJsonLd, oneOrAll, telephoneJsonLd } from './place-json-ld.ts'

const IMAGES = 6

function imagesOf({ image, banner, gallery }: StoreRecord, siteUrl: string) {
  const addresses = [image, banner, ...gallery].map((one) => absoluteUrl(one, siteUrl))
  return oneOrAll([...new Set(addresses)].filter(Boolean).slice(0, IMAGES))
}

function paymentsOf({ paymentMethods }: StoreRecord): string {
  const names = paymentMethods.flatMap((group) => group.methods.map((method) => method.name))
  return [...new Set(names.filter(Boolean))].join(', ')
}

/**
 * A store as schema.org describes a business of its trade; of an inactive one only what its page
 * shows (spec section 2, Store detail). Nothing that is empty in the record is mentioned.
 */
export function storeJsonLd(store: StoreRecord, { siteUrl, site }: JsonLdContext): JsonLdObject {
  const { name, description, telefono, whatsapp, is_active: isActive } = store
  const path = paths.store.link(store.slug)
  const type = storeType(store)
  const image = absoluteUrl(store.image, siteUrl)
  return toDocument({
    '@type': type,
    '@id': businessId(path, siteUrl),
    url: absoluteUrl(path, siteUrl),
    name,
    description,
    image: isActive ? imagesOf(store, siteUrl) : image,
    telephone: telephoneJsonLd(telefono, isActive ? whatsapp : ''),
    address: addressJsonLd(store.direccion, store.city || site.city),
    ...(isActive && {
      logo: image,
      geo: geoJsonLd(store.location),
      openingHoursSpecification: [
        ...openingHoursJsonLd(store.hours),
        ...specialHoursJsonLd(store.horarios_especiales),
      ],
      sameAs: oneOrAll([store.website, store.url_tienda, ...Object.values(store.redes)]),
      hasMenu: hasMenus(type) ? store.menu : '',
      paymentAccepted: paymentsOf(store),
      makesOffer: store.ofertas.map((offer) =>
        offerParts(offer, paths.offer.link(offer.id, offer.tiendaId), siteUrl),
      ),
    }),
  })
}
