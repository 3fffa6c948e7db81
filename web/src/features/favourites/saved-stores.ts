import { createStored, useStored } from '../../browser/storage.ts'
import { FAVOURITES_KEY, RECENT_KEY } from '../../catalog/stores/kept-places.ts'
import { parseStoreIds, toggleId, withRecent } from '../../catalog/stores/store-ids.ts'
import { useState, useEffect } from 'react'

/** Ids of the visitor's favourites, last chosen first. Kept on their device only. */
export const favourites = createStored(FAVOURITES_KEY, parseStoreIds)

/** Ids of the stores seen last, newest first. Kept on the visitor's device only. */
export const recentlySeen = createStored(RECENT_KEY, parseStoreIds)

export function toggleFavourite(id: number) {
  favourites.set(toggleId(favourites.get(), id))
}

function rememberSeen(id: number) {
  recentlySeen.set(withRecent(recentlySeen.get(), id))
}

/**
 * Ids of the visitor's favourites, last chosen first. One that is taken back keeps its place until
 * the page is left: another tap mends a slip of the finger, and focus stays on its heart.
 */
export function useFavouriteIds(): readonly number[] {
  const ids = useStored(favourites)
  const [shown, setShown] = useState<readonly number[]>(ids)
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length === 0) return shown
  const all = [...added, ...shown]
  setShown(all)
  return all
}

/** Remembers, on the visitor's device, that this store was looked at. */
export function useRememberSeen(id: number | undefined) {
  useEffect(
    function remember() {
      if (id !== undefined) rememberSeen(id)
    },
    [id],
  )
}
