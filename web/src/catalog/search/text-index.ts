import { stemOf } from '@guia/contract'
import {
  functionWordsOf,
  heard,
  isFunctionWord,
  SHORTEST_MISSPELT,
  type HeardWord,
} from './near-words.ts'
import { searchText, searchWords } from './text.ts'

/**
 * A text of something that is looked for, and how much a word that is found in it tells. What stands
 * in different lines of it does not belong together.
 */
export interface Field {
  text: string
  /** Fit of a whole word of it, more than that of letters inside one (see word-fits.ts). */
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
  /** The folded words of each, line by line of its fields. */
  texts: readonly string[]
  /** Folded word → the items that have it. */
  vocabulary: ReadonlyMap<string, Posting>
  /** Words of the vocabulary, sorted. */
  sorted: readonly string[]
  /** Of each of them the items that have it. */
  postings: readonly Posting[]
  /** All of them as one text, in which letters inside a word are found at once. */
  letters: string
  /** Where each of them begins there. */
  starts: readonly number[]
  /** Stem → words of the vocabulary that have it. */
  stems: ReadonlyMap<string, readonly string[]>
  /** Words that a misspelt one may be. */
  heard: readonly HeardWord[]
  /** Function word → the items that have it: only letters inside of it are looked for. */
  small: ReadonlyMap<string, Posting>
  /** Folded word → as it is written first: 'panaderia' → 'panadería'. */
  written: ReadonlyMap<string, string>
  /** An item's fields, folded, with the signs between their words. */
  textWithSigns(place: number): string
}

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

/**
 * Items come in their order: one that has the word already has it as the last. Returns whether some
 * item had it.
 */
function post(postings: Map<string, Posting>, word: string, place: number, fit: number): boolean {
  const known = postings.get(word)
  if (!known) {
    postings.set(word, { places: [place], fits: [fit] })
    return false
  }
  const last = known.places.length - 1
  if (known.places[last] === place) {
    if (fit > (known.fits[last] ?? 0)) known.fits[last] = fit
  } else {
    known.places.push(place)
    known.fits.push(fit)
  }
  return true
}

/** An index under way: things one after the other, then the index of all of them. */
export interface IndexMaker<T, Index = TextIndex<T>> {
  add: (item: T) => void
  end: () => Index
}

/** The index of all things in one go. */
export function fillIndex<T, Index>(
  { add, end }: IndexMaker<T, Index>,
  items: readonly T[],
): Index {
  items.forEach(add)
  return end()
}

/** Between words of one text: no word has it. */
const WORD_END = '\n'

export function startTextIndex<T>(fieldsOf: (item: T) => Field[]): IndexMaker<T> {
  const items: T[] = []
  const texts: string[] = []
  const vocabulary = new Map<string, Posting>()
  const stems = new Map<string, string[]>()
  const heardWords: HeardWord[] = []
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
  const postWord = (word: string, place: number, fit: number) => {
    if (post(vocabulary, word, place, fit)) return
    const stem = stemOf(word)
    const alike = stems.get(stem)
    if (alike) alike.push(word)
    else stems.set(stem, [word])
    if (word.length >= SHORTEST_MISSPELT && !isFunctionWord(word)) heardWords.push(heard(word))
  }
  const wordsOf = (line: string, fit: number, place: number): string => {
    const pieces = line.split(/\s+/).map(pieceOf)
    // A category is called 'Otros': a function word is small beside others only.
    const isAlone = pieces.length === 1
    for (const piece of pieces) {
      for (const word of piece.words) {
        if (!isAlone && piece.small.includes(word)) post(small, word, place, fit)
        else postWord(word, place, fit)
      }
    }
    return pieces.flatMap(({ words }) => words).join(' ')
  }
  const add = (item: T) => {
    const place = items.push(item) - 1
    const lines = fieldsOf(item).flatMap(({ text, fit }) =>
      text.split('\n').map((line) => wordsOf(line, fit, place)),
    )
    texts.push(lines.join('\n'))
  }
  const textWithSigns = (place: number) => {
    const fields = items.slice(place, place + 1).flatMap(fieldsOf)
    return searchText(fields.map(({ text }) => text).join('\n'))
  }
  const end = () => {
    const sorted = [...vocabulary.keys()].sort()
    const starts: number[] = []
    let length = 0
    for (const word of sorted) {
      starts.push(length)
      length += word.length + WORD_END.length
    }
    return {
      items,
      texts,
      vocabulary,
      sorted,
      postings: sorted.flatMap((word) => vocabulary.get(word) ?? []),
      letters: sorted.join(WORD_END),
      starts,
      stems,
      heard: heardWords,
      small,
      written,
      textWithSigns,
    }
  }
  return { add, end }
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
