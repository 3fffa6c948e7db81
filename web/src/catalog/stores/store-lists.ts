import { isNamedBy, leadingWordsMatch, namesOf, type FormerNames } from './categories.ts'
import type { LightStore, Store } from './store.ts'

/** As much of a store as the lists ask for. */
export type ListedStore = Pick<Store, 'isActive' | 'categories'> & {
  subcategories: readonly Pick<Store['subcategories'][number], 'name'>[]
}

/** Active stores first, otherwise in the given order. */
export function activeFirst<T extends Pick<LightStore, 'isActive'>>(stores: readonly T[]): T[] {
  return [
    ...stores.filter(({ isActive }) => isActive),
    ...stores.filter((store) => !store.isActive),
  ]
}

/** Stores of the category that a route parameter (slug or name) names, active first. */
export function storesInCategory<T extends ListedStore>(stores: readonly T[], param: string): T[] {
  return activeFirst(
    stores.filter(({ categories }) => categories.some((name) => isNamedBy(name, param))),
  )
}

/** Stores of the subcategory that a route parameter (slug or name) names, active first. */
export function storesInSubcategory<T extends ListedStore>(
  stores: readonly T[],
  param: string,
): T[] {
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
export function storesInAnyCategory<T extends ListedStore>(
  stores: readonly T[],
  requested: string[],
  formerNames: FormerNames = new Map(),
): T[] {
  const isRequested = (category: string) =>
    namesOf(category, formerNames).some((name) =>
      requested.some((wanted) => leadingWordsMatch(wanted, name)),
    )
  return activeFirst(stores.filter(({ categories }) => categories.some(isRequested)))
}

/**
 * Stores for /subcategory/:param with the name to show: a subcategory, otherwise a category.
 * Null when neither is known.
 */
export function storesInSection<T extends ListedStore>(
  stores: readonly T[],
  param: string,
): { name: string; stores: T[]; isCategory: boolean } | null {
  const inSubcategory = storesInSubcategory(stores, param)
  const isCategory = inSubcategory.length === 0
  const found = isCategory ? storesInCategory(stores, param) : inSubcategory
  const names = found.flatMap(({ subcategories, categories }) => [
    ...subcategories.map(({ name }) => name),
    ...categories,
  ])
  const name = names.find((candidate) => isNamedBy(candidate, param))
  return name === undefined ? null : { name, stores: found, isCategory }
}

/** 'Ninguna tienda', '1 tienda', '78 tiendas'. */
export function storesInWords(count: number): string {
  if (count === 0) return 'Ninguna tienda'
  return count === 1 ? '1 tienda' : `${count} tiendas`
}
