export const WINDOW_MS = 10 * 60 * 1000
const MAX_KEYS = 10_000

interface Window {
  start: number
  count: number
}

interface AttemptLimit {
  /** Counts one more of a key; seconds after which to come back, 0: go on. */
  count(key: string): number
  /** Takes back one that was counted. */
  forgive(key: string): void
}

/**
 * Counts by key, mostly the address of who tries, in windows of ten minutes and in memory. `now` in
 * milliseconds, of a clock that is never set back.
 */
export function createAttemptLimit(most: number, now: () => number): AttemptLimit {
  const windows = new Map<string, Window>()

  function count(key: string): number {
    const time = now()
    forgetOld(windows, time)
    const own = windows.get(networkOf(key)) ?? { start: time, count: 0 }
    if (own.count >= most) return secondsLeft(own.start, time)
    own.count += 1
    windows.set(networkOf(key), own)
    return 0
  }

  function forgive(key: string): void {
    const own = windows.get(networkOf(key))
    if (own && own.count > 0) own.count -= 1
  }

  return { count, forgive }
}

/** Seconds until a window that began at `start` is over, at least one; both in milliseconds. */
export function secondsLeft(start: number, time: number): number {
  return Math.max(1, Math.ceil((start + WINDOW_MS - time) / 1000))
}

/** Windows are in order of their start: the old ones come first, the rest is not looked at. */
function forgetOld(windows: Map<string, Window>, time: number): void {
  for (const [key, { start }] of windows) {
    if (time - start < WINDOW_MS && windows.size < MAX_KEYS) return
    windows.delete(key)
  }
}

/** One IPv6 customer has a whole /64 of addresses: they count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = ''] = address.split('::')
  return `${head.split(':').slice(0, 4).join(':')}::/64`
}
