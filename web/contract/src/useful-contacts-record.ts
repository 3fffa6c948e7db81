/** An entry of the useful contacts (spec section 3). */
export interface UsefulContactRecord {
  name: string
  /** May be '-'. */
  address: string
  /** May be ''. */
  phone: string
}

/** A category of `/contactos-utiles.json`, in the order 1, 3, 2, 5, 4, 6, 7, 8. */
export interface UsefulContactCategoryRecord {
  id: number
  /** Address of the icon, '' when there is none. */
  icon: string
  title: string
  /** May be ''. */
  description: string
  items: UsefulContactRecord[]
}
