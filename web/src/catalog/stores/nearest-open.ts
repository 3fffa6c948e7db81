import type { Moment } from '../hours/opening-hours.ts'
import { distanceBetween } from './distance.ts'
import { isOpenStore } from './open-store.ts'
import type { Location, Store } from './store.ts'

/** The nearest store that is open, or why there is none to go to. */
export type NearestOpen =
  | { status: 'found'; store: Store; metres: number }
  | { status: 'allClosed' }
  /** Some are open, and nobody knows where they are. */
  | { status: 'unplaced' }

/**
 * Of these stores the open one with the least distance to a position, the first among equals. Only
 * active stores tell whether they are open.
 */
export function nearestOpen(
  stores: readonly Store[],
  now: Moment | null,
  position: Location,
): NearestOpen {
  const open = stores.filter((store) => isOpenStore(store, now))
  let nearest: Extract<NearestOpen, { status: 'found' }> | null = null
  for (const store of open) {
    if (!store.location) continue
    const metres = distanceBetween(position, store.location)
    if (nearest === null || metres < nearest.metres) nearest = { status: 'found', store, metres }
  }
  return nearest ?? { status: open.length > 0 ? 'unplaced' : 'allClosed' }
}
