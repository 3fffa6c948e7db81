import type { KnownPlace } from '../../calendar/pharmacy-names'
import { namesIn, readCalendar, readDays, readSpecialHours } from '../../rules/calendar'
import { slug } from '../../rules/slug'

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' })
const YEARLY = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '2026-12' → 'Diciembre de 2026' */
export const monthText = (month: string): string => capital(MONTH.format(at(`${month}-01`)))

/** '2026-12-01' → 'Martes 1' */
export const dayText = (day: string): string => capital(DAY.format(at(day)).replace(',', ''))

/** '2026-12-25' → 'Viernes, 25 de diciembre de 2026'; '12-25' → 'Todos los 25 de diciembre' */
export const dateText = (day: string): string =>
  day.length > 5 ? capital(DATE.format(at(day))) : `Todos los ${YEARLY.format(at(`2000-${day}`))}`

/** ('2026-12', 1) → '2027-01' */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** By the form of a name in which the publisher looks for it. */
export const placesByName = (places: readonly KnownPlace[]): ReadonlyMap<string, KnownPlace> =>
  new Map(places.map((place) => [slug(place.name), place]))

/** Little words, and the one that every pharmacy has. */
const NOTHING = new Set(['farmacia', 'farm', 'de', 'del', 'la', 'el', 'los', 'las', 'y'])
const wordsOf = (name: string) =>
  slug(name)
    .split('-')
    .filter((word) => word !== '' && !NOTHING.has(word))

/** The only pharmacy of the guide that has all words of a name; null when none or several do. */
export function suggestionFor(name: string, places: readonly KnownPlace[]): string | null {
  const wanted = wordsOf(name)
  if (wanted.length === 0) return null
  const found = places.filter(({ name: own, isPharmacy }) => {
    const words = new Set(wordsOf(own))
    return isPharmacy && wanted.every((word) => words.has(word))
  })
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

export interface UnknownName {
  name: string
  suggestion: string | null
}

/** Names in a text of duties of which the guide knows nothing, in their order, once each. */
export function unknownNames(text: string, places: readonly KnownPlace[]): UnknownName[] {
  const { days, rotations } = readCalendar(text)
  const names = [
    ...days.flatMap((day) => namesIn(day.text)),
    ...rotations.flatMap((turns) => turns.names),
  ]
  const known = placesByName(places)
  const byName = new Map(names.map((name) => [slug(name), name]))
  return [...byName]
    .filter(([key]) => !known.has(key))
    .map(([, name]) => ({ name, suggestion: suggestionFor(name, places) }))
}

/** More than this nobody reads: who looks for another types on. */
const MOST_OFFERED = 40

/** Pharmacies first; what fits is what has all the words, whatever their accents. */
export function placesFor(text: string, places: readonly KnownPlace[]): readonly KnownPlace[] {
  const words = slug(text).split('-').filter(Boolean)
  const fitting = places.filter(({ name }) => words.every((word) => slug(name).includes(word)))
  const pharmacies = fitting.filter(({ isPharmacy }) => isPharmacy)
  const others = words.length > 0 ? fitting.filter(({ isPharmacy }) => !isPharmacy) : []
  return [...pharmacies, ...others].slice(0, MOST_OFFERED)
}

export interface ReadLine {
  day: string
  text: string
}

const inOrder = (one: ReadLine, other: ReadLine) => (one.day < other.day ? -1 : 1)

/** What is understood of the holidays, and of a store's special hours, by date. */
export function readHolidays(text: string) {
  const { days, wrong } = readDays(text)
  return { lines: [...days].sort(inOrder), wrong }
}

export function readHoursOfDates(text: string) {
  const { hours, wrong } = readSpecialHours(text)
  const lines = Object.entries(hours).map(([day, record]) => ({
    day,
    text: typeof record === 'string' ? capital(record) : record.map(rangeText).join(' y '),
  }))
  return { lines: lines.sort(inOrder), wrong }
}

/** '00:00 - 23:59' → 'las 24 horas' */
const rangeText = (range: string) =>
  range === '00:00 - 23:59' ? 'Las 24 horas' : range.replace(' - ', ' a ')
