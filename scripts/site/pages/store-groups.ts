import { slug } from '@guia/web/catalog/slug'
import { activeFirst } from '@guia/web/catalog/stores/store-lists'
import type { StoreEntry } from './store-entry.ts'

/** Slug of a name → the stores that have a category, or a subcategory, of that name. */
type Groups = ReadonlyMap<string, readonly StoreEntry[]>

export interface StoreGroups {
  byCategory: Groups
  bySubcategory: Groups
  /** Slug of a name → the name as a store has it. */
  names: ReadonlyMap<string, string>
}

/**
 * The lists of all category pages in one pass: asking every store for every page, as the browser
 * does for the one page that it shows, takes seconds at ten thousand stores.
 */
export function groupStores(entries: readonly StoreEntry[]): StoreGroups {
  const byCategory = new Map<string, StoreEntry[]>()
  const bySubcategory = new Map<string, StoreEntry[]>()
  const names = new Map<string, string>()
  const slugs = new Map<string, string>()
  const slugOf = (name: string) => {
    const known = slugs.get(name) ?? slug(name)
    slugs.set(name, known)
    return known
  }
  const add = (groups: Map<string, StoreEntry[]>, name: string, entry: StoreEntry) => {
    const key = slugOf(name)
    if (key === '') return
    if (!names.has(key)) names.set(key, name)
    const group = groups.get(key)
    if (!group) groups.set(key, [entry])
    else if (group.at(-1) !== entry) group.push(entry)
  }
  for (const entry of entries) {
    for (const { name } of entry.subcategories) add(bySubcategory, name, entry)
    for (const name of entry.categories) add(byCategory, name, entry)
  }
  return { byCategory: sorted(byCategory), bySubcategory: sorted(bySubcategory), names }
}

const sorted = (groups: ReadonlyMap<string, readonly StoreEntry[]>): Groups =>
  new Map([...groups].map(([key, stores]) => [key, activeFirst(stores)]))

/** The stores of /subcategory/:param: those of the subcategory, otherwise of the category. */
export const storesOfSection = (groups: StoreGroups, key: string): readonly StoreEntry[] =>
  groups.bySubcategory.get(key) ?? groups.byCategory.get(key) ?? []
