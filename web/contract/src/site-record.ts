import type { LocationRecord } from './store-record.ts'

export const SITE_SOCIAL_NETWORKS = ['linkedin', 'instagram', 'youtube', 'x', 'facebook'] as const
export type SiteSocialNetwork = (typeof SITE_SOCIAL_NETWORKS)[number]

export interface SubcategoryEntryRecord {
  name: string
  slug: string
  /** Address of the icon, '' when there is none. */
  icon: string
}

export interface CategoryEntryRecord extends SubcategoryEntryRecord {
  subcategories: SubcategoryEntryRecord[]
}

/** A card of the professional-services grid (spec section 3). */
export interface ProfessionalCategoryRecord {
  name: string
  icon: string
  /** Last part of /profesionales/:categoria. */
  route: string
  /** '#rrggbb' */
  color: string
}

/** `/sitio.json`: the configuration that every page reads. */
export interface SiteRecord {
  name: string
  tagline: string
  city: string
  /** WhatsApp number of the product, digits only. */
  phone: string
  email: string
  social: Partial<Record<SiteSocialNetwork, string>>
  map: { center: LocationRecord; zoom: number }
  /** Address of the home's banner video, of this site. Without one the river is drawn. */
  bannerVideo?: string
  /** What stands in for the video while it does not play. */
  bannerPoster?: string
  /** True while the catalogue is invented: the pages say so. */
  sampleData: boolean
  /** Year of the publication, for the footer. */
  year: number
  /** Where the lead form posts. */
  leadEndpoint: string
  /** In alphabetical order; only categories that some store has. */
  categories: CategoryEntryRecord[]
  professionalCategories: ProfessionalCategoryRecord[]
}
