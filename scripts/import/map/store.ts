import { SOCIAL_NETWORKS } from '@guia/contract'
import type { DocumentFields, ImportDocument } from '../documents.ts'
import type { Identity } from './identity.ts'
import type { ImageLibrary } from '../read/images.ts'
import { reportMissingData, type ExpectedFields } from '../read/missing-data.ts'
import {
  readCategories,
  readCategoryIcons,
  readSubcategories,
  type CategorySources,
} from './read-categories.ts'
import { readSpecialHoursLines } from '../read/read-lines.ts'
import { readHours } from '../read/read-hours.ts'
import { readGallery, readImage } from '../read/read-image.ts'
import { readLink, readSocial } from '../read/read-link.ts'
import { readLocation } from '../read/read-location.ts'
import { readPaymentMethods, type PaymentSources } from './read-payments.ts'
import { readPhone, readWhatsapp } from '../read/read-phone.ts'
import { readTags } from '../read/read-tags.ts'
import { readBoolean, readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'

export interface StoreSources extends CategorySources, PaymentSources {
  images: ImageLibrary
  /** Keys of the points that stand for 'address unknown'. */
  fallback: ReadonlySet<string>
}

const DESCRIPTION_LENGTH = 10_000
const PROMOTION_LENGTH = 1000

const EXPECTED: ExpectedFields = {
  present: [
    ...['name', 'city', 'direccion', 'telefono', 'category', 'description', 'is_active', 'image'],
    ...['hours', 'location'],
  ],
  filled: [
    ...['name', 'direccion', 'telefono', 'whatsapp', 'website', 'category', 'description'],
    'image',
  ],
}

/** Legacy store → store document (spec section 3). `reader` collects what did not fit. */
export function storeDocument(
  reader: RecordReader,
  identity: Identity,
  sources: StoreSources,
): ImportDocument<'store'> {
  reportMissingData(reader, EXPECTED)
  const { key, numero, name, slug } = identity
  const fields = {
    numero,
    name,
    slug,
    // Without the word of the source nobody vouches for the shop: it stays unverified.
    isActive: readBoolean(reader, 'is_active') ?? false,
    ...contact(reader),
    description: readText(reader, 'description', { max: DESCRIPTION_LENGTH, lines: true }),
    tags: readTags(reader, 'tags'),
    ...classification(reader, sources),
    ...pictures(reader, sources.images),
    hours: readHours(reader, 'hours'),
    specialHours: readSpecialHoursLines(reader, 'horarios_especiales'),
    location: readLocation(reader, sources.fallback),
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  return { type: 'store', key, record: reader.source.label, fields: document }
}

type StoreFields = DocumentFields['store']
type Contact = Pick<
  StoreFields,
  | 'city'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'wholesaleWhatsapp'
  | 'website'
  | 'shopUrl'
  | 'menuUrl'
  | 'social'
>

function contact(reader: RecordReader): Contact {
  return {
    city: readText(reader, 'city'),
    address: readText(reader, 'direccion'),
    phone: readPhone(reader, 'telefono'),
    whatsapp: readWhatsapp(reader, 'whatsapp'),
    wholesaleWhatsapp: readWhatsapp(reader, 'whatsapp_may'),
    website: readLink(reader, 'website'),
    shopUrl: readLink(reader, 'url_tienda'),
    menuUrl: readLink(reader, 'menu'),
    social: readSocial(reader, 'redes', SOCIAL_NETWORKS),
  }
}

function classification(
  reader: RecordReader,
  sources: StoreSources,
): Pick<StoreFields, 'categories' | 'subcategories' | 'paymentMethods'> {
  const categories = readCategories(reader, sources)
  const subcategories = readSubcategories(reader, 'subcategory', categories[0] ?? null, sources)
  readCategoryIcons(reader, sources)
  return { categories, subcategories, paymentMethods: readPaymentMethods(reader, sources) }
}

type Pictures = Pick<
  StoreFields,
  | 'image'
  | 'logo'
  | 'banner'
  | 'promotionBanner'
  | 'homePromotionBanner'
  | 'promotionText'
  | 'gallery'
>

function pictures(reader: RecordReader, images: ImageLibrary): Pictures {
  return {
    image: readImage(reader, 'image', images),
    logo: readImage(reader, 'logo', images),
    banner: readImage(reader, 'banner', images),
    promotionBanner: readImage(reader, 'banner-promotion', images),
    homePromotionBanner: readImage(reader, 'banner-inicio-promotion', images),
    promotionText: readText(reader, 'banner-description', { max: PROMOTION_LENGTH, lines: true }),
    gallery: readGallery(reader, 'gallery', images),
  }
}
