import { useNavigate } from 'react-router-dom'
import { storesResource } from '../../api/stores.ts'
import { paths } from '../../app/paths.ts'
import { search, searchIndex } from '../../catalog/search.ts'

/**
 * Runs a search on the bundled catalogue and goes to its results, with the matches in the
 * navigation state (spec section 2). Waits only while the catalogue is still on its way; if it
 * cannot be loaded, the results page says so.
 */
export function useRunSearch(): (query: string) => void {
  const navigate = useNavigate()
  const show = (query: string, results?: number[]) =>
    void navigate(paths.searchResults.link(query), { state: { results } })
  return function runSearch(query) {
    const stores = storesResource.peek()
    if (stores) return show(query, idsFound(stores, query))
    void storesResource.load().then(
      (loaded) => show(query, idsFound(loaded, query)),
      () => show(query),
    )
  }
}

type Stores = Parameters<typeof searchIndex>[0]

function idsFound(stores: Stores, query: string): number[] {
  return search(searchIndex(stores), query).map(({ id }) => id)
}
