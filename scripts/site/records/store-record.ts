import {
  SOCIAL_NETWORKS,
  type LightStoreRecord,
  type StoreHoursRecord,
  type StoreRecord,
  type SubcategoryRecord,
} from '@guia/contract'
import { asDigits, asSocialLinks, asWebLink } from '@guia/web/catalog/parse-fields'
import { readSpecialHours } from '../../../cms/src/rules/calendar.ts'
import { hoursRecord } from '../../../cms/src/rules/hours.ts'
import type { OfferDocument, StoreDocument } from '../documents.ts'
import { byName, byNumber, galleryOf, tagsOf, textOf, type ImageUrls } from './fields.ts'
import { toStoreOffer } from './offer-record.ts'
import { toPaymentGroups } from './payment-groups-record.ts'

interface Iconed {
  name: string
  icon?: StoreDocument['image']
}

function iconsOf(categories: readonly Iconed[], imageUrl: ImageUrls): Record<string, string> {
  const icons = categories.map(({ name, icon }) => [textOf(name), imageUrl(icon, 'icon')] as const)
  return Object.fromEntries(icons.filter(([, url]) => url !== ''))
}

function toSubcategory(entry: Iconed, imageUrl: ImageUrls): SubcategoryRecord {
  const name = textOf(entry.name)
  const url = imageUrl(entry.icon, 'icon')
  return url ? { name, icon: url } : { name }
}

/**
 * A published store as `busquedas.json` holds it (spec section 3). `offers` are the store's own
 * that are in date.
 */
export function toStoreRecord(
  store: StoreDocument,
  offers: readonly OfferDocument[],
  imageUrl: ImageUrls,
): StoreRecord {
  const categories = store.categories.toSorted(byName)
  const offersOfKind = (kind: OfferDocument['kind']) =>
    offers
      .filter((offer) => offer.kind === kind)
      .toSorted(byNumber)
      .map((offer) => toStoreOffer(offer, store.numero, imageUrl))
  const image = imageUrl(store.image, 'logo')
  const { hours: specialHours } = readSpecialHours(textOf(store.specialHours))
  return {
    id: store.numero,
    slug: store.slug,
    name: textOf(store.name),
    city: textOf(store.city),
    direccion: textOf(store.address),
    telefono: textOf(store.phone),
    whatsapp: asDigits(store.whatsapp),
    whatsapp_may: asDigits(store.wholesaleWhatsapp),
    website: asWebLink(store.website),
    url_tienda: asWebLink(store.shopUrl),
    menu: asWebLink(store.menuUrl),
    redes: asSocialLinks(store.social, SOCIAL_NETWORKS),
    category: categories.map((category) => textOf(category.name)),
    subcategory: store.subcategories
      .toSorted(byName)
      .map((entry) => toSubcategory(entry, imageUrl)),
    description: textOf(store.description),
    tags: tagsOf(store.tags),
    is_active: store.isActive,
    icon: iconsOf(categories, imageUrl),
    banner: imageUrl(store.banner, 'banner'),
    'banner-promotion': imageUrl(store.promotionBanner, 'banner'),
    'banner-inicio-promotion': imageUrl(store.homePromotionBanner, 'banner'),
    'banner-description': textOf(store.promotionText),
    image,
    logo: imageUrl(store.logo, 'logo') || image,
    ...galleryOf(store.gallery, imageUrl),
    hours: hoursRecord(store.hours),
    ...(Object.keys(specialHours).length > 0 && { horarios_especiales: specialHours }),
    paymentMethods: toPaymentGroups(store.paymentMethods, imageUrl),
    location: store.location ? { lat: store.location.lat, lng: store.location.lng } : null,
    ofertas: offersOfKind('oferta'),
    recomendados: offersOfKind('recomendado'),
  }
}

/**
 * The same store as `horarios.json` holds it; null when it never says whether it is open: it is not
 * active, or has no hours.
 */
export function toStoreHours(store: StoreRecord): StoreHoursRecord | null {
  const { id, category, hours, horarios_especiales } = store
  if (!store.is_active || Object.keys({ ...hours, ...horarios_especiales }).length === 0)
    return null
  return { id, category, hours, ...(horarios_especiales && { horarios_especiales }) }
}

/** The same store as `busqueda.json` holds it: home and home map. */
export function toLightStore(store: StoreRecord): LightStoreRecord {
  const { id, slug, name, image, category, is_active, icon, location, direccion } = store
  const banner = store['banner-inicio-promotion']
  return {
    ...{ id, slug, name, image, category, is_active, icon, location, direccion },
    ...(banner !== '' && { 'banner-inicio-promotion': banner }),
  }
}
