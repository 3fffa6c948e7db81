import type { Core } from '@strapi/strapi'
import type { Ability } from '../panel/staff-context'
import { readPairs } from './distinct-pairs'
import { storesFor } from './reader'

/** Two stores that somebody called distinct. */
export interface DistinctEntry {
  stores: { documentId: string; name: string }[]
  saidBy: string | null
}

/** A list to find a mistake of these days in, not an archive. */
const MOST_LISTED = 200

/** What staff called distinct, the last first, of the stores that the reader may know of. */
export async function readDistinct(
  strapi: Core.Strapi,
  ability: Ability,
): Promise<DistinctEntry[]> {
  const { stores } = await storesFor(strapi, ability)
  const pairs = await readPairs(strapi)
  return pairs
    .flatMap(({ oneId, otherId, saidBy }) => {
      const found = [stores.get(oneId), stores.get(otherId)].flatMap((store) => store ?? [])
      if (found.length < 2) return []
      return [{ stores: found.map(({ documentId, name }) => ({ documentId, name })), saidBy }]
    })
    .slice(0, MOST_LISTED)
}
