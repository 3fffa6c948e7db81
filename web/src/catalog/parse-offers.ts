import type { Offer, Offers } from './offer.ts'
import { asImage, asNumber, asRecord, asText, isRecord, parseEach } from './parse-fields.ts'
import { slug } from './slug.ts'

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
    },
    until: asDay(record['hasta']),
  }
}

const isPositive = (id: number) => Number.isInteger(id) && id > 0

function asDay(value: unknown): string {
  const text = asText(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''
}
