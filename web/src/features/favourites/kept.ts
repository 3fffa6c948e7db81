import { createStored } from '../../browser/storage.ts'
import { parseKeptIds, toggleId, withRecent } from '../../catalog/stores/store-ids.ts'

/** Ids of the visitor's favourites, last chosen first. Kept on their device only. */
export const favourites = createStored('favoritos', parseKeptIds)

/** Ids of the stores seen last, newest first. Kept on the visitor's device only. */
export const recentlySeen = createStored('vistos', parseKeptIds)

export function toggleFavourite(id: number) {
  favourites.set(toggleId(favourites.get(), id))
}

export function rememberSeen(id: number) {
  recentlySeen.set(withRecent(recentlySeen.get(), id))
}
