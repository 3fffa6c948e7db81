export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The one range that a request asks for: 'bytes=0-99', 'bytes=100-', 'bytes=-50'.
 * 'whole' when it asks for none, for several, or in a way that cannot be read (RFC 9110: then the
 * header is ignored); 'outside' when the file ends before it.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!first && !last) return 'whole'
  if (!first) {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'outside'
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'outside'
}
