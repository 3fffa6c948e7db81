import { z } from 'zod'
import { SOCIAL_NETWORKS } from '../../../cms/src/rules/link.ts'
import {
  captions,
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
import { specialHoursSchema } from './calendar-record.ts'
import { storeOfferSchema } from './offer-record.ts'

/** A store as `/busqueda.json` holds it: home and home map. */
export const lightStoreSchema = z.strictObject({
  /** The CMS's `numero`: assigned once, never reused. */
  id: number,
  slug,
  name: filled,
  /** Address of the logo. */
  image,
  category: z.array(filled),
  is_active: z.boolean(),
  /** Category name → address of its icon. */
  icon: z.record(z.string(), image),
  location,
  direccion: text,
  /** Banner for the home page; only where there is one. */
  'banner-inicio-promotion': image.exactOptional(),
})
export type LightStoreRecord = z.infer<typeof lightStoreSchema>

/** One group of payment methods: 'Tarjeta de débito', … or '' for the unnamed group. */
export const paymentGroupSchema = z.strictObject({
  name: text,
  /** Logos of the methods that have one. */
  images: z.array(image),
  /** Every method of the group, with or without logo. */
  methods: z.array(z.strictObject({ name: filled, image })),
})
export type PaymentGroupRecord = z.infer<typeof paymentGroupSchema>

export const subcategorySchema = z.strictObject({ name: filled, icon: image.exactOptional() })
export type SubcategoryRecord = z.infer<typeof subcategorySchema>

/**
 * A store as `/busquedas.json` holds it (spec section 3). Texts are '' and lists [] when empty;
 * numbers for WhatsApp are digits only; addresses are https or http only.
 */
export const storeSchema = lightStoreSchema.extend({
  city: text,
  telefono: text,
  whatsapp,
  whatsapp_may: whatsapp,
  website: link,
  url_tienda: link,
  menu: link,
  redes: z.partialRecord(z.enum(SOCIAL_NETWORKS), link),
  subcategory: z.array(subcategorySchema),
  description: text,
  tags: z.array(filled),
  banner: image,
  'banner-promotion': image,
  'banner-inicio-promotion': image,
  'banner-description': text,
  logo: image,
  gallery: z.array(image),
  epigrafes: captions,
  hours,
  /** Only where there are some. */
  horarios_especiales: specialHoursSchema.exactOptional(),
  paymentMethods: z.array(paymentGroupSchema),
  ofertas: z.array(storeOfferSchema),
  recomendados: z.array(storeOfferSchema),
})
export type StoreRecord = z.infer<typeof storeSchema>

/** As much of a store as its card in a list shows, and the list's filters and map ask for. */
export type StoreCardRecord = Pick<
  StoreRecord,
  | 'id'
  | 'slug'
  | 'name'
  | 'image'
  | 'category'
  | 'subcategory'
  | 'is_active'
  | 'location'
  | 'direccion'
  | 'city'
  | 'telefono'
  | 'whatsapp'
  | 'hours'
  | 'horarios_especiales'
>

/** An entry of `/horarios.json`: what a store's full record says of when it is open. */
export type StoreHoursRecord = Pick<
  StoreRecord,
  'id' | 'category' | 'hours' | 'horarios_especiales'
>
