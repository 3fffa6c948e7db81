import { nextOpening, type Moment } from '../hours/opening-hours.ts'
import type { Store } from './store.ts'

/**
 * Of these stores as many as `most` that open next, the soonest first, in the given order among
 * equals. Only active ones tell when; while the moment is not known none does.
 */
export function firstToOpen(stores: readonly Store[], now: Moment | null, most: number): Store[] {
  if (now === null) return []
  const opening = stores.flatMap((store) => {
    const at = store.isActive ? nextOpening(store, now) : null
    return at === null ? [] : [{ store, at }]
  })
  return opening
    .sort((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ store }) => store)
}
