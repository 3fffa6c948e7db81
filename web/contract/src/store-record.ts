import type { HoursRecord } from './hours.ts'
import type { StoreOfferRecord } from './offer-record.ts'

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'x', 'tiktok', 'youtube'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** Decimal degrees, WGS 84. */
export interface LocationRecord {
  lat: number
  lng: number
}

export interface SubcategoryRecord {
  name: string
  icon?: string
}

/** One group of payment methods: 'Tarjeta de débito', … or '' for the unnamed group. */
export interface PaymentGroupRecord {
  name: string
  /** Logos of the methods that have one. */
  images: string[]
  /** Every method of the group, with or without logo. */
  methods: { name: string; image: string }[]
}

/** A store as `/busqueda.json` holds it: home and home map. */
export interface LightStoreRecord {
  /** The CMS's `numero`: assigned once, never reused. */
  id: number
  slug: string
  name: string
  /** Address of the logo, '' when there is none. */
  image: string
  category: string[]
  is_active: boolean
  /** Category name → address of its icon. */
  icon: Record<string, string>
  location: LocationRecord | null
  direccion: string
}

/**
 * A store as `/busquedas.json` holds it (spec section 3). Texts are '' and lists [] when empty;
 * numbers for WhatsApp are digits only; addresses are https or http only.
 */
export interface StoreRecord extends LightStoreRecord {
  city: string
  telefono: string
  whatsapp: string
  whatsapp_may: string
  website: string
  url_tienda: string
  menu: string
  redes: Partial<Record<SocialNetwork, string>>
  subcategory: SubcategoryRecord[]
  description: string
  tags: string[]
  banner: string
  'banner-promotion': string
  'banner-inicio-promotion': string
  'banner-description': string
  logo: string
  gallery: string[]
  hours: HoursRecord
  paymentMethods: PaymentGroupRecord[]
  ofertas: StoreOfferRecord[]
  recomendados: StoreOfferRecord[]
}
