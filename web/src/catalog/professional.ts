import type { Hours } from './opening-hours.ts'
import type { Location } from './store.ts'

/** A professional. Texts are '' and lists [] when nothing is known. */
export interface Professional {
  id: number
  slug: string
  /** The route of the category: 'medicos', 'abogados' … */
  category: string
  name: string
  specialty: string
  /** Shown as Matrícula. */
  license: string
  /** Address of the photograph. */
  image: string
  description: string
  /** Digits only. */
  whatsapp: string
  phone: string
  email: string
  instagram: string
  /** Addresses of the photographs. */
  gallery: string[]
  hours: Hours
  address: string
  location: Location | null
}
