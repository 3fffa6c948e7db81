import { searchText } from '../catalog/search/text.ts'
import type { Store } from '../catalog/stores/store.ts'

function has(store: Store, word: string): boolean {
  const texts = [store.name, store.description, store.address, store.phone, ...store.tags]
  const names = store.subcategories.map(({ name }) => name)
  return (
    [...texts, ...names].some((text) => searchText(text).includes(word)) ||
    store.categories.some((name) => searchText(name) === word)
  )
}

/** The stores that spec section 5 finds as it is written, word by word, in their own order. */
export function foundByRule(stores: readonly Store[], query: string): Store[] {
  const words = searchText(query).split(/\s+/).filter(Boolean)
  return stores.filter((store) => words.length > 0 && words.every((word) => has(store, word)))
}
