import { categoryKey } from '../stores/categories.ts'
import { digits } from '../contacts/phone.ts'
import { foldedWords, searchText } from './text.ts'
import type { Store } from '../stores/store.ts'
import { activeFirst } from '../stores/store-lists.ts'

interface IndexedStore {
  store: Store
  /** Every text in which a word may be found, folded, one a line; names and phones twice where
   * people type them without apostrophe, space or hyphen. */
  text: string
  categoryKeys: string[]
}

/** The catalogue prepared for search, in its own order. */
export interface SearchIndex {
  entries: IndexedStore[]
}

const indexes = new WeakMap<readonly Store[], SearchIndex>()

/** The index of a catalogue; made once per list. */
export function searchIndex(stores: readonly Store[]): SearchIndex {
  const known = indexes.get(stores)
  if (known) return known
  const index = { entries: stores.map(indexStore) }
  indexes.set(stores, index)
  return index
}

function indexStore(store: Store): IndexedStore {
  const subcategoryNames = store.subcategories.map(({ name }) => name)
  const texts = [store.name, store.description, store.address, store.phone]
  const asTyped = [searchText(store.name).replaceAll("'", ''), digits(store.phone)]
  return {
    store,
    text: searchText([...texts, ...store.tags, ...subcategoryNames, ...asTyped].join('\n')),
    categoryKeys: store.categories.map(categoryKey),
  }
}

/**
 * The stores that match a query (spec section 5): every word is part of the name, description,
 * address, phone, a tag or a subcategory, or equals a category; or the whole query equals a
 * category. Accents, case and apostrophes do not count, nor the signs in a phone. Active stores
 * first, then catalogue order. A blank query finds nothing.
 */
export function search(index: SearchIndex, query: string): Store[] {
  const words = foldedWords(query)
  if (words.length === 0) return []
  const wholeQuery = categoryKey(query)
  const found = index.entries.filter(
    (entry) =>
      entry.categoryKeys.includes(wholeQuery) || words.every((word) => matchesWord(entry, word)),
  )
  return activeFirst(found.map(({ store }) => store))
}

function matchesWord({ text, categoryKeys }: IndexedStore, word: string): boolean {
  return text.includes(word) || categoryKeys.includes(word)
}
