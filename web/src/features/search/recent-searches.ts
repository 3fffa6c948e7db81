import { createStored } from '../../browser/storage.ts'
import { parseSearches, withSearch } from '../../catalog/search/suggest.ts'

/** The visitor's last searches, newest first. Kept on their device only. */
export const recentSearches = createStored('busquedas', parseSearches)

export function rememberSearch(text: string) {
  recentSearches.set(withSearch(recentSearches.get(), text))
}
