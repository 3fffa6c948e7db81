import { categoryKey } from './categories.ts'
import type { StoreHours } from './store.ts'

export interface OpenRubro<Category> {
  category: Category
  /** How many of its stores are open; at least 1. */
  open: number
}

/** The categories of stores that are open, the one with most of them first. */
export function openRubros<Category extends { name: string }>(
  categories: readonly Category[],
  openStores: readonly Pick<StoreHours, 'categories'>[],
): OpenRubro<Category>[] {
  const counts = new Map<string, number>()
  for (const store of openStores) {
    for (const key of new Set(store.categories.map(categoryKey))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return categories
    .map((category) => ({ category, open: counts.get(categoryKey(category.name)) ?? 0 }))
    .filter(({ open }) => open > 0)
    .toSorted((one, other) => other.open - one.open)
}
