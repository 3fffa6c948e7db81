import type { Location } from './store.ts'

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points along the earth's surface (haversine). */
export function distanceBetween(one: Location, other: Location): number {
  const north = radians(other.lat - one.lat) / 2
  const east = radians(other.lng - one.lng) / 2
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** 347 → 'a 350 m'; 1234 → 'a 1,2 km'; 15300 → 'a 15 km'. Never nearer than 'a 10 m'. */
export function formatDistance(metres: number): string {
  const tens = Math.max(1, Math.round(metres / 10)) * 10
  if (tens < 1000) return `a ${tens} m`
  const kilometres = metres / 1000
  const shown = kilometres < 9.95 ? kilometres.toFixed(1).replace('.', ',') : kilometres.toFixed(0)
  return `a ${shown} km`
}

const FAR_M = 50_000

/** Whether a visitor so many metres away is in another place rather than in the city. */
export const isFarAway = (metres: number): boolean => metres > FAR_M

/** Metres to the nearest of these, for whom all of them are far away; null for others. */
export function nearestFromAfar(distances: Iterable<number>): number | null {
  let nearest = Infinity
  for (const metres of distances) nearest = Math.min(nearest, metres)
  return isFarAway(nearest) && nearest < Infinity ? nearest : null
}
