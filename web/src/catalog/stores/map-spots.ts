import { isPathSegment, slug } from '../slug.ts'
import type { LightStore, Location } from './store.ts'

/** A point of the map with the stores that share it, in catalogue order. */
export interface Spot {
  location: Location
  stores: LightStore[]
}

/** The stores with coordinates, by point. */
export function storeSpots(stores: readonly LightStore[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const store of stores) {
    if (!store.location) continue
    const key = `${store.location.lat},${store.location.lng}`
    const spot = spots.get(key)
    if (spot) spot.stores.push(store)
    else spots.set(key, { location: store.location, stores: [store] })
  }
  return [...spots.values()]
}

/** Whether two lists hold the same stores, in whatever order. */
export function areSameStores(one: readonly LightStore[], other: readonly LightStore[]): boolean {
  if (one === other) return true
  const ids = new Set(one.map(({ id }) => id))
  return one.length === other.length && other.every(({ id }) => ids.has(id))
}

/** The store with exactly this name, the first one in catalogue order. */
export type StoreNamed = (name: string) => LightStore | undefined

/**
 * The parameter of the map's link to a store (spec section 2): the lowercased name with whitespace
 * turned to hyphens; the slug where that name leads to another store, or can be no folder.
 */
export function mapStoreParam(store: LightStore, storeNamed: StoreNamed): string {
  const named = store.name.toLowerCase().replace(/\s+/g, '-')
  if (named === store.slug) return named
  if (!isPathSegment(named) || slug(named) !== store.slug) return store.slug
  const other = storeNamed(named)
  return other === undefined || other.id === store.id ? named : store.slug
}
