import type { DuplicateEntry } from '../../quality/quality-lists'
import type { Pair } from '../../quality/distinct-pairs'
import { listed } from '../../rules/listed'

type Group = Pick<DuplicateEntry, 'stores' | 'more'>

/** Every two stores of a group. */
export const allPairs = ({ stores }: Group): Pair[] =>
  stores.flatMap((one, at) =>
    stores.slice(at + 1).map((other): Pair => [one.documentId, other.documentId]),
  )

/** One store of a group with each of the others. */
export const pairsWith = ({ stores }: Group, documentId: string): Pair[] =>
  stores
    .filter((other) => other.documentId !== documentId)
    .map((other): Pair => [documentId, other.documentId])

/** A group of which some are not listed hangs together by those: nothing that is said here parts it. */
export const mayBeParted = ({ more }: Group): boolean => more === 0

/** 'Farmacia Ceibo y Farmacia Sol' */
export const namesOf = (stores: readonly { name: string }[]): string =>
  listed(stores.map(({ name }) => `«${name}»`))
