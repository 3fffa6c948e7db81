import type { LocationRecord, SocialNetwork } from '@guia/contract'
import type { Photo } from '../photo.ts'
import type { Offer } from '../offers/offer.ts'
import type { Hours, SpecialHours } from '../hours/opening-hours.ts'

export type Location = LocationRecord

/** A store as home and home map need it. Texts are '' and lists [] when nothing is known. */
export interface LightStore {
  id: number
  slug: string
  name: string
  /** Address of the logo. */
  image: string
  categories: string[]
  isActive: boolean
  /** Category name → address of its icon. */
  icons: Record<string, string>
  location: Location | null
  address: string
  /** Address of its banner for the home page. */
  homeBanner: string
}

export interface Subcategory {
  name: string
}

export interface PaymentMethod {
  name: string
  image: string
}

export interface PaymentGroup {
  /** '' for the unnamed group. */
  name: string
  methods: PaymentMethod[]
}

/** A store with everything that its page and the search need. */
export interface Store extends LightStore {
  /** Address of the picture that goes with a saved contact. */
  logo: string
  city: string
  phone: string
  /** Digits only. */
  whatsapp: string
  /** Digits only. */
  wholesaleWhatsapp: string
  website: string
  shopUrl: string
  menuUrl: string
  social: Partial<Record<SocialNetwork, string>>
  subcategories: Subcategory[]
  description: string
  tags: string[]
  banner: string
  promotionBanner: string
  promotionText: string
  gallery: Photo[]
  hours: Hours
  specialHours: SpecialHours
  payments: PaymentGroup[]
  /** Its offers and recommended items, as far as they held on the day of the publication. */
  offers: Offer[]
  recommended: Offer[]
}

/** When an active store is open, and what it sells. */
export type StoreHours = Pick<Store, 'id' | 'categories' | 'hours' | 'specialHours'>

/** Where 'Ver sitio' leads, '' nowhere; a shop online is the site of who has no other. */
export const siteOf = ({ website, shopUrl }: Store): string => website || shopUrl
