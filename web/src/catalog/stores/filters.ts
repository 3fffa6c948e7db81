import { distanceBetween } from './distance.ts'
import type { Moment } from '../hours/opening-hours.ts'
import { isOpenStore } from './open-store.ts'
import { activeFirst } from './store-lists.ts'
import type { Location, Store } from './store.ts'

export const FILTERS = ['open', 'verified', 'near'] as const
export type StoreFilter = (typeof FILTERS)[number]
export type StoreFilters = Readonly<Record<StoreFilter, boolean>>

/** Name of each filter in the query string; '1' switches it on. */
const PARAMETERS: Record<StoreFilter, string> = {
  open: 'abierto',
  verified: 'verificado',
  near: 'cerca',
}

/** The parameters of the query string that switch a filter. */
export const FILTER_PARAMETERS: readonly string[] = Object.values(PARAMETERS)

/** The parameter under which a phone shows the map of a list in the place of its cards. */
export const MAP_PARAMETER = 'mapa'

export const showsMap = (query: URLSearchParams): boolean => query.get(MAP_PARAMETER) === '1'

/** The same query with the map shown or not; everything else in it stays. */
export function withMap(query: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (isShown) changed.set(MAP_PARAMETER, '1')
  else changed.delete(MAP_PARAMETER)
  return changed
}

/** The query string of a list that shows what is open. */
export const OPEN_NOW = `${PARAMETERS.open}=1`

/** '?abierto=1' → { open: true, verified: false, near: false } */
export function readFilters(query: URLSearchParams): StoreFilters {
  const isOn = (filter: StoreFilter) => query.get(PARAMETERS[filter]) === '1'
  return { open: isOn('open'), verified: isOn('verified'), near: isOn('near') }
}

/** The same query with one filter switched; everything else in it stays. */
export function withFilter(query: URLSearchParams, filter: StoreFilter, isOn: boolean) {
  const changed = new URLSearchParams(query)
  if (isOn) changed.set(PARAMETERS[filter], '1')
  else changed.delete(PARAMETERS[filter])
  return changed
}

/** The same query without any filter. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  return FILTERS.reduce((less, filter) => withFilter(less, filter, false), query)
}

export interface FilteredStores {
  stores: Store[]
  /** Store id → metres to the visitor; empty unless sorted by distance. */
  distances: ReadonlyMap<number, number>
}

/**
 * The stores that pass: open now (only active ones show whether they are), verified (active).
 * With a position the nearest come first and those without a point last, active ones before the
 * others all the same (spec section 2, Store cards); otherwise in the given order.
 */
export function filterStores(
  stores: readonly Store[],
  filters: StoreFilters,
  now: Moment | null,
  position: Location | null,
): FilteredStores {
  const passing = stores.filter(
    (store) => (store.isActive || !filters.verified) && (!filters.open || isOpenStore(store, now)),
  )
  if (!filters.near || !position) return { stores: passing, distances: new Map() }
  return byDistance(passing, position)
}

function byDistance(stores: readonly Store[], position: Location): FilteredStores {
  const distances = new Map<number, number>()
  for (const { id, location } of stores) {
    if (location) distances.set(id, distanceBetween(position, location))
  }
  const far = ({ id }: Store) => distances.get(id) ?? Infinity
  const sorted = [...stores].sort((one, other) =>
    far(one) === far(other) ? 0 : far(one) - far(other),
  )
  return { stores: activeFirst(sorted), distances }
}
