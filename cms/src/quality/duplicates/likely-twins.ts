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

/**
 * The stores that one which is being entered may be: of its number or its name. An address alone is a
 * gallery's. Those that have more in common first, a few.
 */
export function likelyTwins(stores: readonly StoreKeys[], entered: StoreKeys): LikelyTwin[] {
  const numbers = new Set(entered.numbers)
  const nearNames = new Set(entered.nearNames)
  const isOfName = ({ joined, nearNames: keys, words }: StoreKeys): boolean =>
    (joined !== '' && joined === entered.joined) ||
    (keys.some((key) => nearNames.has(key)) && isNearName(entered.words, words))
  const reasonsOf = (store: StoreKeys): Reason[] => {
    const reasons: Reason[] = []
    if (store.numbers.some((number) => numbers.has(number))) reasons.push('number')
    if (isOfName(store)) reasons.push('name')
    if (reasons.length > 0 && store.address !== '' && store.address === entered.address) {
      reasons.push('address')
    }
    return reasons
  }
  return stores
    .map((store) => ({ documentId: store.documentId, reasons: reasonsOf(store) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, MOST)
}
