import { isFunctionWord, wordDistance } from './near-words.ts'
import { search, type SearchIndex } from './search.ts'
import { foldedWords } from './text.ts'

const MAX_SUGGESTIONS = 3
const MIN_LENGTH = 3

const vocabularies = new WeakMap<SearchIndex, Map<string, string>>()

/**
 * For a query that finds nothing: up to three queries close to it that find something
 * ('panaderis' → ['panadería']): the whole of it first, then its words that find stores, then what
 * those that find nothing may mean. [] when nothing is near. Words such as 'de' or 'para' are
 * neither mended nor offered by themselves.
 */
export function suggestWords(index: SearchIndex, query: string): string[] {
  const vocabulary = vocabularyOf(index)
  const finds = (text: string) => text !== '' && search(index, text).length > 0
  const words = foldedWords(query).map(function look(word): Word {
    if (isFunctionWord(word)) return { word, isKnown: false, near: [] }
    if (finds(word)) return { word, isKnown: true, near: [vocabulary.get(word) ?? word] }
    return { word, isKnown: false, near: nearestWords(vocabulary, word) }
  })
  const candidates = [...wholes(words, finds), ...singles(words)]
  return [...new Set(candidates.filter(finds))].slice(0, MAX_SUGGESTIONS)
}

/** A word of a query. */
interface Word {
  word: string
  /** Whether it finds stores as it is. */
  isKnown: boolean
  /** How it, or what it may mean, is written in the catalogue; nearest first. */
  near: string[]
}

/** The whole query with what its words may mean; without function words where these spoil it. */
function wholes(words: readonly Word[], finds: (text: string) => boolean): string[] {
  const telling = words.filter(({ word }) => !isFunctionWord(word))
  if (telling.length === 0 || telling.some(({ near }) => near.length === 0)) return []
  return Array.from({ length: MAX_SUGGESTIONS }, (_, rank) => {
    const written = ({ word, near }: Word) => near[rank] ?? near[0] ?? word
    const whole = words.map(written).join(' ')
    return finds(whole) ? whole : telling.map(written).join(' ')
  })
}

/** Each word by itself: those that find stores first. */
function singles(words: readonly Word[]): string[] {
  const long = words.filter(({ word }) => word.length >= MIN_LENGTH)
  const known = long.filter(({ isKnown }) => isKnown)
  const mended = long.filter(({ isKnown }) => !isKnown)
  return [...known, ...mended].flatMap(({ near }) => near)
}

/**
 * Folded word, none of them a function word → the word as it is written, for names, tags,
 * categories and descriptions.
 */
function vocabularyOf(index: SearchIndex): Map<string, string> {
  const known = vocabularies.get(index)
  if (known) return known
  const vocabulary = new Map<string, string>()
  for (const { store } of index.entries) {
    const subcategoryNames = store.subcategories.map(({ name }) => name)
    const texts = [store.name, ...store.tags, ...subcategoryNames, ...store.categories]
    for (const word of wordsAsWritten([...texts, store.description].join(' '))) {
      const folded = foldedWords(word)[0]
      if (folded === undefined || isFunctionWord(folded)) continue
      if (!vocabulary.has(folded)) vocabulary.set(folded, word)
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

/** The nearest words of the vocabulary, as they are written. */
function nearestWords(vocabulary: Map<string, string>, word: string): string[] {
  return [...vocabulary]
    .map(([folded, written]) => ({ written, distance: wordDistance(word, folded) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ written }) => written)
}
