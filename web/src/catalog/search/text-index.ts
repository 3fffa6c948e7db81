import { stemOf } from '@guia/contract'
import { functionWordsOf } from './near-words.ts'
import { searchText, searchWords } from './text.ts'

/** A text of something that is looked for, and how much a word that is found in it tells. */
export interface Field {
  text: string
  /** Fit of a whole word of it, more than INSIDE_WORD. */
  fit: number
}

/** Things prepared for being found by their words, in their own order. */
export interface TextIndex<T> {
  items: readonly T[]
  /** All fields of each, folded, one a line. */
  texts: readonly string[]
  /** Folded word → place of each item that has it → the best fit of a field that does. */
  vocabulary: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Folded word → as it is written first: 'panaderia' → 'panadería'. */
  written: ReadonlyMap<string, string>
}

/** How well a word fits each item that has it, by the item's place. */
export type Fits = Map<number, number>

/**
 * Less of what the typed word is only the beginning of. Two letters or three begin much: little
 * where they are a word ('pan', 'panadería'), next to nothing where not ('gas', 'gastronomía').
 */
const BEGINNING = 0.6
const SHORT_WORD_BEGINNING = 2.5
const SHORT_BEGINNING = 6
/** Less of the other number of a word: 'pizzas', 'pizza'. */
const OTHER_NUMBER = 0.3
/** Less of what differs by its last letter, as trades and their shops do: 'panadero', 'panaderia'. */
const OTHER_ENDING = 0.8
/** Fit of letters inside a word; of fewer than four less. */
const INSIDE_WORD = 1
const INSIDE_SHORT = 0.5
const TELLING_LENGTH = 4
const SHORTEST_ENDING = 6

export function textIndex<T>(items: readonly T[], fieldsOf: (item: T) => Field[]): TextIndex<T> {
  const vocabulary = new Map<string, Map<number, number>>()
  const written = new Map<string, string>()
  const seen = new Set<string>()
  const texts = items.map((item, place) => {
    const fields = fieldsOf(item)
    for (const word of wordsAsWritten(fields)) {
      if (seen.has(word)) continue
      seen.add(word)
      const [folded = word] = searchWords(word)
      if (!written.has(folded)) written.set(folded, word)
    }
    for (const { text, fit } of fields) {
      const isFunctionWord = functionWordsOf(text)
      for (const word of searchWords(text)) {
        if (isFunctionWord(word)) continue
        const places = vocabulary.get(word) ?? new Map<number, number>()
        places.set(place, Math.max(fit, places.get(place) ?? 0))
        vocabulary.set(word, places)
      }
    }
    return searchText(fields.map(({ text }) => text).join('\n'))
  })
  return { items, texts, vocabulary, written }
}

const wordsAsWritten = (fields: readonly Field[]): string[] =>
  fields.flatMap(
    ({ text }) =>
      text
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{N}']+/gu) ?? [],
  )

/**
 * How well a folded word fits each item: as a whole word, in another number, its beginning, inside
 * one; with another ending only where no item has the word itself.
 */
export function fitsOf<T>(index: TextIndex<T>, word: string): Fits {
  const { texts, vocabulary } = index
  const isKnown = hasWord(index, word)
  const fits: Fits = new Map()
  const take = (place: number, fit: number) => fits.set(place, Math.max(fit, fits.get(place) ?? 0))
  for (const [known, places] of vocabulary) {
    const less = lessBetween(word, known, isKnown)
    if (less === null) continue
    for (const [place, fit] of places) take(place, Math.max(fit - less, INSIDE_WORD))
  }
  const inside = word.length < TELLING_LENGTH ? INSIDE_SHORT : INSIDE_WORD
  texts.forEach((text, place) => {
    if (!fits.has(place) && text.includes(word)) take(place, inside)
  })
  return fits
}

/** Whether some item has the word, in whatever number. */
export function hasWord<T>({ vocabulary }: TextIndex<T>, word: string): boolean {
  if (vocabulary.has(word)) return true
  const stem = stemOf(word)
  for (const known of vocabulary.keys()) if (stemOf(known) === stem) return true
  return false
}

/** What a known word fits less than the typed one itself; null when it is another word. */
function lessBetween(typed: string, known: string, isKnown: boolean): number | null {
  if (known === typed) return 0
  if (stemOf(known) === stemOf(typed)) return OTHER_NUMBER
  if (known.startsWith(typed)) return beginningLess(typed, isKnown)
  return !isKnown && hasOtherEnding(typed, known) ? OTHER_ENDING : null
}

function beginningLess(typed: string, isKnown: boolean): number {
  if (typed.length >= TELLING_LENGTH) return BEGINNING
  return isKnown ? SHORT_WORD_BEGINNING : SHORT_BEGINNING
}

/** 'cerrajero' and 'cerrajeria', 'contadora' and 'contadores'. */
function hasOtherEnding(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return length >= SHORTEST_ENDING && one.slice(0, length - 1) === other.slice(0, length - 1)
}

/** What is made of a list once, as long as there is the list. */
export function oncePer<List extends object, Made>(make: (list: List) => Made) {
  const all = new WeakMap<List, Made>()
  return function madeOf(list: List): Made {
    const known = all.get(list)
    if (known !== undefined) return known
    const made = make(list)
    all.set(list, made)
    return made
  }
}
