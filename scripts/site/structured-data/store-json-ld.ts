import type { SiteRecord, StoreRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { hasMenus, storeType } from './business-types.ts'
import {
  absoluteUrl,
  filled,
  toDocument,
  type JsonLdDocument,
  type JsonLdObject,
} from './json-ld.ts'
import { businessId, offerParts } from './offer-json-ld.ts'
import { openingHoursJsonLd } from './opening-hours-json-ld.ts'
import { addressJsonLd, geoJsonLd, oneOrAll, telephoneJsonLd } from './place-json-ld.ts'

export interface StoreContext {
  /** Base address of the site, 'https://guia.example'. */
  siteUrl: string
  site: Pick<SiteRecord, 'city'>
}

const IMAGES = 6

function imagesOf({ image, banner, gallery }: StoreRecord, siteUrl: string) {
  const addresses = [image, banner, ...gallery].map((one) => absoluteUrl(one, siteUrl))
  return oneOrAll([...new Set(addresses)].filter(Boolean).slice(0, IMAGES))
}

function offersOf(store: StoreRecord, { siteUrl }: StoreContext): JsonLdObject[] {
  return store.ofertas.map((offer) =>
    offerParts(offer, paths.offer.link(offer.id, offer.tiendaId), siteUrl),
  )
}

function paymentsOf({ paymentMethods }: StoreRecord): string {
  const names = paymentMethods.flatMap((group) => group.methods.map((method) => method.name))
  return [...new Set(names.filter(Boolean))].join(', ')
}

/** What the page of every store tells, of an inactive one too (spec section 2, Store detail). */
function plainParts(store: StoreRecord, type: string, { siteUrl, site }: StoreContext) {
  const path = paths.store.link(store.slug)
  return filled({
    '@type': type,
    '@id': businessId(path, siteUrl),
    url: absoluteUrl(path, siteUrl),
    name: store.name,
    description: store.description,
    image: store.is_active ? imagesOf(store, siteUrl) : absoluteUrl(store.image, siteUrl),
    telephone: telephoneJsonLd(store.telefono, store.is_active ? store.whatsapp : ''),
    address: addressJsonLd(store.direccion, store.city || site.city),
  })
}

/**
 * A store as schema.org describes a business of its trade; of an inactive one only what its page
 * shows. Nothing that is empty in the record is mentioned.
 */
export function storeJsonLd(store: StoreRecord, context: StoreContext): JsonLdDocument {
  const type = storeType(store)
  const plain = plainParts(store, type, context)
  if (!store.is_active) return toDocument(plain)
  const { redes, website, url_tienda: shop } = store
  const details = filled({
    logo: absoluteUrl(store.image, context.siteUrl),
    geo: geoJsonLd(store.location),
    openingHoursSpecification: openingHoursJsonLd(store.hours),
    sameAs: oneOrAll([website, shop, ...Object.values(redes)]),
    hasMenu: hasMenus(type) ? store.menu : '',
    paymentAccepted: paymentsOf(store),
    makesOffer: offersOf(store, context),
  })
  return toDocument({ ...plain, ...details })
}
