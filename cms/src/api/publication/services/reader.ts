import type { Reader } from './snapshot'

const NUMBER = /^\d{1,15}$/
const NUMBERS = /^\d{1,9}(,\d{1,9})*$/

/**
 * What the reader of a snapshot says that it knows: `since` (a version), `token`, `also` (numbers
 * of stores, '1,2'). Null, and so everything, when that is missing or unreadable.
 */
export function readReader({ since, token, also = '' }: Record<string, unknown>): Reader | null {
  const isReadable =
    typeof since === 'string' &&
    NUMBER.test(since) &&
    typeof token === 'string' &&
    token !== '' &&
    typeof also === 'string' &&
    (also === '' || NUMBERS.test(also))
  if (!isReadable) return null
  return { version: Number(since), token, also: also === '' ? [] : also.split(',').map(Number) }
}
