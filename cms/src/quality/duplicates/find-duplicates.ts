import type { DistinctPairs } from '../distinct-pairs'
import { isNearName } from './name-key'
import type { StoreKeys } from './store-keys'

export type Reason = 'number' | 'name' | 'address'

/** Entries that may be one store, and what they have in common, the surest first. */
export interface DuplicateGroup {
  documentIds: string[]
  reasons: Reason[]
}

/** Sets of entries that are joined two by two. */
class Joined {
  private readonly leaders: number[]
  constructor(size: number) {
    this.leaders = Array.from({ length: size }, (_, at) => at)
  }
  leaderOf(at: number): number {
    let leader = at
    while (this.leaders[leader] !== leader) leader = this.leaders[leader] as number
    this.leaders[at] = leader
    return leader
  }
  join(one: number, other: number): void {
    const [a, b] = [this.leaderOf(one), this.leaderOf(other)]
    this.leaders[Math.max(a, b)] = Math.min(a, b)
  }
}

/** Lists of the entries that have a key in common. Few keys are anybody else's: those take no list. */
function shared(stores: readonly StoreKeys[], keysOf: (store: StoreKeys) => readonly string[]) {
  const first = new Map<string, number>()
  const lists = new Map<string, number[]>()
  for (const [at, store] of stores.entries()) {
    for (const key of keysOf(store)) {
      const owner = first.get(key)
      if (owner === undefined) first.set(key, at)
      else {
        const list = lists.get(key) ?? [owner]
        list.push(at)
        lists.set(key, list)
      }
    }
  }
  return [...lists.values()]
}

/**
 * The entries of a list in lists of near names: each with the first before it that it is near to. Names
 * with a key in common differ in what stands at one place only, so that a long list holds few that are
 * not near.
 */
function nearLists(stores: readonly StoreKeys[], list: readonly number[]): number[][] {
  const kinds: number[][] = []
  for (const at of list) {
    const words = stores[at]?.words ?? []
    const near = kinds.find(([kind = -1]) => isNearName(stores[kind]?.words ?? [], words))
    if (near === undefined) kinds.push([at])
    else near.push(at)
  }
  return kinds
}

type PairsOf = (list: readonly number[]) => [number, number][]

/**
 * What joins the entries of a list that have something in common, and that nobody called distinct: one
 * after the other where no pair was, so that a long list has few.
 */
function joining(stores: readonly StoreKeys[], distinct: DistinctPairs): PairsOf {
  const idOf = (at: number) => stores[at]?.documentId ?? ''
  return (list) => {
    const free = list.filter((at) => !distinct.has(idOf(at)))
    const told = list.filter((at) => distinct.has(idOf(at)))
    const [first] = free
    if (first !== undefined) return [...chain(free), ...told.map((at) => pair(first, at))]
    return told.flatMap((one, at) =>
      told
        .slice(at + 1)
        .filter((other) => !distinct.get(idOf(one))?.has(idOf(other)))
        .map((other) => pair(one, other)),
    )
  }
}

const pair = (one: number, other: number): [number, number] => [one, other]

const chain: PairsOf = (list) => list.slice(1).map((at, before) => pair(list[before] as number, at))

const ORDER: readonly Reason[] = ['number', 'name', 'address']

/** Groups of the entries that pairs join, with every reason of a pair inside. */
function groupsOf(size: number, pairs: ReadonlyMap<Reason, readonly [number, number][]>) {
  const joined = new Joined(size)
  for (const ones of pairs.values()) for (const [one, other] of ones) joined.join(one, other)
  const groups = new Map<number, { members: Set<number>; reasons: Set<Reason> }>()
  for (const [reason, ones] of pairs) {
    for (const pair of ones) {
      const leader = joined.leaderOf(pair[0])
      const group = groups.get(leader) ?? { members: new Set(), reasons: new Set() }
      for (const one of pair) group.members.add(one)
      groups.set(leader, { ...group, reasons: group.reasons.add(reason) })
    }
  }
  return [...groups.values()]
}

const weight = ({ reasons }: DuplicateGroup): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (ORDER.length - ORDER.indexOf(reason)), 0)

const NONE: DistinctPairs = new Map()

/**
 * Stores that may be entered twice: the same number of telephone or WhatsApp, a name that is the same but
 * for the order of its words, a little word, a plural, a space or one letter, or the same address. An
 * address joins nobody to a group of the others: many stores may stand in one gallery. Two that staff
 * called `distinct` are in one group only where a third may be either. The surest come first. Time grows
 * with the number of stores, not with that of their pairs.
 */
export function findDuplicates(
  stores: readonly StoreKeys[],
  distinct: DistinctPairs = NONE,
): DuplicateGroup[] {
  const pairsOf = joining(stores, distinct)
  const number = shared(stores, ({ numbers }) => numbers).flatMap(pairsOf)
  const name = [
    ...shared(stores, ({ joined }) => (joined ? [joined] : [])),
    ...shared(stores, ({ nearNames }) => nearNames).flatMap((list) => nearLists(stores, list)),
  ].flatMap(pairsOf)
  const address = shared(stores, (store) => (store.address ? [store.address] : [])).flatMap(pairsOf)
  const sure = groupsOf(
    stores.length,
    new Map([
      ['number', number],
      ['name', name],
    ]),
  )
  const groupAt = new Map(sure.flatMap((group) => [...group.members].map((at) => [at, group])))
  const apart = groupsOf(stores.length, new Map([['address', address]])).filter(({ members }) => {
    const groups = new Set([...members].map((at) => groupAt.get(at)))
    const [only] = groups
    const isInside = groups.size === 1 && only !== undefined
    if (isInside) only.reasons.add('address')
    return !isInside
  })
  return [...sure, ...apart]
    .map(({ members, reasons }) => ({
      documentIds: [...members].sort((a, b) => a - b).map((at) => stores[at]?.documentId ?? ''),
      reasons: ORDER.filter((reason) => reasons.has(reason)),
    }))
    .sort((one, other) => weight(other) - weight(one))
}
