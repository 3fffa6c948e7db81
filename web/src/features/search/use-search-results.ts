import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { parseListState, storesByIds } from '../../catalog/stores/store-ids.ts'
import { search, searchIndex } from '../../catalog/search/search.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { suggestWords } from '../../catalog/search/suggest-words.ts'
import { queryOf } from './use-run-search.ts'

export interface SearchResults {
  query: string
  stores: Store[]
  /** Queries near to this one that find something; only when this one finds nothing. */
  suggestions: string[]
}

/** The results in the navigation state or, for a reload or a shared link, of the address. */
export function useSearchResults(stores: readonly Store[]): SearchResults {
  const location = useLocation()
  return useMemo(() => {
    const query = queryOf(location)
    const { results } = parseListState(location.state)
    const index = searchIndex(stores)
    const found = results ? storesByIds(stores, results) : search(index, query)
    return { query, stores: found, suggestions: found.length > 0 ? [] : suggestWords(index, query) }
  }, [stores, location])
}
