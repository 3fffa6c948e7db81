import type { HoursRecord } from './hours.ts'
import type { LocationRecord } from './store-record.ts'

/** A professional as `/profesionales.json` holds it (spec section 3). */
export interface ProfessionalRecord {
  id: number
  slug: string
  /** The route of the category: 'medicos', 'abogados' … */
  category: string
  name: string
  specialty: string
  /** Shown as Matrícula. */
  license: string
  image: string
  description: string
  /** Digits only. */
  whatsapp: string
  phone: string
  email: string
  redes: { instagram?: string }
  gallery: string[]
  hours: HoursRecord
  address: string
  location: LocationRecord | null
}
