import type { LocationRecord } from '@guia/contract'

/** A corner near the main square; the Paraná lies to the west. */
const SQUARE: LocationRecord = { lat: -29.1418, lng: -59.2637 }

/** Degrees of one block: about 115 m each way. */
const BLOCK = { lat: 0.00104, lng: 0.00118 }

/** The city's grid leans a little to the east of north. */
const LEAN = 0.12

/** The point that the legacy data uses when nobody measured the place. */
export const FALLBACK_POINT: LocationRecord = { lat: -29.14, lng: -59.26 }

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * A place in the grid, in blocks east and north of the square; parts of a block stand for house
 * numbers. block(0, 0) → the square.
 */
export function block(east: number, north: number): LocationRecord {
  return {
    lat: rounded(SQUARE.lat + (north - east * LEAN) * BLOCK.lat),
    lng: rounded(SQUARE.lng + (east + north * LEAN) * BLOCK.lng),
  }
}
