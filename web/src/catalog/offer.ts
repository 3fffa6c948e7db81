/** An offer or a recommended item, with the store that it is from. */
export interface Offer {
  id: number
  storeId: number
  name: string
  description: string
  /** '20% OFF', '2X1' … '' when there is none. */
  discount: string
  image: string
  store: { name: string; slug: string; image: string }
  /** Last day on which it holds, 'AAAA-MM-DD'; '' without limit. */
  until: string
}

export interface Offers {
  offers: Offer[]
  recommended: Offer[]
}
