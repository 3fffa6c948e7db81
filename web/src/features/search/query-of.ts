import { paths } from '../../app/paths.ts'

const SEARCH_PAGES: readonly string[] = [paths.searchResults.pattern, paths.searchPage.pattern]

/** What the searched text is called in the addresses of these pages. */
export const QUERY_PARAMETER = 'q'

/** The searched text of a search page's address, '' on every other page. */
export function queryOf({ pathname, search }: { pathname: string; search: string }): string {
  if (!SEARCH_PAGES.includes(pathname)) return ''
  return new URLSearchParams(search).get(QUERY_PARAMETER)?.trim() ?? ''
}
