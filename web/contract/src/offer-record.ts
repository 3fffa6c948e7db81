import { z } from 'zod'
import { date, filled, image, number, slug, text, whatsapp } from './fields.ts'

/** An offer or a recommended item inside its store (spec section 3). */
export const storeOfferSchema = z.strictObject({
  id: number,
  tiendaId: number,
  imagen: image,
  nombre: filled,
  descripcion: text,
  /** '20% OFF', '2X1' … '' when there is none. */
  descuento: text,
  /** First and last day on which it holds. */
  desde: date,
  hasta: date,
})
export type StoreOfferRecord = z.infer<typeof storeOfferSchema>

/** The same in `ofertas.json`, which names the store as well. */
export const offerSchema = storeOfferSchema.extend({
  tienda: z.strictObject({ name: filled, slug, image, whatsapp }),
})
export type OfferRecord = z.infer<typeof offerSchema>

/** `/ofertas.json`: only what is in date at the time of publication. */
export interface OffersFile {
  ofertas: OfferRecord[]
  recomendados: OfferRecord[]
}
