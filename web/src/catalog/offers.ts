import type { Offer } from './offer.ts'

/** The one offer that /ofertas/:ofertaId/:tiendaId means; [] when it is over or never was. */
export function findOffer(offers: readonly Offer[], id: string, storeId: string): Offer[] {
  return offers.filter((offer) => String(offer.id) === id && String(offer.storeId) === storeId)
}

/** The recommended item of /recomendados/:id. */
export function findRecommended(recommended: readonly Offer[], id: string): Offer[] {
  return recommended.filter((item) => String(item.id) === id)
}

/** '2026-03-09' → '09/03/2026', '' for ''. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/')
}
