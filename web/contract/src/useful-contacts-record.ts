import { z } from 'zod'
import { filled, image, number, text } from './fields.ts'

/** An entry of the useful contacts (spec section 3). */
export const usefulContactSchema = z.strictObject({
  name: filled,
  /** May be '-'. */
  address: text,
  phone: text,
})
export type UsefulContactRecord = z.infer<typeof usefulContactSchema>

/** A category of `/contactos-utiles.json`, in the order 1, 3, 2, 5, 4, 6, 7, 8. */
export const usefulContactCategorySchema = z.strictObject({
  id: number,
  icon: image,
  title: filled,
  description: text,
  items: z.array(usefulContactSchema),
})
export type UsefulContactCategoryRecord = z.infer<typeof usefulContactCategorySchema>
