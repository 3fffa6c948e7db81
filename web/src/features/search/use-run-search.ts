import { paths, SEARCH_PARAMETER } from '../../app/paths.ts'
import { useNavigate } from 'react-router-dom'
import { idsFoundNow } from './everything.ts'

const SEARCH_PAGES: readonly string[] = [paths.searchResults.pattern, paths.searchPage.pattern]

/** Whether an address is that of a page that shows what a search finds. */
export const isSearchPage = ({ pathname }: { pathname: string }): boolean =>
  SEARCH_PAGES.includes(pathname)

/** The searched text of a search page's address, '' on every other page. */
export function queryOf({ pathname, search }: { pathname: string; search: string }): string {
  if (!isSearchPage({ pathname })) return ''
  return new URLSearchParams(search).get(SEARCH_PARAMETER)?.trim() ?? ''
}

/**
 * Runs a search on the bundled catalogue and goes to its results, with the matches in the
 * navigation state (spec section 2). While the catalogue is still on its way it goes there without
 * them: the page shows that it is waiting, and finds them by the address.
 */
export function useRunSearch(): (query: string) => void {
  const navigate = useNavigate()
  return function runSearch(query) {
    const results = idsFoundNow(query)
    void navigate(paths.searchResults.link(query), { state: results && { results } })
  }
}
