import { paths } from '../../app/paths.ts'

/** The searched text of the results page's address, '' on every other page. */
export function queryOf({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname !== paths.searchResults.pattern) return ''
  return new URLSearchParams(search).get('q')?.trim() ?? ''
}
