import type { QueryPart, ReadQuery, Reading } from './read-query.ts'
import type { TextIndex } from './text-index.ts'
import { searchWords } from './text.ts'
import { fitsOf, noFits, take, type Fits } from './word-fits.ts'

/** Something that a query finds. */
export interface Hit<T> {
  item: T
  /** How well it fits: the mean of the query's parts, the rarer of which count more. */
  fit: number
  /** Whether it may not be what was meant: found by some of the words only, or by another spelling. */
  isGuess: boolean
  /** Words that were not typed and that it was found by: 'pizza' for 'piza'. */
  readAs: readonly string[]
}

/** What a query finds in one index. */
export interface Found<T> {
  /** Best first, otherwise in the index's own order. */
  hits: Hit<T>[]
  /** Whether the hits have only some parts of the query, for nothing has them all. */
  isPartial: boolean
}

/** More for each word beside the query's parts ('calle', 'hoy') that is there as well. */
const ASIDE_FIT = 0.2
/** More where a word is found, and what it means is as well. */
const TWICE_FIT = 0.05
/** More where the words stand as they were typed: 'san martin' is no Sandoval, Martín. */
const PHRASE_FIT = 1.5
/** Of what has some parts only: a group that has them all goes first. */
export const SOME_WORDS = 0.5
/** The first word counts more, as it names the thing: a 'psicóloga niños' is no shop for children. */
const HEAD = 2

/** Less is chance: letters inside a word. */
export const LEAST_FIT = 2

/** What has every part of a query; when nothing has, or has them by chance, what has some of them. */
export function find<T>(index: TextIndex<T>, { parts, others, phrase }: ReadQuery): Found<T> {
  const matched = parts.map((part) => fitsOfPart(index, part))
  const everywhere = placesOfAll(matched)
  const meanOf = meanFit(index, matched)
  const extra = others.map((word) => fitsOf(index, word))
  const fitOf = (place: number) => {
    const aside = extra.filter(({ of }) => (of[place] ?? 0) >= LEAST_FIT).length * ASIDE_FIT
    const isPhrase = phrase !== '' && index.texts[place]?.includes(phrase)
    return meanOf(place) + aside + (isPhrase ? PHRASE_FIT : 0)
  }
  const isWhole =
    everywhere.length > 0 &&
    (parts.length === 1 || everywhere.some((place) => fitOf(place) >= LEAST_FIT))
  const places = isWhole ? everywhere : new Set([...everywhere, ...placesOfAny(matched)])
  const fits = noFits(index)
  for (const place of places) {
    take(fits, place, rounded(fitOf(place) * (isWhole ? 1 : SOME_WORDS)))
  }
  const hits = bestFirst(fits).map((place) => ({
    item: index.items[place] as T,
    fit: fits.of[place] ?? 0,
    isGuess: matched.some((part) => !part.of[place] || readingOf(part, place)?.isGuess),
    readAs: wordsRead(matched, place),
  }))
  return { hits, isPartial: !isWhole && hits.length > 0 }
}

/** How well a part fits, and which of its readings it was: what was taken for the part, and whether on a guess. */
interface PartFits extends Fits {
  by: Uint16Array
  readings: readonly { readAs: string[]; isGuess: boolean }[]
}

const readingOf = ({ by, readings }: PartFits, place: number) => readings[by[place] ?? 0]

function fitsOfPart<T>(index: TextIndex<T>, readings: QueryPart): PartFits {
  const fits = noFits(index)
  const by = new Uint16Array(index.items.length)
  readings.forEach(({ words, less }, reading) => {
    const { of, places } = fitsOfAll(index, words)
    for (const place of places) {
      const fit = (of[place] ?? 0) - less
      const before = fits.of[place] ?? 0
      take(fits, place, before > 0 ? Math.max(fit, before) + TWICE_FIT : fit)
      if (fit > before) by[place] = reading
    }
  })
  const read = readings.map((reading) => ({
    readAs: wordsTaken(index, reading),
    isGuess: reading.isGuess,
  }))
  return { ...fits, by, readings: read }
}

const NOTHING: readonly string[] = []

/** Words that were taken for parts of the query in this place. */
function wordsRead(parts: readonly PartFits[], place: number): readonly string[] {
  const read = parts.map((part) => (part.of[place] ? readingOf(part, place)?.readAs : null) ?? [])
  return read.every(({ length }) => length === 0) ? NOTHING : [...new Set(read.flat())]
}

/** As the catalogue writes them, or else the synonym. */
function wordsTaken<T>({ written }: TextIndex<T>, { isTyped, words, means }: Reading): string[] {
  if (isTyped) return []
  const meant = means?.split(/\s+/) ?? []
  const spelt = (word: string) => meant.find((one) => searchWords(one).join() === word)
  return [words.map((word) => written.get(word) ?? spelt(word) ?? word).join(' ')]
}

/** Where every word is found, by the word that fits least. */
function fitsOfAll<T>(index: TextIndex<T>, words: readonly string[]): Fits {
  const all = words.map((word) => fitsOf(index, word))
  const [first] = all
  if (first && all.length === 1) return first
  const fits = noFits(index)
  for (const place of first?.places ?? []) {
    take(fits, place, Math.min(...all.map(({ of }) => of[place] ?? 0)))
  }
  return fits
}

/** Where every part is found. */
function placesOfAll(parts: readonly Fits[]): number[] {
  const [rarest, ...others] = parts.toSorted(
    (one, other) => one.places.length - other.places.length,
  )
  return rarest?.places.filter((place) => others.every(({ of }) => of[place])) ?? []
}

/** Where some part is found, and not by chance: a letter is in nearly all. */
const placesOfAny = (parts: readonly Fits[]): number[] =>
  parts.flatMap(({ of, places }) => places.filter((place) => (of[place] ?? 0) >= LEAST_FIT))

/** Tells the mean fit of all parts; the rarer ones count more. */
function meanFit<T>({ items }: TextIndex<T>, parts: readonly Fits[]): (place: number) => number {
  const weights = parts.map(
    ({ places }, at) =>
      (at === 0 ? HEAD : 1) * Math.log(2 + items.length / Math.max(places.length, 1)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (place) =>
    parts.reduce((sum, { of }, at) => sum + (of[place] ?? 0) * (weights[at] ?? 0), 0) / total
}

const FITS_IN_ONE = 1_000
/** More than any fit. */
const BEYOND = 100 * FITS_IN_ONE

/** Equals are told apart by other things. */
const rounded = (fit: number): number => Math.round(fit * FITS_IN_ONE) / FITS_IN_ONE

/** The places, best first, otherwise in their order: one number each says both, and numbers sort by themselves. */
function bestFirst({ of, places }: Fits): number[] {
  const keys = Float64Array.from(
    places,
    (place) => (BEYOND - Math.round((of[place] ?? 0) * FITS_IN_ONE)) * of.length + place,
  )
  return Array.from(keys.sort(), (key) => key % of.length)
}
