import { WEEKDAYS, type Weekday } from '@guia/contract'
import {
  distanceFrom,
  functionWordsOf,
  heard,
  isFunctionWord,
  SHORTEST_MISSPELT,
} from './near-words.ts'
import { oncePer, type TextIndex } from './text-index.ts'
import { hasWord, isNumber } from './word-fits.ts'
import type { Synonym } from './synonyms.ts'
import { foldedWords, LONGEST_QUERY, searchWords } from './text.ts'

/** One way to understand a part of a query: all of its words, with what they fit less. */
export interface Reading {
  words: string[]
  less: number
  /** Whether it is what was typed: others are told to the visitor. */
  isTyped: boolean
  /** Of a synonym what it means, as it is written. */
  means?: string
  /** Whether it takes another word for what was typed: it may have been meant, or not. */
  isGuess: boolean
}

/** A part of a query, a word or a few that have a meaning of their own: what it may mean. */
export type QueryPart = readonly Reading[]

export interface ReadQuery {
  /** As it was typed, its first 200 characters. */
  text: string
  /** What has to be found; [] for a query that says nothing. */
  parts: QueryPart[]
  /** Words that are found or not: 'de', 'calle'. */
  others: string[]
  wants: Wants
  /** Whether it names nothing beside what it wants: 'abierto ahora', 'ofertas'. */
  isOnlyWish: boolean
  /** Its words as they would stand in a text, '' for a single one. */
  phrase: string
}

/** What a query asks for besides what it names. */
export interface Wants {
  /** 'kiosco abierto', 'abierto ahora' */
  open: boolean
  /** 'abierto domingo', 'panadería que abre los lunes' */
  day: Weekday | null
  /** 'farmacia 24 hs' */
  always: boolean
  /** 'oferta pizza', '2x1' is one by its own words */
  offers: boolean
  /** 'cerca mío' */
  near: boolean
}

export interface ReadingHelp {
  /** Everything that is looked through: a word that is known anywhere is not misspelt. */
  indexes: readonly TextIndex<unknown>[]
  synonyms: readonly Synonym[]
}

const SYNONYM_LESS = 0.7
const SPELLING_LESS = 0.9
const NEAR_WORDS = 3
const ONE_SLIP = 1
const LONGEST_SYNONYM = 4
/** More words narrow nothing down, and cost time. */
const MOST_WORDS = 12

const OPEN = /^(abiert[oa]s?|abren?|ahora)$/
const OFFER = /^(ofertas?|promo(cion(es)?)?s?|descuentos?|rebajas?)$/
const NEAR = /^(cerca|cercan[oa]s?)$/
/** Longer numbers are telephones. */
const LONGEST_ASIDE = 5
/** Before a day they make a name of it. */
const FIRST_OF_NAME = /^(san|santo|don|juan)$/
const HOURS = /^(h|hs|horas?)$/
const AROUND_THE_CLOCK = '24'
/** As they are typed: 'miercoles', 'sabados'. */
const DAYS = new Map(
  WEEKDAYS.flatMap((day) =>
    searchWords(day).flatMap((word) =>
      [word, `${word.replace(/s$/, '')}s`].map((form) => [form, day] as const),
    ),
  ),
)
/** They tell less than the word beside them: of an address, a time, a wish. */
const SIDE_WORDS = new Set(
  (
    'calle av avda avenida nro numero esquina barrio ciudad goya mio hoy turno mejor mejores buen ' +
    'bueno buena barato barata baratos baratas economico economica urgente frio fria casa local ' +
    'lugar lugares busco buscar buscando necesito quiero donde hay venden venta comprar precio ' +
    'precios acepta aceptan acepte acepten pago pagar tiene tienen tenga cambio arreglo comer ' +
    'domicilio tarde noche manana siesta kilo kilos kg litro litros docena plazas tel telefono ' +
    'telefonos cel whatsapp wsp'
  ).split(' '),
)

/** What the parts of a query may mean, likeliest reading first. */
export function readQuery(whole: string, help: ReadingHelp): ReadQuery {
  const query = whole.slice(0, LONGEST_QUERY)
  // A query of signs alone is looked for as it is.
  const split = searchWords(query).slice(0, MOST_WORDS)
  const words = split.length > 0 ? split : foldedWords(query).slice(0, MOST_WORDS)
  const meanings = meaningsOf(help.synonyms)
  const isFunctionWord = functionWordsOf(query)
  const parts: QueryPart[] = []
  const others: string[] = []
  /** What they mean: 'a domicilio' is a delivery. */
  const meant: string[] = []
  for (let place = 0; place < words.length;) {
    const span = longestMeaning(words, place, meanings)
    const typed = words.slice(place, place + span)
    const isSide =
      (span === 1 || span < words.length) &&
      typed.every((word, at) => isFunctionWord(word) || isAside(words, place + at))
    place += span
    if (isSide) {
      others.push(...typed)
      meant.push(...meaningOf(typed.join(' '), meanings).flatMap(searchWords))
    } else parts.push(readingsOf(typed, help, meanings))
  }
  const asks = (wish: RegExp) => others.some((word) => wish.test(word))
  const day = others.map((word) => DAYS.get(word)).find((one) => one !== undefined)
  const wants = {
    open: asks(OPEN),
    // Elsewhere it may be a name: 'Domingo Sarmiento', 'Santo Domingo'.
    day: asks(OPEN) || isLastDay(words) ? (day ?? null) : null,
    always: others.includes(AROUND_THE_CLOCK),
    offers: asks(OFFER),
    near: asks(NEAR),
  }
  const phrase = words.length > 1 ? words.join(' ') : ''
  const named = { text: query, parts, others: [...others, ...meant], wants, phrase }
  if (parts.length > 0) return { ...named, isOnlyWish: false }
  // Of small words alone each is looked for: a category may be called 'Otros'.
  const small = others.map((word) => readingsOf([word], help, meanings))
  const isOnlyWish = wants.open || wants.always || wants.offers || wants.near
  return { text: query, parts: small, others: [], wants, isOnlyWish, phrase: '' }
}

