import type { Location } from '../documents.ts'

/** So many stores at one point: the point stands for 'address unknown' (see docs/decisions). */
const FALLBACK_STORES = 3
/** About a tenth of a metre: the same point written with other last digits is the same point. */
const DECIMALS = 6

/** Degrees on the earth; 0, 0 lies in the sea and is what an empty form sends. */
export function isOnEarth({ lat, lng }: Location): boolean {
  if (lat === 0 && lng === 0) return false
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

export function pointKey({ lat, lng }: Location): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}

/** Keys of the points that three or more of these stores share. */
export function fallbackPoints(locations: readonly Location[]): Set<string> {
  const counts = new Map<string, number>()
  for (const location of locations) {
    const key = pointKey(location)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= FALLBACK_STORES ? [key] : [])))
}
