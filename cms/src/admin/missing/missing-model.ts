import { scoreText, wantedOf, type Wanted } from '../../rules/store-wants'
import { isObject } from '../../rules/is-object'

type Values = Readonly<Record<string, unknown>>

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/**
 * How many a relation names: the form holds what is added and taken away, and the saved document how
 * many there were; a field of our own may hold the list itself.
 */
export function countRelated(value: unknown, saved: unknown): number {
  if (Array.isArray(value)) return value.length
  const before = isObject(saved) && typeof saved.count === 'number' ? saved.count : countOf(saved)
  if (!isObject(value)) return before
  return Math.max(0, before + countOf(value.connect) - countOf(value.disconnect))
}

/** What the store in the form should have; `saved` is its document. */
export const wantedInForm = (values: Values, saved: Values = {}): Wanted[] =>
  wantedOf(values, countRelated(values.categories, saved.categories))

/** 'Tiene 4 de 7' */
export const scoreOf = (wanted: readonly Wanted[]): string =>
  scoreText(wanted.filter(({ isThere }) => !isThere).length)
