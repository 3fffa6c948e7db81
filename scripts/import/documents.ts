import type { Hours } from '../../cms/src/rules/hours.ts'

/** An image of the catalogue, as inspected on disk. In a request only its hash is sent. */
export interface ImageRef {
  /** Relative to the catalogue's folder, with '/'. */
  path: string
  sha256: string
  /** File name without folders. */
  name: string
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** Decimal degrees, WGS 84. */
export interface Location {
  lat: number
  lng: number
}

type Social<N extends string> = Record<N, string | null>

export const PAYMENT_GROUPS = ['debito', 'credito', 'otros', 'financiacion', 'cuenta'] as const
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number]

/** The fields that an import writes, by document type. Relations hold import keys. */
export interface DocumentFields {
  category: { name: string; slug: string; icon: ImageRef | null }
  subcategory: { name: string; slug: string; category: string | null; icon: ImageRef | null }
  'payment-method': { name: string; group: PaymentGroup; logo: ImageRef | null }
  'professional-category': {
    name: string
    route: string
    color: string | null
    icon: ImageRef | null
    order: number
  }
  'site-setting': {
    name: string
    tagline: string | null
    city: string | null
    phone: string | null
    email: string | null
    social: Social<'linkedin' | 'instagram' | 'youtube' | 'x' | 'facebook'>
    mapLat: number | null
    mapLng: number | null
    mapZoom: number | null
    sampleData: boolean
    synonyms: string | null
    internalNote: string | null
  }
  calendar: { duties: string | null; holidays: string | null }
  'useful-contact-category': {
    numero: number
    title: string
    description: string | null
    icon: ImageRef | null
    order: number
    entries: { name: string; address: string | null; phone: string | null }[]
    internalNote: string | null
  }
  store: {
    numero: number
    name: string
    slug: string
    isActive: boolean
    city: string | null
    address: string | null
    phone: string | null
    whatsapp: string | null
    wholesaleWhatsapp: string | null
    website: string | null
    shopUrl: string | null
    menuUrl: string | null
    social: Social<'instagram' | 'facebook' | 'x' | 'tiktok' | 'youtube'>
    description: string | null
    tags: string | null
    categories: string[]
    subcategories: string[]
    paymentMethods: string[]
    image: ImageRef | null
    logo: ImageRef | null
    banner: ImageRef | null
    promotionBanner: ImageRef | null
    homePromotionBanner: ImageRef | null
    promotionText: string | null
    gallery: ImageRef[]
    hours: Hours
    specialHours: string | null
    location: Location | null
    internalNote: string | null
  }
  offer: {
    numero: number
    kind: 'oferta' | 'recomendado'
    store: string
    name: string
    description: string | null
    discount: string | null
    image: ImageRef | null
    startsOn: null
    endsOn: null
    internalNote: string | null
  }
  professional: {
    numero: number
    slug: string
    professionalCategory: string | null
    name: string
    specialty: string | null
    license: string | null
    image: ImageRef | null
    description: string | null
    whatsapp: string | null
    phone: string | null
    email: string | null
    social: Social<'instagram'>
    gallery: ImageRef[]
    hours: Hours
    address: string | null
    location: Location | null
    internalNote: string | null
  }
}

export type DocumentType = keyof DocumentFields

/** In the order in which they are sent: what a document names comes before it. */
export const DOCUMENT_TYPES = [
  'category',
  'subcategory',
  'payment-method',
  'professional-category',
  'site-setting',
  'calendar',
  'useful-contact-category',
  'store',
  'offer',
  'professional',
] as const satisfies readonly DocumentType[]

/** A document to write. `key` names it among its type, at every import. */
export interface ImportDocument<T extends DocumentType = DocumentType> {
  type: T
  key: string
  /** How the report names it. */
  record: string
  fields: DocumentFields[T]
}
