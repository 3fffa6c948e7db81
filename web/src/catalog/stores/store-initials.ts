import type { LightStore } from './store.ts'
import { foldText } from '../search/text.ts'

export interface InitialGroup<T> {
  /** 'A' to 'Z', 'Ñ', or '#' for names that begin with anything else. */
  initial: string
  stores: T[]
}

/** 'Óptica' → 'O', 'Ñandú' → 'Ñ', '7 Mares' → '#'. */
export function initialOf(name: string): string {
  const first = name.trim().normalize('NFC').charAt(0).toUpperCase()
  if (first === 'Ñ') return first
  const letter = foldText(first).charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}

/** Stores by initial, A to Z and then '#'; within each active first, then by name. */
export function groupByInitial<T extends LightStore>(stores: readonly T[]): InitialGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const store of stores) {
    const initial = initialOf(store.name)
    const group = groups.get(initial)
    if (group) group.push(store)
    else groups.set(initial, [store])
  }
  return [...groups]
    .map(([initial, members]) => ({ initial, stores: members.sort(byActiveThenName) }))
    .sort((one, other) => byInitial(one.initial, other.initial))
}

/** The first `count` stores of the groups, in the groups. */
export function firstOfGroups<T>(
  groups: readonly InitialGroup<T>[],
  count: number,
): InitialGroup<T>[] {
  let left = count
  return groups.flatMap(({ initial, stores }) => {
    const shown = stores.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ initial, stores: shown }] : []
  })
}

function byActiveThenName(one: LightStore, other: LightStore): number {
  return Number(other.isActive) - Number(one.isActive) || one.name.localeCompare(other.name, 'es')
}

function byInitial(one: string, other: string): number {
  if (one === '#' || other === '#') return Number(one === '#') - Number(other === '#')
  return one.localeCompare(other, 'es')
}
