import { CONTENT_TYPES } from './answer-table.ts'

/**
 * 'store/x/index.html' → 'text/html; charset=utf-8'; null for a kind of file that a release does
 * not hold, which is never served.
 */
export function contentType(file: string): string | null {
  const ending = /\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''
  return Object.hasOwn(CONTENT_TYPES, ending) ? (CONTENT_TYPES[ending] ?? null) : null
}
