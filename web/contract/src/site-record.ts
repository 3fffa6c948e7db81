import { z } from 'zod'
import { SITE_SOCIAL_NETWORKS } from '../../../cms/src/rules/link.ts'
import { holidaySchema } from './calendar-record.ts'
import { coordinates, email, filled, image, link, slug, text, whatsapp } from './fields.ts'

export const subcategoryEntrySchema = z.strictObject({ name: filled, slug, icon: image })
export type SubcategoryEntryRecord = z.infer<typeof subcategoryEntrySchema>

export const categoryEntrySchema = subcategoryEntrySchema.extend({
  subcategories: z.array(subcategoryEntrySchema),
})
export type CategoryEntryRecord = z.infer<typeof categoryEntrySchema>

/** A card of the professional-services grid (spec section 3). */
export const professionalCategorySchema = z.strictObject({
  name: filled,
  icon: image,
  /** Last part of /profesionales/:categoria. */
  route: slug,
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'no es un color como #0b6b70'),
})
export type ProfessionalCategoryRecord = z.infer<typeof professionalCategorySchema>

/** `/sitio.json`: the configuration that every page reads. */
export const siteSchema = z.strictObject({
  name: filled,
  tagline: text,
  city: filled,
  /** WhatsApp number of the product. */
  phone: whatsapp,
  email,
  social: z.partialRecord(z.enum(SITE_SOCIAL_NETWORKS), link),
  map: z.strictObject({ center: coordinates, zoom: z.int().min(1).max(19) }),
  /** Address of the home's banner video, of this site. Without one it is the river's. */
  bannerVideo: z
    .string()
    .regex(/^\/media\/[0-9a-f]{16}-video\.(mp4|webm)$/, 'no es un video publicado')
    .exactOptional(),
  /** What stands in for the video while it does not play. */
  bannerPoster: image.exactOptional(),
  /** True while the catalogue is invented: the pages say so. */
  sampleData: z.boolean(),
  /** Year of the publication, for the footer. */
  year: z.int().min(2024),
  /** Those of the publication's year and of the first days of the next, by date. */
  feriados: z.array(holidaySchema),
  /** Where the lead form posts; nothing in it that browsers drop or turn round. */
  leadEndpoint: z.string().regex(/^(\/(?!\/)|https:\/\/)[^\p{Cc}\\]*$/u, 'no es una dirección'),
  /** In alphabetical order; only categories that some store has. */
  categories: z.array(categoryEntrySchema),
  professionalCategories: z.array(professionalCategorySchema),
})
export type SiteRecord = z.infer<typeof siteSchema>
