import type { LocationRecord } from '@guia/contract'
import type { Person } from '../art/people/person.ts'
import type { KitName } from '../art/kits/index.ts'
import type { LegacyHours } from '../legacy-types.ts'

/** An invented professional, before the legacy form. */
export interface ProfessionalSeed {
  category: string
  /** With title: 'Dra. Marina Acuña Leiva'. */
  name: string
  specialty: string
  license: string
  description: string
  /** Last three digits of the telephone and of the WhatsApp number. */
  lines: [phone: number, whatsapp: number]
  /** Before '.example'. */
  domain: string
  /** Account on Instagram, when there is one. */
  instagram?: string
  address: string
  at: LocationRecord
  hours: LegacyHours
  /** Left out: no portrait. */
  person?: Person
  /** Photographs of the consulting room. */
  gallery?: { kit: KitName; count: number }
}
