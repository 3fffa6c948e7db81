import type { LegacyOffer, LegacyPaymentGroup, LegacyStore } from '../legacy-types.ts'
import { categoryIcon, subcategoryIcon } from '../site/categories.ts'
import { PAYMENT_GROUPS, PAYMENT_METHODS, paymentLogo } from '../site/payment-methods.ts'
import type { PaymentKey } from '../site/payment-methods.ts'
import { bannerFile, galleryFiles, logoFile, offerFile, promotionFile } from './store-images.ts'
import type { OfferSeed, StoreSeed } from './store-seed.ts'

function paymentGroups(keys: PaymentKey[]): LegacyPaymentGroup[] {
  return PAYMENT_GROUPS.map((name) => ({
    name,
    images: keys.filter((key) => PAYMENT_METHODS[key].group === name).map(paymentLogo),
  })).filter(({ images }) => images.length > 0)
}

/** Numbers offers through the whole catalogue, so that an id names one of them. */
export interface OfferCounter {
  ofertas: number
  recomendados: number
}

function legacyOffers(
  store: StoreSeed,
  list: keyof OfferCounter,
  counter: OfferCounter,
): LegacyOffer[] {
  return (store[list] ?? []).map((offer: OfferSeed) => {
    counter[list] += 1
    return {
      id: counter[list],
      tiendaId: store.key,
      imagen: offerFile(store, offer),
      nombre: offer.nombre,
      descripcion: offer.descripcion,
      descuento: offer.descuento,
    }
  })
}

/**
 * A store in its legacy form (spec section 3), still without quirks of structure. What a store
 * does not have of `whatsapp_may`, `website`, `url_tienda` and `menu` is left out.
 */
export function legacyStore(store: StoreSeed, counter: OfferCounter): LegacyStore {
  const { whatsappMay, website, urlTienda, menu } = store
  const logo = logoFile(store)
  return {
    id: store.key,
    name: store.name,
    city: 'Goya',
    direccion: store.direccion,
    telefono: store.telefono,
    whatsapp: store.whatsapp,
    ...(whatsappMay === undefined ? {} : { whatsapp_may: whatsappMay }),
    ...(website === undefined ? {} : { website }),
    ...(urlTienda === undefined ? {} : { url_tienda: urlTienda }),
    ...(menu === undefined ? {} : { menu }),
    redes: store.redes ?? {},
    category: store.category,
    subcategory: (store.subcategory ?? []).map((name) => ({ name, icon: subcategoryIcon(name) })),
    description: store.description,
    tags: store.tags,
    is_active: store.active ?? true,
    icon: Object.fromEntries(store.category.map((name) => [name, categoryIcon(name)])),
    banner: bannerFile(store),
    'banner-promotion': promotionFile(store, 'store'),
    'banner-inicio-promotion': promotionFile(store, 'home'),
    'banner-description': store.promotionText ?? '',
    image: logo,
    logo,
    gallery: galleryFiles(store),
    hours: store.hours,
    paymentMethods: paymentGroups(store.payments),
    location: store.at,
    ofertas: legacyOffers(store, 'ofertas', counter),
    recomendados: legacyOffers(store, 'recomendados', counter),
  }
}
