import type { Since } from './changes'

const NUMBER = /^\d{1,15}$/

/**
 * What the reader of a snapshot says that it knows: `since` (a version) and `token`. Null, and so
 * everything, when that is missing or unreadable.
 */
export function readSince({ since, token }: Record<string, unknown>): Since | null {
  const isReadable =
    typeof since === 'string' && NUMBER.test(since) && typeof token === 'string' && token !== ''
  return isReadable ? { version: Number(since), token } : null
}
