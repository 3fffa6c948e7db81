import type { SiteSocialNetwork } from '@guia/contract'
import type { Location } from './store.ts'

export interface SubcategoryEntry {
  name: string
  /** That of the name: pages and filters go by it. */
  slug: string
  /** Address of the icon, '' when there is none. */
  icon: string
}

export interface CategoryEntry extends SubcategoryEntry {
  subcategories: SubcategoryEntry[]
}

/** A card of the professional-services grid. */
export interface ProfessionalCategory {
  name: string
  icon: string
  /** Last part of /profesionales/:categoria. */
  route: string
  /** '#rrggbb' */
  color: string
}

/** The site configuration that every page reads. */
export interface SiteBasics {
  name: string
  tagline: string
  city: string
  /** WhatsApp number of the product, digits only; '' when unknown. */
  phone: string
  email: string
  social: Partial<Record<SiteSocialNetwork, string>>
  map: { center: Location; zoom: number }
  /** Address of the home's banner video; '' for the drawn river. */
  bannerVideo: string
  /** What stands in for the video; '' when there is none. */
  bannerPoster: string
  /** True while the catalogue is invented: the pages say so. */
  sampleData: boolean
  /** Year of the publication; 0 when unknown. */
  year: number
  /** Where the lead form posts: a path of this site or an http(s) address. */
  leadEndpoint: string
}

/** The same with what leads to the catalogue's parts. */
export interface Site extends SiteBasics {
  /** Alphabetical, each once. */
  categories: CategoryEntry[]
  /** In the order of the grid. */
  professionalCategories: ProfessionalCategory[]
}