/** 'farmacia domingo', 'pescado el lunes' */
const isLastDay = (words: readonly string[]): boolean =>
  words.length > 1 && DAYS.has(words.at(-1) ?? '') && !FIRST_OF_NAME.test(words.at(-2) ?? '')

/** Whether a word tells less than those beside it: of a wish, an address, a time. */
function isAside(words: readonly string[], place: number): boolean {
  const [word = '', next = '', before = ''] = [words[place], words[place + 1], words[place - 1]]
  // 'kiosco 24' as well; '24 de septiembre' is a street.
  if (word === AROUND_THE_CLOCK) return next === '' ? before !== '' : HOURS.test(next)
  if (HOURS.test(word)) return before === AROUND_THE_CLOCK
  // Of an address, a size, an area code: 'remis 3777', 'helado 1 kilo'.
  if (isNumber(word) && word.length <= LONGEST_ASIDE) return !words.every(isNumber)
  const isWish = [OPEN, OFFER, NEAR].some((wish) => wish.test(word))
  return isWish || DAYS.has(word) || SIDE_WORDS.has(word)
}

type Meanings = ReadonlyMap<string, string[]>
const meaningsOf = oncePer((synonyms: readonly Synonym[]): Meanings => {
  const meanings = new Map<string, string[]>()
  for (const { word, means } of synonyms) {
    const key = searchWords(word).join(' ')
    if (key !== '') meanings.set(key, [...(meanings.get(key) ?? []), means])
  }
  return meanings
})

/** Of words in whatever number: 'cajeros automáticos'. */
const meaningOf = (text: string, meanings: Meanings) =>
  meanings.get(text) ??
  meanings.get(text.replace(/s\b/g, '')) ??
  meanings.get(text.replace(/es\b/g, '')) ??
  []

/** How many words from this place on are a synonym together; 1 when none are. */
function longestMeaning(words: readonly string[], place: number, meanings: Meanings): number {
  for (let span = Math.min(LONGEST_SYNONYM, words.length - place); span > 1; span -= 1) {
    if (meaningOf(words.slice(place, place + span).join(' '), meanings).length > 0) return span
  }
  return 1
}

const asTyped = (words: string[]): Reading => ({ words, less: 0, isTyped: true, isGuess: false })

function readingsOf(typed: string[], { indexes }: ReadingHelp, meanings: Meanings): Reading[] {
  const telling = typed.filter((word) => !isFunctionWord(word))
  const itself = asTyped(telling.length > 0 ? telling : typed)
  const meant = meaningReadings(typed.join(' '), SYNONYM_LESS, meanings)
  const [word = ''] = typed
  const isKnown = meant.length > 0 || indexes.some((index) => hasWord(index, word))
  const isSure = isKnown || word.length < SHORTEST_MISSPELT || isNumber(word)
  if (typed.length > 1 || isSure) return [itself, ...meant]
  const spelt = nearest(word, indexes, meanings).flatMap(({ near, distance }) => [
    { words: [near], less: SPELLING_LESS * distance, isTyped: false, isGuess: true },
    ...meaningReadings(near, SPELLING_LESS * distance + SYNONYM_LESS, meanings).map(asGuess),
  ])
  return [itself, ...spelt]
}

function meaningReadings(text: string, less: number, meanings: Meanings): Reading[] {
  return meaningOf(text, meanings).map((means) => ({
    words: searchWords(means).filter((word) => !isFunctionWord(word)),
    means,
    less,
    isTyped: false,
    isGuess: false,
  }))
}

const asGuess = (reading: Reading): Reading => ({ ...reading, isGuess: true })

const heardMeanings = oncePer((meanings: Meanings) =>
  [...meanings.keys()]
    .filter((word) => word.length >= SHORTEST_MISSPELT)
    .filter((word) => !word.includes(' ') && !isFunctionWord(word))
    .map(heard),
)

/** The words nearest to a misspelt one. */
function nearest(word: string, indexes: readonly TextIndex<unknown>[], meanings: Meanings) {
  const distanceTo = distanceFrom(word)
  const distances = new Map<string, number>()
  for (const words of [...indexes.map((index) => index.heard), heardMeanings(meanings)]) {
    for (const known of words) {
      const distance = distanceTo(known)
      if (distance < Infinity) distances.set(known.word, distance)
    }
  }
  const found = [...distances].map(([near, distance]) => ({ near, distance }))
  // Beside a word that sounds as this one, others are others.
  const alike = found.filter(({ distance }) => distance < ONE_SLIP)
  return (alike.length > 0 ? alike : found)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAR_WORDS)
}
