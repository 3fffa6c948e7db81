import type { KnownPlace } from '../../calendar/pharmacy-names'
import { isNearName } from '../../quality/duplicates/name-key'
import { namesIn, readCalendar } from '../../rules/calendar'
import { withNameChanged, withoutName } from '../../rules/duties'
import { isDetail, REMARK } from '../../rules/place-details'
import { slug } from '../../rules/slug'
import { readingsOf } from './name-readings'

/** By the form of a name in which the publisher looks for it. */
export const placesByName = (places: readonly KnownPlace[]): ReadonlyMap<string, KnownPlace> =>
  new Map(places.map((place) => [slug(place.name), place]))

type SameWord = (one: string, other: string) => boolean

const isSameWord: SameWord = (one, other) => one === other
/** 'B. Alivio' */
const isInitialOf: SameWord = (one, other) =>
  one === other || (one.length === 1 && other.startsWith(one))
const isNearWord: SameWord = (one, other) => isNearName([one], [other])

/** Little words, and with its slips the one that every pharmacy has. */
const NOTHING = new Set('f far farm fca fcia fcias de del la el los las y'.split(' '))
const WHOLE_WORDS: Readonly<Record<string, string>> = { sta: 'santa', sto: 'santo' }
const allWordsOf = (name: string) =>
  slug(name)
    .split('-')
    .map((word) => WHOLE_WORDS[word] ?? word)
    .filter((word) => word !== '' && !NOTHING.has(word) && !isNearWord(word, 'farmacia'))
const REMARKS = new RegExp(REMARK, 'gi')

/** 'Fcia. Ceibo FERIADO' → ['ceibo']; where there is nothing else, 'Farmacia 24 hs' is called by it. */
function wordsOf(name: string): string[] {
  const words = allWordsOf(name.replace(REMARKS, ' '))
  return words.length > 0 ? words : allWordsOf(name)
}

interface Pharmacy {
  name: string
  key: string
  words: readonly string[]
}

function pharmaciesOf(places: readonly KnownPlace[]): Pharmacy[] {
  const byKey = placesByName(places.filter(({ isPharmacy }) => isPharmacy))
  return [...byKey].map(([key, { name }]) => ({ name, key, words: wordsOf(name) }))
}

/** The pharmacy of that name, or the only one that has all words of it; null when none or several do. */
function pharmacyCalled(name: string, pharmacies: readonly Pharmacy[], isSame: SameWord) {
  const wantedKey = slug(name)
  const own = pharmacies.find(({ key }) => key === wantedKey)
  if (own) return own.name
  const wanted = wordsOf(name)
  const isTelling = isSame === isSameWord || wanted.some(({ length }) => length > 1)
  if (wanted.length === 0 || !isTelling) return null
  const found = pharmacies.filter(({ words }) =>
    wanted.every((word) => words.some((other) => isSame(word, other))),
  )
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

/**
 * What should stand instead of a name: the pharmacy of the guide that it means, or several, parted as
 * a line has them. Null when it may mean nothing or more than one thing. Initials and slips are looked
 * past only where one pharmacy is meant: two names that are nearly right are too much of a guess.
 */
export function suggestionFor(name: string, places: readonly KnownPlace[]): string | null {
  const pharmacies = pharmaciesOf(places)
  const read = (isSame: SameWord) =>
    readingsOf(name, (part) => pharmacyCalled(part, pharmacies, isSame))
  const ofOne = (isSame: SameWord) => read(isSame).filter((one) => one.length === 1)
  const ways = [read(isSameWord), ofOne(isInitialOf), ofOne(isNearWord)]
  const readings = ways.find(({ length }) => length > 0) ?? []
  return readings.length === 1 ? (readings[0]?.join(', ') ?? null) : null
}

export interface UnknownName {
  name: string
  /**
   * What should stand instead of it; '' when nothing should, for it is the address or telephone of
   * the pharmacy before it; null when that is not known.
   */
  suggestion: string | null
}

/** Keys of what stands nowhere but behind a pharmacy, and is an address or telephone. */
function detailKeys(
  lists: readonly (readonly string[])[],
  isPharmacy: (key: string) => boolean,
): ReadonlySet<string> {
  const behind = new Set<string>()
  const elsewhere = new Set<string>()
  for (const names of lists) {
    let isBehind = false
    for (const name of names) {
      const key = slug(name)
      if (isPharmacy(key)) isBehind = true
      else if (isBehind && isDetail(name)) behind.add(key)
      else {
        elsewhere.add(key)
        isBehind = false
      }
    }
  }
  return new Set([...behind].filter((key) => !elsewhere.has(key)))
}

/** Names in a text of duties of which the guide knows nothing, in their order, once each. */
export function unknownNames(text: string, places: readonly KnownPlace[]): UnknownName[] {
  const { days, rotations } = readCalendar(text)
  const turns = rotations.map(({ names }) => names)
  const lists = [...days.map((day) => namesIn(day.text)), ...turns]
  // Of a rotation every name is a day: two instead of one would move all days behind them.
  const ofTurns = new Set(turns.flat().map(slug))
  const known = placesByName(places)
  const byKey = new Map(lists.flat().map((name) => [slug(name), name]))
  const unknown = [...byKey]
    .filter(([key]) => !known.has(key))
    .map(([key, name]) => {
      const suggestion = suggestionFor(name, places)
      const isOne = suggestion === null || namesIn(suggestion).length === 1
      return { key, name, suggestion: isOne || !ofTurns.has(key) ? suggestion : null }
    })
  const unmeant = new Set(unknown.flatMap((one) => (one.suggestion === null ? [one.key] : [])))
  const details = detailKeys(lists, (key) => !unmeant.has(key))
  return unknown.map(({ key, name, suggestion }) => ({
    name,
    suggestion: details.has(key) ? '' : suggestion,
  }))
}

/** A suggestion as the end of a sentence about the name: 'es Farmacia Ceibo' */
export function suggestionText(suggestion: string): string {
  const names = namesIn(suggestion)
  if (names.length === 0) return 'no es una farmacia: quitar'
  return `${names.length === 1 ? 'es' : 'son'} ${names.join(' y ')}`
}

/** The text in which a suggestion is followed wherever the name stands. */
export const withSuggestion = (text: string, name: string, suggestion: string): string =>
  suggestion === '' ? withoutName(text, name) : withNameChanged(text, name, suggestion)
