import { calls, digits } from './phone.ts'
import type { UsefulContact, UsefulContactCategory } from './useful-contacts.ts'
import { hasWord, isTelling, plainWords } from './word-match.ts'

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
