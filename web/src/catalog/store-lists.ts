import { isNamedBy, leadingWordsMatch } from './categories.ts'
import type { LightStore, Store } from './store.ts'

/** Active stores first, otherwise in the given order. */
export function activeFirst<T extends LightStore>(stores: readonly T[]): T[] {
  return [
    ...stores.filter(({ isActive }) => isActive),
    ...stores.filter((store) => !store.isActive),
  ]
}

/** Stores of the category that a route parameter (slug or name) names, active first. */
export function storesInCategory(stores: readonly Store[], param: string): Store[] {
  return activeFirst(
    stores.filter(({ categories }) => categories.some((name) => isNamedBy(name, param))),
  )
}

/** Stores of the subcategory that a route parameter (slug or name) names, active first. */
export function storesInSubcategory(stores: readonly Store[], param: string): Store[] {
  return activeFirst(
    stores.filter(({ subcategories }) => subcategories.some(({ name }) => isNamedBy(name, param))),
  )
}

/** The categories of `/stores?category=a,b`: 'Autos, Hogar' → ['Autos', 'Hogar']. */
export function requestedCategories(parameter: string): string[] {
  return parameter
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Stores with a category that begins with the words of a requested one, active first. */
export function storesInAnyCategory(stores: readonly Store[], requested: string[]): Store[] {
  const isRequested = (category: string) =>
    requested.some((name) => leadingWordsMatch(name, category))
  return activeFirst(stores.filter(({ categories }) => categories.some(isRequested)))
}

/**
 * Stores for /subcategory/:param with the name to show: a subcategory, otherwise a category.
 * Null when neither is known.
 */
export function storesInSection(
  stores: readonly Store[],
  param: string,
): { name: string; stores: Store[] } | null {
  const inSubcategory = storesInSubcategory(stores, param)
  const found = inSubcategory.length > 0 ? inSubcategory : storesInCategory(stores, param)
  const names = found.flatMap(({ subcategories, categories }) => [
    ...subcategories.map(({ name }) => name),
    ...categories,
  ])
  const name = names.find((candidate) => isNamedBy(candidate, param))
  return name === undefined ? null : { name, stores: found }
}
