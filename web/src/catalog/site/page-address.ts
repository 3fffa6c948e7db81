import { PREVIEW_PARAMETER } from '@guia/contract'
import { FILTER_PARAMETERS, MAP_PARAMETER } from '../stores/filters.ts'

/**
 * The form in which the addresses of two pages are compared: readable, without slash at the end.
 * '/store/caf%C3%A9/' → '/store/café', '' → '/'.
 */
export function pagePath(pathname: string): string {
  return decoded(pathname).replace(/\/+$/, '') || '/'
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** What the last part of a path says in words: '/store/pizzeria-el-suru' → 'pizzeria el suru', '/x/12' → ''. */
export function wordsOfPath(pathname: string): string {
  const part = pagePath(pathname).split('/').at(-1) ?? ''
  return /\p{L}/u.test(part) ? part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() : ''
}

/** Parameters that others add to links, of which no page reads anything. */
const FOREIGN = /^(utm_.*|fbclid|gclid)$/
const isForeign = (name: string) => FOREIGN.test(name) || name === PREVIEW_PARAMETER

/** '?utm_source=x&q=pan' → ['q'] */
function ownParameters(search: string): string[] {
  return [...new URLSearchParams(search).keys()].filter((name) => !isForeign(name))
}

/** Whether a query string holds nothing that a page may read. */
export function isPlainQuery(search: string): boolean {
  return ownParameters(search).length === 0
}

/** Whether a page is shown as it was rendered, which knows neither a query nor a navigation state. */
export function isAsRendered(search: string, state: unknown): boolean {
  return isPlainQuery(search) && (state ?? null) === null
}

/** Whether a query string only leaves out, sorts or maps some of what its page lists. */
export function isOnlyFilters(search: string): boolean {
  return ownParameters(search).every(
    (name) => FILTER_PARAMETERS.includes(name) || name === MAP_PARAMETER,
  )
}
