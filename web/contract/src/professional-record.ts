import { z } from 'zod'
import {
  captions,
  email,
  filled,
  hours,
  image,
  link,
  location,
  number,
  slug,
  text,
  whatsapp,
} from './fields.ts'

/** A professional as `/profesionales.json` holds it (spec section 3). */
export const professionalSchema = z.strictObject({
  id: number,
  slug,
  /** The route of the category: 'medicos', 'abogados' … */
  category: filled,
  name: filled,
  specialty: text,
  /** Shown as Matrícula. */
  license: text,
  image,
  description: text,
  whatsapp,
  phone: text,
  email,
  redes: z.strictObject({ instagram: link.exactOptional() }),
  gallery: z.array(image),
  epigrafes: captions,
  hours,
  address: text,
  location,
})
export type ProfessionalRecord = z.infer<typeof professionalSchema>
