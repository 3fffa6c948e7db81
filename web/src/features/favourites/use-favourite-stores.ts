import { useStored } from '../../browser/storage.ts'
import { storesByIds } from '../../catalog/parse-list-state.ts'
import type { LightStore } from '../../catalog/store.ts'
import { favourites } from './kept.ts'

/** The visitor's favourites among these stores, last chosen first. */
export function useFavouriteStores<T extends LightStore>(stores: readonly T[]): T[] {
  return storesByIds(stores, useStored(favourites))
}

export function useHasFavourites(): boolean {
  return useStored(favourites).length > 0
}
