import type { OfferRecord, OffersFile, StoreOfferRecord, StoreRecord } from '@guia/contract'
import type { OfferDocument } from '../documents.ts'
import { byNumber, textOf, type ImageUrls } from './fields.ts'

/** The list of `ofertas.json` that holds offers of a kind. */
export const LIST_OF_KIND = { oferta: 'ofertas', recomendado: 'recomendados' } as const

export interface OfferStore {
  id: number
  slug: string
  name: string
  image: string
  isActive: boolean
  /** Digits only; '' when it has none. */
  whatsapp: string
}

/** What an offer tells of its store. */
export function toOfferStore(store: StoreRecord): OfferStore {
  const { id, slug, name, image, is_active: isActive, whatsapp } = store
  return { id, slug, name, image, isActive, whatsapp }
}

/** True on every day from startsOn to endsOn, both included; `today` is 'AAAA-MM-DD' in Goya. */
export function isInDate(
  { startsOn, endsOn }: Pick<OfferDocument, 'startsOn' | 'endsOn'>,
  today: string,
): boolean {
  return (!startsOn || startsOn <= today) && (!endsOn || today <= endsOn)
}

/** An offer or recommended item as its store's record holds it (spec section 3). */
export function toStoreOffer(
  offer: OfferDocument,
  tiendaId: number,
  imageUrl: ImageUrls,
): StoreOfferRecord {
  return {
    id: offer.numero,
    tiendaId,
    imagen: imageUrl(offer.image, 'photo'),
    nombre: textOf(offer.name),
    descripcion: textOf(offer.description),
    descuento: textOf(offer.discount),
    desde: offer.startsOn ?? null,
    hasta: offer.endsOn ?? null,
  }
}

/** An offer of this store as `ofertas.json` holds it, whatever its dates. */
export function toOffer(offer: OfferDocument, store: OfferStore, imageUrl: ImageUrls): OfferRecord {
  return {
    ...toStoreOffer(offer, store.id, imageUrl),
    tienda: {
      name: store.name,
      slug: store.slug,
      image: store.image,
      whatsapp: store.whatsapp,
    },
  }
}

/** `ofertas.json`: offers in date of the stores given, by number. */
export function toOffersFile(
  offers: readonly OfferDocument[],
  stores: ReadonlyMap<number, OfferStore>,
  today: string,
  imageUrl: ImageUrls,
): OffersFile {
  const file: OffersFile = { ofertas: [], recomendados: [] }
  for (const offer of offers.toSorted(byNumber)) {
    const store = stores.get(offer.store?.numero ?? Number.NaN)
    if (!store?.isActive || !isInDate(offer, today)) continue
    file[LIST_OF_KIND[offer.kind]].push(toOffer(offer, store, imageUrl))
  }
  return file
}
