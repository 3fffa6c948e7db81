import type { QueryPart, ReadQuery, Reading } from './read-query.ts'
import type { TextIndex } from './text-index.ts'
import { fitsOf, type Fits } from './word-fits.ts'

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
/** More where the words stand as they were typed: 'san martin' is no Sandoval, Martín. */
const PHRASE_FIT = 1.5

/** What has every part of a query; when nothing has, what has some of them. */
export function find<T>(index: TextIndex<T>, { parts, others, phrase }: ReadQuery): Found<T> {
  const matched = parts.map((part) => fitsOfPart(index, part))
  const whole = weigh(index, matched, true)
  const found = whole.length > 0 ? whole : weigh(index, matched, false)
  const extra = others.map((word) => fitsOf(index, word))
  const hits = found
    .map(({ place, fit }) => ({
      item: index.items[place] as T,
      place,
      fit:
        fit +
        extra.filter((fits) => fits.has(place)).length * ASIDE_FIT +
        (phrase !== '' && index.texts[place]?.includes(phrase) ? PHRASE_FIT : 0),
      isGuess: whole.length === 0 || matched.some((fits) => fits.get(place)?.isGuess),
      readAs: matched.flatMap((fits) => fits.get(place)?.readAs ?? []),
    }))
    .sort((one, other) => other.fit - one.fit || one.place - other.place)
  return { hits, isPartial: whole.length === 0 && hits.length > 0 }
}

/** By the item's place: how well a part fits it, and the words that were taken for it. */
type PartFits = Map<number, { fit: number; readAs: string[]; isGuess: boolean }>

function fitsOfPart<T>(index: TextIndex<T>, readings: QueryPart): PartFits {
  const fits: PartFits = new Map()
  for (const reading of readings) {
    const { isGuess } = reading
    const readAs = wordsTaken(index, reading)
    for (const [place, whole] of allOf(reading.words.map((word) => fitsOf(index, word)))) {
      const fit = whole - reading.less
      if (fit > (fits.get(place)?.fit ?? 0)) fits.set(place, { fit, readAs, isGuess })
    }
  }
  return fits
}

/** As the catalogue writes them. */
const wordsTaken = <T>({ written }: TextIndex<T>, { isTyped, words }: Reading): string[] =>
  isTyped ? [] : [words.map((word) => written.get(word) ?? word).join(' ')]

/** Where every word is found, by the word that fits least. */
function allOf(words: readonly Fits[]): Fits {
  const [first = new Map<number, number>(), ...rest] = words
  const fits: Fits = new Map()
  for (const [place, fit] of first) {
    if (rest.every((word) => word.has(place))) {
      fits.set(place, Math.min(fit, ...rest.map((word) => word.get(place) ?? 0)))
    }
  }
  return fits
}

/** Of each part, where every one is found, or some are. */
function placesOf(parts: readonly PartFits[], isWhole: boolean): Iterable<number> {
  if (!isWhole) return new Set(parts.flatMap((part) => [...part.keys()]))
  const [rarest = new Map<number, never>(), ...others] = parts.toSorted(
    (one, other) => one.size - other.size,
  )
  return [...rarest.keys()].filter((place) => others.every((part) => part.has(place)))
}

/** The mean fit of all parts where every one, or some, is found. */
function weigh<T>({ items }: TextIndex<T>, parts: readonly PartFits[], isWhole: boolean) {
  const weights = parts.map(({ size }) => Math.log(2 + items.length / Math.max(size, 1)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [...placesOf(parts, isWhole)].map((place) => {
    const sum = parts.reduce(
      (all, part, at) => all + (part.get(place)?.fit ?? 0) * (weights[at] ?? 0),
      0,
    )
    // Rounded: equals are told apart by other things.
    return { place, fit: Math.round((sum / total) * 1000) / 1000 }
  })
}
