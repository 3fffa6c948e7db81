import { searchText } from './text.ts'

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
