import { stemOf } from '@guia/contract'
import { functionWordsOf, isFunctionWord } from './near-words.ts'
import { searchText, searchWords } from './text.ts'

/** A text of something that is looked for, and how much a word that is found in it tells. */
export interface Field {
  text: string
  /** Fit of a whole word of it, more than INSIDE_WORD. */
  fit: number
}

/** Where a word stands; of as many entries each. */
export interface Posting {
  /** Of items, rising. */
  places: number[]
  /** The best fit of a field that has it. */
  fits: number[]
}

/** Things prepared for being found by their words, in their own order. */
export interface TextIndex<T> {
  items: readonly T[]
  /** The folded words of each, a field to a line. */
  texts: readonly string[]
  /** Folded word → the items that have it. */
  vocabulary: ReadonlyMap<string, Posting>
  /** Words of the vocabulary, sorted. */
  sorted: readonly string[]
  /** Stem → words of the vocabulary that have it. */
  stems: ReadonlyMap<string, readonly string[]>
  /** Function word → the items that have it: only letters inside of it are looked for. */
  small: ReadonlyMap<string, Posting>
  /** Folded word → as it is written first: 'panaderia' → 'panadería'. */
  written: ReadonlyMap<string, string>
  /** An item's fields, folded, with the signs between their words. */
  textWithSigns(place: number): string
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

/** What a text between two blanks gives an index; most stand in it more than once. */
interface Piece {
  words: readonly string[]
  /** Of them: function words. */
  small: readonly string[]
  /** Folded word → as it is written. */
  written: readonly (readonly [string, string])[]
}

const PLAIN = /^[a-z]+$/

function readPiece(text: string): Piece {
  const lower = text.toLowerCase()
  // Half of all: with nothing to fold.
  if (PLAIN.test(lower)) {
    return {
      words: [lower],
      small: isFunctionWord(lower) ? [lower] : [],
      written: [[lower, lower]],
    }
  }
  const words = searchWords(text)
  const written = lower.normalize('NFC').match(/[\p{L}\p{N}']+/gu) ?? []
  const isAlike = words.length === written.length
  return {
    words,
    small: words.some(isFunctionWord) ? words.filter(functionWordsOf(text)) : [],
    written: written.map((word, at) => [
      (isAlike ? words[at] : searchWords(word)[0]) ?? word,
      word,
    ]),
  }
}

/** Items come in their order: one that has the word already has it as the last. */
function post(postings: Map<string, Posting>, word: string, place: number, fit: number): void {
  const known = postings.get(word)
  if (!known) {
    postings.set(word, { places: [place], fits: [fit] })
    return
  }
  const last = known.places.length - 1
  if (known.places[last] === place) {
    if (fit > (known.fits[last] ?? 0)) known.fits[last] = fit
  } else {
    known.places.push(place)
    known.fits.push(fit)
  }
}

const appended = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

export function textIndex<T>(items: readonly T[], fieldsOf: (item: T) => Field[]): TextIndex<T> {
  const vocabulary = new Map<string, Posting>()
  const small = new Map<string, Posting>()
  const written = new Map<string, string>()
  const pieces = new Map<string, Piece>()
  const pieceOf = (text: string): Piece => {
    const known = pieces.get(text)
    if (known) return known
    const piece = readPiece(text)
    for (const [word, form] of piece.written) if (!written.has(word)) written.set(word, form)
    pieces.set(text, piece)
    return piece
  }
  const wordsOf = ({ text, fit }: Field, place: number): string => {
    const line: string[] = []
    for (const part of text.split(/\s+/)) {
      const piece = pieceOf(part)
      for (const word of piece.words) {
        post(piece.small.includes(word) ? small : vocabulary, word, place, fit)
        line.push(word)
      }
    }
    return line.join(' ')
  }
  const texts = items.map((item, place) =>
    fieldsOf(item)
      .map((field) => wordsOf(field, place))
      .join('\n'),
  )
  const sorted = [...vocabulary.keys()].sort()
  const stems = new Map<string, string[]>()
  for (const word of sorted) appended(stems, stemOf(word), word)
  const textWithSigns = (place: number) => {
    const item = items[place]
    return item === undefined
      ? ''
      : searchText(
          fieldsOf(item)
            .map(({ text }) => text)
            .join('\n'),
        )
  }
  return { items, texts, vocabulary, sorted, stems, small, written, textWithSigns }
}

/** The sorted words that begin so. */
function beginningWith(sorted: readonly string[], beginning: string): string[] {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  let end = from
  while (sorted[end]?.startsWith(beginning)) end += 1
  return sorted.slice(from, end)
}

const NOWHERE: Posting = { places: [], fits: [] }
const HAS_SIGNS = /[^\p{L}\p{N}']/u

/**
 * How well a folded word fits each item: as a whole word, in another number, its beginning, inside
 * one; with another ending only where no item has the word itself.
 */
export function fitsOf<T>(index: TextIndex<T>, word: string): Fits {
  const { items, vocabulary, sorted, stems, small } = index
  const fits: Fits = new Map()
  const takeAll = (words: readonly string[], less: number) => {
    for (const known of words) {
      const { places, fits: wholes } = vocabulary.get(known) ?? NOWHERE
      places.forEach((place, at) => {
        const fit = Math.max((wholes[at] ?? 0) - less, INSIDE_WORD)
        if (fit > (fits.get(place) ?? 0)) fits.set(place, fit)
      })
    }
  }
  const isKnown = hasWord(index, word)
  takeAll([word], 0)
  takeAll(stems.get(stemOf(word)) ?? [], OTHER_NUMBER)
  takeAll(beginningWith(sorted, word), beginningLess(word, isKnown))
  if (!isKnown && word.length >= SHORTEST_ENDING) {
    const alike = beginningWith(sorted, word.slice(0, SHORTEST_ENDING - 1))
    takeAll(
      alike.filter((known) => hasOtherEnding(word, known)),
      OTHER_ENDING,
    )
  }
  const inside = word.length < TELLING_LENGTH ? INSIDE_SHORT : INSIDE_WORD
  const takeInside = (place: number) => {
    if (!fits.has(place)) fits.set(place, inside)
  }
  if (HAS_SIGNS.test(word)) {
    // No word has them: a query of signs alone.
    items.forEach((_, place) => {
      if (index.textWithSigns(place).includes(word)) takeInside(place)
    })
    return fits
  }
  for (const postings of [vocabulary, small]) {
    for (const [known, { places }] of postings) if (known.includes(word)) places.forEach(takeInside)
  }
  return fits
}

/** Whether some item has the word, in whatever number. */
export const hasWord = <T>({ vocabulary, stems }: TextIndex<T>, word: string): boolean =>
  vocabulary.has(word) || stems.has(stemOf(word))

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
