import type { LocationRecord, SocialNetwork, Weekday } from '@guia/contract'

/** The legacy files of spec section 3, with the irregular forms that they are known to have. */

export type LegacyHours = Record<Weekday, string[] | string>

export interface LegacySubcategory {
  name: string
  icon?: string
}

export interface LegacyPaymentGroup {
  /** '' for the plan on account. */
  name: string
  images: string[]
}

export interface LegacyOffer {
  id: number
  tiendaId: number
  imagen: string
  nombre: string
  descripcion: string
  descuento: string
}

export interface LegacyStore {
  id: number
  name: string
  city: string
  direccion: string
  telefono: string
  whatsapp: string
  whatsapp_may?: string
  website?: string
  url_tienda?: string
  menu?: string
  redes: Partial<Record<SocialNetwork, string>>
  category: string[] | string
  subcategory: LegacySubcategory[] | LegacySubcategory
  description: string
  tags: string[]
  is_active: boolean
  icon: Record<string, string>
  banner: string
  'banner-promotion': string
  'banner-inicio-promotion': string
  'banner-description': string
  image: string
  logo: string
  gallery: (string | null)[]
  hours: LegacyHours
  /** '24/12 = 9 a 13' */
  horarios_especiales?: string[]
  paymentMethods: LegacyPaymentGroup[]
  location: LocationRecord
  ofertas: LegacyOffer[]
  recomendados: LegacyOffer[]
}

/** `busquedas.json`: an object by key; one record is cut off. */
export type LegacyStores = Record<string, LegacyStore | Partial<LegacyStore>>

export interface LegacyProfessional {
  slug: string
  category: string
  name: string
  specialty: string
  license: string
  image: string
  description: string
  whatsapp: string
  phone: string
  email: string
  redes: { instagram?: string }
  gallery: string[]
  hours: LegacyHours
  address: string
  location: LocationRecord
}

export interface LegacyContact {
  name: string
  /** May be '-'. */
  address: string
  /** May be ''. */
  phone: string
}

export interface LegacyContactCategory {
  id: number
  icon: string
  title: string
  /** May be ''. */
  description: string
  items: (LegacyContact | null)[]
}

export interface LegacySite {
  name: string
  tagline: string
  city: string
  phone: string
  email: string
  social: Record<'linkedin' | 'instagram' | 'youtube' | 'x' | 'facebook', string>
  map: { center: LocationRecord; zoom: number }
  sampleData: boolean
  /** 'quiosco, drugstore = kiosco' */
  synonyms: string[]
  /** 'desde 1/1/2026 = Farmacia Ceibo, …', '25/12/2026 = Farmacia Ceibo' */
  turnos: string[]
  /** '25/12 = Navidad' */
  feriados: string[]
  categories: { name: string; icon: string; subcategories: { name: string; icon: string }[] }[]
  professionalCategories: { name: string; icon: string; route: string; color: string }[]
  paymentMethods: { name: string; group: string; logo: string }[]
}
