import { paths, SEARCH_PARAMETER } from '../../app/paths.ts'

const SEARCH_PAGES: readonly string[] = [paths.searchResults.pattern, paths.searchPage.pattern]

/** The searched text of a search page's address, '' on every other page. */
export function queryOf({ pathname, search }: { pathname: string; search: string }): string {
  if (!SEARCH_PAGES.includes(pathname)) return ''
  return new URLSearchParams(search).get(SEARCH_PARAMETER)?.trim() ?? ''
}
