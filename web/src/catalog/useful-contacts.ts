export interface UsefulContact {
  name: string
  /** '' when there is none; the file's '-' means the same. */
  address: string
  phone: string
}

export interface UsefulContactCategory {
  id: number
  /** Address of the icon, '' for the drawn one. */
  icon: string
  title: string
  description: string
  items: UsefulContact[]
}
