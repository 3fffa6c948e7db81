import type { CategoryEntryRecord, SiteRecord } from '@guia/contract'

/** The lists of the site, of which a page brings along what it shows: most of them nothing. */
export type SiteLists = Pick<SiteRecord, 'categories' | 'professionalCategories'>

/** The site with these of its lists; those left out are empty. */
export const withLists = (site: SiteRecord, lists: Partial<SiteLists>): SiteRecord => ({
  ...site,
  categories: [],
  professionalCategories: [],
  ...lists,
})

export type NamedEntry = Pick<CategoryEntryRecord, 'name' | 'slug'>

/** Categories or subcategories as chips, headings and links tell of them. */
export const categoryNames = (entries: readonly NamedEntry[]): CategoryEntryRecord[] =>
  entries.map(({ name, slug }) => ({ name, slug, icon: '', subcategories: [] }))

/** Both lists as far as a search leads to them. */
export const listNames = ({ categories, professionalCategories }: SiteLists): SiteLists => ({
  categories: categoryNames(categories),
  professionalCategories: professionalCategories.map((one) => ({ ...one, icon: '' })),
})
