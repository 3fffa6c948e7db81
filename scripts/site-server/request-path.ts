/** Letters of a path with its query, as it came. */
export const LONGEST_TARGET = 2_048

export interface RequestPath {
  /** As it came, without query: still encoded. */
  raw: string
  /** The query with its '?', or ''. */
  query: string
  /** Decoded, without the empty one that a trailing slash leaves. */
  segments: string[]
  hasTrailingSlash: boolean
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * The parts of a request's target; null for one that is malformed: no path, over 2 KB, broken
 * escapes, or an empty part ('//otro.sitio', which a redirect must never repeat).
 * '/store/caf%C3%A9/?x=1' → segments ['store', 'café'], a trailing slash, query '?x=1'
 */
export function parseRequestPath(target: string): RequestPath | null {
  if (!target.startsWith('/') || target.length > LONGEST_TARGET) return null
  const cut = target.search(/[?#]/)
  const raw = cut < 0 ? target : target.slice(0, cut)
  const query = cut < 0 ? '' : target.slice(cut)
  const hasTrailingSlash = raw.length > 1 && raw.endsWith('/')
  const parts = raw === '/' ? [] : raw.slice(1, hasTrailingSlash ? -1 : undefined).split('/')
  const segments = parts.map(decode)
  if (segments.some((segment) => !segment)) return null
  return { raw, query, segments: segments as string[], hasTrailingSlash }
}

/**
 * False for a part that could leave the folder it is looked up in, or that names a hidden file.
 */
export function isFileName(segment: string): boolean {
  return !segment.startsWith('.') && !/[/\\\0:]/.test(segment)
}
