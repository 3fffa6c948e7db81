import { categoryKey } from './categories.ts'
import { hasWord, isTelling, plainWords } from './word-match.ts'

/**
 * The categories that a search may be meant for without naming one: every word of the query begins
 * one of the name ('hogar' → Hogar y Deco). Of one that it names, the stores are found already.
 */
export function matchingCategories<C extends { name: string }>(
  categories: readonly C[],
  query: string,
): C[] {
  const wanted = plainWords(query)
  if (!isTelling(wanted)) return []
  return categories.filter(({ name }) => {
    const words = plainWords(name)
    return categoryKey(name) !== categoryKey(query) && wanted.every((word) => hasWord(words, word))
  })
}
