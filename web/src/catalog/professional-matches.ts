import type { ProfessionalCategory } from './site.ts'
import { foldedWords } from './text.ts'

const SHORTEST_STEM = 4

/** Whether two folded words are one but for their ending: 'contadora' and 'contadores'. */
function isSameStem(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length) - 1
  return length >= SHORTEST_STEM && one.slice(0, length) === other.slice(0, length)
}

/**
 * The professional categories that a search for stores is meant for as well: a word of theirs is
 * one of the query's, in whatever number and gender.
 */
export function matchingProfessions(
  categories: readonly ProfessionalCategory[],
  query: string,
): ProfessionalCategory[] {
  const wanted = foldedWords(query)
  return categories.filter(({ name }) =>
    foldedWords(name).some((word) => wanted.some((one) => isSameStem(one, word))),
  )
}
