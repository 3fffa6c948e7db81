import { isNamedBy } from '../stores/categories.ts'
import { slug } from '../slug.ts'
import type { Store } from '../stores/store.ts'

/** Query string of the search page and the store landing. */
export interface StoreQuery {
  /** Text to search; '' for none. */
  text: string
  /** Slugs of categories; a store of any of them stays. */
  categories: string[]
  /** First letter of the name, 'A' to 'Z', 'Ñ' or '#'; '' for any. */
  initial: string
}

const NAMES = { text: 'q', categories: 'categoria', initial: 'inicial' } as const

/** '?q=pan&categoria=alimentos,bebidas' → { text: 'pan', categories: ['alimentos', 'bebidas'], … } */
export function readStoreQuery(parameters: URLSearchParams): StoreQuery {
  const slugs = (parameters.get(NAMES.categories) ?? '').split(',').map(slug)
  return {
    text: parameters.get(NAMES.text)?.trim() ?? '',
    categories: [...new Set(slugs)].filter(Boolean),
    initial: parameters.get(NAMES.initial)?.trim().toUpperCase() ?? '',
  }
}

/** The parameters with these parts of the query changed; everything else in them stays. */
export function withStoreQuery(
  parameters: URLSearchParams,
  change: Partial<StoreQuery>,
): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  const { text, categories, initial } = { ...readStoreQuery(parameters), ...change }
  const values = { text, categories: categories.join(','), initial }
  for (const [part, name] of Object.entries(NAMES)) {
    const value = values[part as keyof typeof NAMES]
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The categories with one of them added, or taken out when it was among them. */
export function toggleCategory(categories: readonly string[], category: string): string[] {
  return categories.includes(category)
    ? categories.filter((one) => one !== category)
    : [...categories, category]
}

/** The stores of any of these categories (slugs), all when none is chosen. */
export function inCategories(stores: readonly Store[], categories: readonly string[]): Store[] {
  return stores.filter(
    (store) =>
      categories.length === 0 ||
      store.categories.some((name) => categories.some((wanted) => isNamedBy(name, wanted))),
  )
}
