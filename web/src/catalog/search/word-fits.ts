import { stemOf } from '@guia/contract'
import type { Posting, TextIndex } from './text-index.ts'

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
/** What no word of an index is: a sign other than an apostrophe between letters, or nothing else. */
const HAS_SIGNS = /[^\p{L}\p{N}']|^'+$/u

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
  if (!isKnown && word.length >= SHORTEST_ENDING && !isNumber(word)) {
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

/** A number that is nearly another one is somebody else's. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

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
