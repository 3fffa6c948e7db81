import type { Reason } from './find-duplicates'
import { isNearName } from './name-key'
import type { StoreKeys } from './store-keys'

/** A store that may be the one that is being entered, and what they have in common. */
export interface LikelyTwin {
  documentId: string
  /** The surest first. */
  reasons: Reason[]
}

const MOST = 3

const haveInCommon = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key))

function reasonsOf(one: StoreKeys, other: StoreKeys): Reason[] {
  const isOneName = one.joined !== '' && one.joined === other.joined
  const isNear = haveInCommon(one.nearNames, other.nearNames) && isNearName(one.words, other.words)
  const reasons: Reason[] = []
  if (haveInCommon(one.numbers, other.numbers)) reasons.push('number')
  if (isOneName || isNear) reasons.push('name')
  if (one.address !== '' && one.address === other.address) reasons.push('address')
  return reasons
}

/**
 * The stores that one which is being entered may be: of its number or its name. An address alone is a
 * gallery's. Those that have more in common first, a few.
 */
export function likelyTwins(stores: readonly StoreKeys[], entered: StoreKeys): LikelyTwin[] {
  return stores
    .map((store) => ({ documentId: store.documentId, reasons: reasonsOf(entered, store) }))
    .filter(({ reasons }) => reasons.some((reason) => reason !== 'address'))
    .sort((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, MOST)
}
