/** An offer or a recommended item inside its store (spec section 3). */
export interface StoreOfferRecord {
  id: number
  tiendaId: number
  /** Address of the image, '' when there is none. */
  imagen: string
  nombre: string
  descripcion: string
  /** '20% OFF', '2X1' … '' when there is none. */
  descuento: string
}

/** The same in `ofertas.json`, which names the store as well. */
export interface OfferRecord extends StoreOfferRecord {
  tienda: { name: string; slug: string; image: string }
  /** First and last day on which it holds, 'AAAA-MM-DD'; null: no limit. */
  desde: string | null
  hasta: string | null
}

/** `/ofertas.json`: only what is in date at the time of publication. */
export interface OffersFile {
  ofertas: OfferRecord[]
  recomendados: OfferRecord[]
}
