import { daysBetween, isDay, weekdayOf } from '../calendar/days.ts'
import {
  asDigits,
  asImage,
  asNumber,
  asRecord,
  asText,
  isRecord,
  parseEach,
} from '../parse-fields.ts'
import { slug } from '../slug.ts'

/** An offer or a recommended item, with the store that it is from. */
export interface Offer {
  id: number
  storeId: number
  name: string
  description: string
  /** '20% OFF', '2X1' … '' when there is none. */
  discount: string
  image: string
  /** `whatsapp`: digits only. */
  store: { name: string; slug: string; image: string; whatsapp: string }
  /** Last day on which it holds, 'AAAA-MM-DD'; '' without limit. */
  until: string
}

export interface Offers {
  offers: Offer[]
  recommended: Offer[]
}

/** `/ofertas.json` → offers and recommended items. Throws TypeError when it holds no lists. */
export function parseOffers(file: unknown): Offers {
  if (!isRecord(file)) throw new TypeError('An object was expected')
  return {
    offers: parseEach(file['ofertas'], parseOffer),
    recommended: parseEach(file['recomendados'], parseOffer),
  }
}

/** One record, null when it cannot be named or linked. */
export function parseOffer(value: unknown): Offer | null {
  const record = asRecord(value)
  const store = asRecord(record['tienda'])
  const id = asNumber(record['id'])
  const storeId = asNumber(record['tiendaId'])
  const name = asText(record['nombre'])
  const storeName = asText(store['name'])
  if (!isPositive(id) || !isPositive(storeId)) return null
  if (name === '' || storeName === '') return null
  return {
    id,
    storeId,
    name,
    description: asText(record['descripcion']),
    discount: asText(record['descuento']),
    image: asImage(record['imagen']),
    store: {
      name: storeName,
      slug: asText(store['slug']) || slug(storeName),
      image: asImage(store['image']),
      whatsapp: asDigits(store['whatsapp']),
    },
    until: asDay(record['hasta']),
  }
}

const isPositive = (id: number) => Number.isInteger(id) && id > 0

function asDay(value: unknown): string {
  const text = asText(value)
  return isDay(text) ? text : ''
}

/** The one offer that /ofertas/:ofertaId/:tiendaId means; [] when it is over or never was. */
export function findOffer(offers: readonly Offer[], id: string, storeId: string): Offer[] {
  return offers.filter((offer) => String(offer.id) === id && String(offer.storeId) === storeId)
}

/** The recommended item of /recomendados/:id. */
export function findRecommended(recommended: readonly Offer[], id: string): Offer[] {
  return recommended.filter((item) => String(item.id) === id)
}

/**
 * Until when an offer holds: 'Hasta el 31/03/2026', and as of a day of its last week 'Hasta el
 * domingo', 'Hasta mañana', 'Hasta hoy'; '' without limit. `today` is null ahead of the visitor.
 */
export function untilText(until: string, today: string | null): string {
  if (until === '') return ''
  const date = until.split('-').reverse().join('/')
  const days = today === null ? Infinity : daysBetween(today, until)
  // It is published until midnight; a page that stays open tells.
  if (days < 0) return `Terminó el ${date}`
  if (days === 0) return 'Hasta hoy'
  if (days === 1) return 'Hasta mañana'
  return `Hasta el ${days < 7 ? weekdayOf(until) : date}`
}
