import { searchText } from './text.ts'
import { categoryKey } from '../stores/categories.ts'
import type { Professional } from '../professionals/professional.ts'
import type { ProfessionalCategory } from '../site/site.ts'
import { calls, digits } from '../contacts/phone.ts'
import type { UsefulContact, UsefulContactCategory } from '../contacts/useful-contacts.ts'

const SHORTEST_STEM = 4
const LONG_WORD = 3

/** The words of a text as they are compared here, without punctuation: 'Dr. Gómez' → ['dr', 'gomez']. */
export function plainWords(text: string): string[] {
  return searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether two folded words are one but for their ending: 'contadora' and 'contadores'. */
export function isSameStem(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length) - 1
  return length >= SHORTEST_STEM && one.slice(0, length) === other.slice(0, length)
}

/** Whether a word of the text begins with the wanted one, or is it in another number or gender. */
export function hasWord(textWords: readonly string[], wanted: string): boolean {
  return textWords.some((word) => word.startsWith(wanted) || isSameStem(wanted, word))
}

/** Whether a query says enough to look for people by it: 'de la' does not. */
export const isTelling = (queryWords: readonly string[]): boolean =>
  queryWords.some((word) => word.length >= LONG_WORD)

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

/**
 * The useful contacts that a search for stores may be meant for, in their own order: every word of
 * the query begins one of the contact's name or of its category's title ('bomberos', 'hospital'), or the query
 * is a number of theirs ('107').
 */
export function matchingContacts(
  categories: readonly UsefulContactCategory[],
  query: string,
): UsefulContact[] {
  const wanted = plainWords(query)
  if (!isTelling(wanted)) return []
  const dialled = digits(query)
  return categories.flatMap(({ title, items }) =>
    items.filter(({ name, phone }) => {
      if (dialled !== '' && calls(phone).some(({ text }) => digits(text) === dialled)) return true
      const words = plainWords(`${title} ${name}`)
      return wanted.every((word) => hasWord(words, word))
    }),
  )
}
