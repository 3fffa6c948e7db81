import type { SiteSocialNetwork } from '@guia/contract'
import type { Location } from './store.ts'

export interface SubcategoryEntry {
  name: string
  slug: string
  /** Address of the icon, '' when there is none. */
  icon: string
}

export interface CategoryEntry extends SubcategoryEntry {
  subcategories: SubcategoryEntry[]
}

/** The site configuration that every page reads. */
export interface Site {
  name: string
  tagline: string
  city: string
  email: string
  social: Partial<Record<SiteSocialNetwork, string>>
  map: { center: Location; zoom: number }
  /** True while the catalogue is invented: the pages say so. */
  sampleData: boolean
  /** Year of the publication; 0 when unknown. */
  year: number
  /** Alphabetical, each once. */
  categories: CategoryEntry[]
}
