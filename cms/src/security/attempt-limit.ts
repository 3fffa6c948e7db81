const WINDOW_MS = 10 * 60 * 1000
const MAX_ADDRESSES = 10_000

export interface AttemptLimits {
  perAddress: number
  overall: number
}

interface Window {
  start: number
  count: number
}

export interface AttemptLimit {
  /** Counts an attempt; seconds after which to come back, 0: go on. */
  count(address: string): number
  /** Takes back an attempt that was counted and turned out to be a good one. */
  forgive(address: string): void
}

/**
 * Counts attempts in windows of ten minutes, by address and overall, in memory. `now` in
 * milliseconds, of a clock that is never set back.
 */
export function createAttemptLimit(
  { perAddress, overall }: AttemptLimits,
  now: () => number,
): AttemptLimit {
  const byAddress = new Map<string, Window>()
  let all: Window = { start: now(), count: 0 }

  function count(address: string): number {
    const time = now()
    if (time - all.start >= WINDOW_MS) all = { start: time, count: 0 }
    forgetOld(byAddress, time)
    const own = byAddress.get(groupOf(address)) ?? { start: time, count: 0 }
    if (own.count >= perAddress) return secondsLeft(own, time)
    if (all.count >= overall) return secondsLeft(all, time)
    own.count += 1
    all.count += 1
    byAddress.set(groupOf(address), own)
    return 0
  }

  function forgive(address: string): void {
    const own = byAddress.get(groupOf(address))
    if (own && own.count > 0) own.count -= 1
    if (all.count > 0) all.count -= 1
  }

  return { count, forgive }
}

function secondsLeft({ start }: Window, time: number): number {
  return Math.max(1, Math.ceil((start + WINDOW_MS - time) / 1000))
}

/** Windows are in order of their start: the old ones come first, the rest is not looked at. */
function forgetOld(byAddress: Map<string, Window>, time: number): void {
  for (const [address, { start }] of byAddress) {
    if (time - start < WINDOW_MS && byAddress.size < MAX_ADDRESSES) return
    byAddress.delete(address)
  }
}

/** One IPv6 customer has a whole /64 of addresses: they count as one. */
function groupOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = ''] = address.split('::')
  return `${head.split(':').slice(0, 4).join(':')}::/64`
}
