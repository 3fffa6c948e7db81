import { stemOf } from '@guia/contract'
import type { Posting, TextIndex } from './text-index.ts'

/** How well something fits the items of an index, in the plain arrays that a long list asks for. */
export interface Fits {
  /** By the item's place; 0 where it does not fit at all. */
  of: Float64Array
  /** Where it fits, in no order. */
  places: number[]
}

export const noFits = <T>({ items }: TextIndex<T>): Fits => ({
  of: new Float64Array(items.length),
  places: [],
})

/** Takes a fit for a place that had none or a lesser one; returns whether it did. */
export function take({ of, places }: Fits, place: number, fit: number): boolean {
  const known = of[place] ?? 0
  if (fit <= known) return false
  if (known === 0) places.push(place)
  of[place] = fit
  return true
}

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
/** 'electronica' goes on from 'electro', 'estacionamiento' not from 'estacion'. */
const LONGEST_ENDING = 4

/** The places among the sorted words of those that begin so: from the first until before the second. */
function beginningWith({ sorted }: TextIndex<unknown>, beginning: string): [number, number] {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  let end = from
  while (sorted[end]?.startsWith(beginning)) end += 1
  return [from, end]
}

/** The places among the sorted words of those that hold these letters, which are looked for in one text. */
function* holding({ letters, starts }: TextIndex<unknown>, wanted: string): Generator<number> {
  let word = 0
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, starts[word])) {
    while ((starts[word + 1] ?? Infinity) <= at) word += 1
    yield word
    word += 1
    if (word >= starts.length) return
  }
}

/** What no word of an index is: a sign other than an apostrophe between letters, or nothing else. */
const HAS_SIGNS = /[^\p{L}\p{N}']|^'+$/u

/**
 * How well a folded word fits each item: as a whole word, in another number, its beginning, inside
 * one; with another ending only where no item has the word itself.
 */
export function fitsOf<T>(index: TextIndex<T>, word: string): Fits {
  const { items, vocabulary, sorted, postings, stems, small } = index
  const fits = noFits(index)
  const inside = word.length < TELLING_LENGTH ? INSIDE_SHORT : INSIDE_WORD
  const takeAll = (posting: Posting | undefined, less: number) => {
    posting?.places.forEach((place, at) =>
      take(fits, place, Math.max((posting.fits[at] ?? 0) - less, inside)),
    )
  }
  const isKnown = hasWord(index, word)
  takeAll(vocabulary.get(word), 0)
  for (const alike of stems.get(stemOf(word)) ?? []) takeAll(vocabulary.get(alike), OTHER_NUMBER)
  const [from, to] = beginningWith(index, word)
  const beginning = beginningLess(word, vocabulary.has(word))
  for (let at = from; at < to; at += 1) takeAll(postings[at], beginning)
  if (!isKnown && word.length >= SHORTEST_ENDING && !isNumber(word)) {
    const [first, end] = beginningWith(index, word.slice(0, SHORTEST_ENDING - 1))
    for (let at = first; at < end; at += 1) {
      if (hasOtherEnding(word, sorted[at] ?? '')) takeAll(postings[at], OTHER_ENDING)
    }
  }
  const takeInside = (place: number) => take(fits, place, inside)
  if (HAS_SIGNS.test(word)) {
    // No word has them: a query of signs alone.
    items.forEach((_, place) => {
      if (index.textWithSigns(place).includes(word)) takeInside(place)
    })
    return fits
  }
  for (const at of holding(index, word)) {
    // A single letter is everywhere soon.
    if (fits.places.length === items.length) return fits
    postings[at]?.places.forEach(takeInside)
  }
  for (const [known, { places }] of small) if (known.includes(word)) places.forEach(takeInside)
  return fits
}

/** A number that is nearly another one is somebody else's. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Whether some item has the word, in whatever number. */
export const hasWord = <T>({ vocabulary, stems }: TextIndex<T>, word: string): boolean =>
  vocabulary.has(word) || stems.has(stemOf(word))

function beginningLess(typed: string, isWord: boolean): number {
  if (typed.length >= TELLING_LENGTH) return BEGINNING
  return isWord ? SHORT_WORD_BEGINNING : SHORT_BEGINNING
}

/**
 * 'cerrajero' and 'cerrajeria', 'contadora' and 'contadores'; not 'helado' and 'heladera', nor
 * 'contado' and 'contadores'.
 */
export function hasOtherEnding(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  const longer = Math.max(one.length, other.length) - length
  const isAlike =
    length >= SHORTEST_ENDING && one.slice(0, length - 1) === other.slice(0, length - 1)
  if (length === SHORTEST_ENDING) return isAlike && longer <= 1
  return isAlike && longer <= (one.startsWith(other) ? LONGEST_ENDING : 2)
}
