import { isOpenAt, type Moment } from '../hours/opening-hours.ts'
import type { Store } from './store.ts'

/** Whether a store is open. Only active ones tell; while the moment is not known none is. */
export const isOpenStore = (store: Store, now: Moment | null): boolean =>
  store.isActive && now !== null && isOpenAt(store, now)
