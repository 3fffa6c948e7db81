import { FILTER_PARAMETERS } from '../stores/filters.ts'

/** Parameters that others add to links, of which no page reads anything. */
const FOREIGN = /^(utm_.*|fbclid|gclid)$/

/** '?utm_source=x&q=pan' → ['q'] */
function ownParameters(search: string): string[] {
  return [...new URLSearchParams(search).keys()].filter((name) => !FOREIGN.test(name))
}

/** Whether a query string holds nothing that a page may read. */
export function isPlainQuery(search: string): boolean {
  return ownParameters(search).length === 0
}

/** Whether a query string only leaves out or sorts some of what its page lists. */
export function isOnlyFilters(search: string): boolean {
  return ownParameters(search).every((name) => FILTER_PARAMETERS.includes(name))
}
