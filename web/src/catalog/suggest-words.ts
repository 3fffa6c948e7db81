import { foldedWords } from './text.ts'
import { search, type SearchIndex } from './search.ts'

const MAX_SUGGESTIONS = 3
const MIN_LENGTH = 3

const vocabularies = new WeakMap<SearchIndex, Map<string, string>>()

/**
 * For a query that finds nothing: up to three queries close to it that find something, nearest
 * first ('panaderis' → ['panadería']). [] when nothing is near.
 */
export function suggestWords(index: SearchIndex, query: string): string[] {
  const vocabulary = vocabularyOf(index)
  const words = foldedWords(query)
  const options = words.map((word) => nearestWords(vocabulary, word, index))
  const wholes = Array.from({ length: MAX_SUGGESTIONS }, (_, rank) =>
    options.map((near) => near[rank] ?? near[0] ?? '').join(' '),
  )
  const candidates = [...wholes.filter(() => options.every(hasOne)), ...options.flat()]
  const useful = candidates.filter((text) => text.trim() !== '' && search(index, text).length > 0)
  return [...new Set(useful)].slice(0, MAX_SUGGESTIONS)
}

const hasOne = (list: string[]) => list.length > 0

/** Folded word → the word as it is written, for names, tags, categories and descriptions. */
function vocabularyOf(index: SearchIndex): Map<string, string> {
  const known = vocabularies.get(index)
  if (known) return known
  const vocabulary = new Map<string, string>()
  for (const { store } of index.entries) {
    const subcategoryNames = store.subcategories.map(({ name }) => name)
    const texts = [store.name, ...store.tags, ...subcategoryNames, ...store.categories]
    for (const word of wordsAsWritten([...texts, store.description].join(' '))) {
      const folded = foldedWords(word)[0]
      if (folded !== undefined && !vocabulary.has(folded)) vocabulary.set(folded, word)
    }
  }
  vocabularies.set(index, vocabulary)
  return vocabulary
}

function wordsAsWritten(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= MIN_LENGTH)
}

/** The word itself if it finds something, otherwise the nearest written words. */
function nearestWords(vocabulary: Map<string, string>, word: string, index: SearchIndex): string[] {
  if (search(index, word).length > 0) return [vocabulary.get(word) ?? word]
  const limit = Math.min(2, Math.floor(word.length / 3))
  return [...vocabulary]
    .map(([folded, written]) => ({ written, distance: editDistance(word, folded, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ written }) => written)
}

/**
 * Letters to insert, drop or replace, or neighbours to swap, to get from one word to the other.
 * Gives up with Infinity as soon as the lengths differ by more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    before = row
    row = next
  }
  return row[other.length] ?? Infinity
}
