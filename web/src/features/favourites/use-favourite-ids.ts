import { useState } from 'react'
import { useStored } from '../../browser/storage.ts'
import { favourites } from './kept.ts'

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
