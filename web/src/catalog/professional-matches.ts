import type { Professional } from './professional.ts'
import type { ProfessionalCategory } from './site.ts'
import { hasWord, isSameStem, isTelling, plainWords } from './word-match.ts'

/**
 * The professional categories that a search for stores is meant for as well: a word of theirs is
 * one of the query's, in whatever number and gender.
 */
export function matchingProfessions(
  categories: readonly ProfessionalCategory[],
  query: string,
): ProfessionalCategory[] {
  const wanted = plainWords(query)
  return categories.filter(({ name }) =>
    plainWords(name).some((word) => wanted.some((one) => isSameStem(one, word))),
  )
}

/**
 * The professionals that a search for stores may be meant for, by name: every word of the query
 * begins one of their name, specialty or category, and not all of them only of the category.
 */
export function matchingProfessionals(
  professionals: readonly Professional[],
  query: string,
): Professional[] {
  const wanted = plainWords(query)
  if (!isTelling(wanted)) return []
  return professionals
    .filter(({ name, specialty, category }) => {
      const own = plainWords(`${name} ${specialty}`)
      const all = [...own, ...plainWords(category)]
      return wanted.every((word) => hasWord(all, word)) && wanted.some((word) => hasWord(own, word))
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'es'))
}
