import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * True when the request carries the expected bearer token. Compares digests, in constant time.
 * An empty expected token lets nobody in.
 */
export function hasServiceToken(authorization: string | undefined, expected: string): boolean {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (!token || !expected) return false
  return timingSafeEqual(digest(token), digest(expected))
}
