import { z } from 'zod'
import {
  SITE_SOCIAL_NETWORKS,
  SOCIAL_NETWORKS,
  WEEKDAYS,
  type CategoryEntryRecord,
  type OfferRecord,
  type ProfessionalCategoryRecord,
  type ProfessionalRecord,
  type SiteRecord,
  type StoreRecord,
  type UsefulContactCategoryRecord,
} from '@guia/contract'

/** Longest texts that the pages have been looked at with. */
const NAME_LENGTH = 200
const TEXT_LENGTH = 20_000

const filled = z.string().min(1, 'está vacío').max(NAME_LENGTH, 'es demasiado largo')
const text = z.string().max(TEXT_LENGTH, 'es demasiado largo')
const slug = z
  .string()
  .regex(/^[a-z0-9_]+(-[a-z0-9_]+)*$/, 'no es una dirección válida')
  .max(NAME_LENGTH, 'es demasiado largo')
const number = z.int('no es un número entero').positive('no es un número positivo')
const image = z.string().regex(/^$|^\/media\/[\w-]+\.webp$/, 'no es una imagen publicada')
const link = z.string().regex(/^$|^https?:\/\//, 'no es una dirección web')
const whatsapp = z.string().regex(/^$|^\d{8,15}$/, 'no es un número de WhatsApp completo')

const location = z
  .object({
    lat: z.number().min(-90, 'no es una latitud').max(90, 'no es una latitud'),
    lng: z.number().min(-180, 'no es una longitud').max(180, 'no es una longitud'),
  })
  .nullable()

const RANGE = /^([01]\d|2[0-3]):[0-5]\d - ([01]\d|2[0-3]):[0-5]\d$/
const dayHours = z.union([
  z.array(z.string().regex(RANGE, 'tiene una hora que no existe')).min(1, 'no tiene horarios'),
  z.string().min(1, 'está vacío'),
])
const hours = z.partialRecord(z.enum(WEEKDAYS), dayHours)

const light = {
  id: number,
  slug,
  name: filled,
  image,
  category: z.array(filled),
  is_active: z.boolean(),
  icon: z.record(z.string(), image),
  location,
  direccion: text,
}

export const storeOfferSchema = z.strictObject({
  id: number,
  tiendaId: number,
  imagen: image,
  nombre: filled,
  descripcion: text,
  descuento: text,
})

const paymentGroup = z.strictObject({
  name: text,
  images: z.array(image),
  methods: z.array(z.strictObject({ name: filled, image })),
})

export const storeSchema: z.ZodType<StoreRecord> = z.strictObject({
  ...light,
  city: text,
  telefono: text,
  whatsapp,
  whatsapp_may: whatsapp,
  website: link,
  url_tienda: link,
  menu: link,
  redes: z.partialRecord(z.enum(SOCIAL_NETWORKS), link),
  subcategory: z.array(z.strictObject({ name: filled, icon: image.exactOptional() })),
  description: text,
  tags: z.array(filled),
  banner: image,
  'banner-promotion': image,
  'banner-inicio-promotion': image,
  'banner-description': text,
  logo: image,
  gallery: z.array(image),
  hours,
  paymentMethods: z.array(paymentGroup),
  ofertas: z.array(storeOfferSchema),
  recomendados: z.array(storeOfferSchema),
})

export const professionalSchema: z.ZodType<ProfessionalRecord> = z.strictObject({
  id: number,
  slug,
  category: filled,
  name: filled,
  specialty: text,
  license: text,
  image,
  description: text,
  whatsapp,
  phone: text,
  email: z.union([z.literal(''), z.email('no es un correo electrónico')]),
  redes: z.strictObject({ instagram: link.exactOptional() }),
  gallery: z.array(image),
  hours,
  address: text,
  location,
})

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'no es una fecha')
  .nullable()

export const offerSchema: z.ZodType<OfferRecord> = storeOfferSchema.extend({
  tienda: z.strictObject({ name: filled, slug, image }),
  desde: date,
  hasta: date,
})

export const usefulContactCategorySchema: z.ZodType<UsefulContactCategoryRecord> = z.strictObject({
  id: number,
  icon: image,
  title: filled,
  description: text,
  items: z.array(z.strictObject({ name: filled, address: text, phone: text })),
})

const entry = { name: filled, slug, icon: image }

export const categoryEntrySchema: z.ZodType<CategoryEntryRecord> = z.strictObject({
  ...entry,
  subcategories: z.array(z.strictObject(entry)),
})

export const professionalCategorySchema: z.ZodType<ProfessionalCategoryRecord> = z.strictObject({
  name: filled,
  icon: image,
  route: slug,
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'no es un color como #0b6b70'),
})

export const siteSchema: z.ZodType<SiteRecord> = z.strictObject({
  name: filled,
  tagline: text,
  city: filled,
  phone: whatsapp,
  email: z.union([z.literal(''), z.email('no es un correo electrónico')]),
  social: z.partialRecord(z.enum(SITE_SOCIAL_NETWORKS), link),
  map: z.strictObject({ center: location.unwrap(), zoom: z.int().min(1).max(19) }),
  bannerVideo: z
    .string()
    .regex(/^\/media\/[0-9a-f]{16}-video\.(mp4|webm)$/, 'no es un video publicado')
    .exactOptional(),
  bannerPoster: image.exactOptional(),
  sampleData: z.boolean(),
  year: z.int().min(2024),
  leadEndpoint: z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'no es una dirección'),
  categories: z.array(categoryEntrySchema),
  professionalCategories: z.array(professionalCategorySchema),
})
