import { z } from 'zod'

/** Documents of the CMS's snapshot, as staff filled them in. Texts may be null when left empty. */
const text = z.string().nullish()

export const mediaDocument = z.object({
  name: z.string(),
  /** Path below the CMS, '/uploads/…'. Stays the same when staff replace the file. */
  url: z.string(),
  ext: text,
  /** Kilobytes. */
  size: z.number().nullish(),
  updatedAt: z.string(),
})
/** Addresses that the record had before, oldest first. */
const previousSlugs = z.array(z.string()).nullish()

/** Last change, ISO 8601: what search engines are told of. */
const updatedAt = z.iso.datetime()

const media = mediaDocument.nullish()
const gallery = z.array(mediaDocument).nullish()

const location = z.object({ lat: z.number(), lng: z.number() }).nullish()

const range = z.object({ opens: z.string(), closes: z.string() })
const dayHours = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('closed') }),
  z.object({ mode: z.literal('ranges'), ranges: z.array(range) }),
  z.object({ mode: z.literal('text'), text: z.string() }),
])
const dayNames = z.enum([
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
])
const hours = z.partialRecord(dayNames, dayHours).nullish()

const named = z.object({ name: z.string(), slug: z.string() })

/** Id by which a store's line refers to its categories and payment methods. */
const documentId = z.string()

export const categoryDocument = named.extend({ documentId, icon: media })
export const subcategoryDocument = categoryDocument.extend({ category: named.nullish() })

export const paymentMethodDocument = z.object({
  documentId,
  name: z.string(),
  group: z.enum(['debito', 'credito', 'otros', 'financiacion', 'cuenta']),
  logo: media,
})

/** A store as its line holds it. */
export const storeLineDocument = z.object({
  numero: z.int(),
  updatedAt,
  previousSlugs,
  slug: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  description: text,
  tags: text,
  promotionText: text,
  phone: text,
  whatsapp: text,
  wholesaleWhatsapp: text,
  website: text,
  shopUrl: text,
  menuUrl: text,
  city: text,
  address: text,
  hours,
  categories: z.array(documentId),
  subcategories: z.array(documentId),
  paymentMethods: z.array(documentId),
  social: z
    .object({ instagram: text, facebook: text, x: text, tiktok: text, youtube: text })
    .nullish(),
  location,
  image: media,
  logo: media,
  banner: media,
  promotionBanner: media,
  homePromotionBanner: media,
  gallery,
})

export const offerDocument = z.object({
  numero: z.int(),
  updatedAt,
  name: z.string(),
  kind: z.enum(['oferta', 'recomendado']),
  description: text,
  discount: text,
  startsOn: text,
  endsOn: text,
  image: media,
  store: z.object({ numero: z.int() }).nullish(),
})

export const professionalCategoryDocument = z.object({
  name: z.string(),
  route: z.string(),
  color: text,
  order: z.int().nullish(),
  icon: media,
})

export const professionalDocument = z.object({
  numero: z.int(),
  updatedAt,
  previousSlugs,
  slug: z.string(),
  name: z.string(),
  specialty: text,
  license: text,
  description: text,
  whatsapp: text,
  phone: text,
  email: text,
  hours,
  address: text,
  professionalCategory: z.object({ route: z.string() }).nullish(),
  social: z.object({ instagram: text }).nullish(),
  location,
  image: media,
  gallery,
})

export const usefulContactCategoryDocument = z.object({
  numero: z.int(),
  updatedAt,
  title: z.string(),
  description: text,
  order: z.int().nullish(),
  icon: media,
  entries: z.array(z.object({ name: z.string(), address: text, phone: text })).nullish(),
})

export const siteSettingDocument = z.object({
  updatedAt,
  name: z.string(),
  tagline: text,
  city: text,
  phone: text,
  email: text,
  mapLat: z.number().nullish(),
  mapLng: z.number().nullish(),
  mapZoom: z.int().nullish(),
  sampleData: z.boolean().nullish(),
  leadEndpoint: text,
  social: z
    .object({ linkedin: text, instagram: text, youtube: text, x: text, facebook: text })
    .nullish(),
})

/** Kind of a snapshot line → its document's shape. */
export const DOCUMENTS = {
  category: categoryDocument,
  subcategory: subcategoryDocument,
  'payment-method': paymentMethodDocument,
  store: storeLineDocument,
  offer: offerDocument,
  'professional-category': professionalCategoryDocument,
  professional: professionalDocument,
  'useful-contact-category': usefulContactCategoryDocument,
  'site-setting': siteSettingDocument,
} as const

export type DocumentKind = keyof typeof DOCUMENTS
export type DocumentOf<K extends DocumentKind> = z.infer<(typeof DOCUMENTS)[K]>

export type MediaDocument = z.infer<typeof mediaDocument>
export type HoursDocument = z.infer<typeof hours>
export type CategoryDocument = DocumentOf<'category'>
export type SubcategoryDocument = DocumentOf<'subcategory'>
export type PaymentMethodDocument = DocumentOf<'payment-method'>
export type StoreLine = DocumentOf<'store'>
/** A store with its categories and payment methods. */
export interface StoreDocument extends Omit<
  StoreLine,
  'categories' | 'subcategories' | 'paymentMethods'
> {
  categories: CategoryDocument[]
  subcategories: CategoryDocument[]
  paymentMethods: PaymentMethodDocument[]
}
export type OfferDocument = DocumentOf<'offer'>
export type ProfessionalDocument = DocumentOf<'professional'>
export type ProfessionalCategoryDocument = DocumentOf<'professional-category'>
export type UsefulContactCategoryDocument = DocumentOf<'useful-contact-category'>
export type SiteSettingDocument = DocumentOf<'site-setting'>

/** Everything but the stores, of which there may be very many. */
export type SmallDocuments = { [K in Exclude<DocumentKind, 'store'>]: DocumentOf<K>[] }

export interface SnapshotDocuments extends SmallDocuments {
  store: StoreDocument[]
}
