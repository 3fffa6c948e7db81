import type { KnownPlace } from '../../calendar/pharmacy-names'
import { capital } from '../../rules/capital'
import { doubtfulLines, linesOf, readDays, readSpecialHours } from '../../rules/calendar'
import { slug } from '../../rules/slug'
import { toldLine } from '../../rules/told-days'
import { WEEKDAYS } from '../../rules/weekdays'
import { DAY_MS } from '../../rules/durations'

/** ('2026-12', 1) → '2027-01' */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

interface MonthFaults {
  /** Lines that were not understood. */
  wrong: number
  /** Headings that name a month without its year. */
  yearless: number
  /** Days without a pharmacy. */
  missing: number
}

/**
 * How complete a month is. Lines that were not understood come first: their days may have got another
 * pharmacy from a rotation.
 */
export function monthState(faults: MonthFaults): { isComplete: boolean; text: string } {
  const { wrong, yearless, missing } = faults
  const sentences = [
    ...(wrong === 0 ? [] : [wrongText(wrong)]),
    ...(yearless === 0 ? [] : ['Falta escribir el año.']),
    ...(missing === 0 ? [] : [missing === 1 ? 'Falta un día.' : `Faltan ${missing} días.`]),
  ]
  if (sentences.length > 0) return { isComplete: false, text: sentences.join(' ') }
  return { isComplete: true, text: 'Todos los días tienen farmacia.' }
}

const wrongText = (wrong: number): string =>
  wrong === 1
    ? 'Corregí primero el renglón que no se entendió.'
    : `Corregí primero los ${wrong} renglones que no se entendieron.`

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
  return { lines: [...days].sort(inOrder), wrong, doubtful: doubtfulLines(days) }
}

export function readHoursOfDates(text: string) {
  const { hours, ...read } = readSpecialHours(text)
  const lines = Object.entries(hours).map(([day, record]) => ({
    day,
    text: typeof record === 'string' ? capital(record) : record.map(rangeText).join(' y '),
  }))
  return { ...read, lines: lines.sort(inOrder) }
}

/** Of every year a feast has one day, or two: more in a row are most often meant for once. */
const LONGEST_FEAST = 2

/** Whether days of every year are a vacation rather than a feast. */
export const repeatsForDays = (lines: readonly ReadLine[]): boolean =>
  lines.some(({ day, text }, at) => {
    const last = lines[at + LONGEST_FEAST]
    if (day.length > 'MM-DD'.length || last?.text !== text || last.day.length > day.length)
      return false
    return +at2000(last.day) - +at2000(day) === LONGEST_FEAST * DAY_MS
  })

const ONCE = new RegExp(
  `${WEEKDAYS.join('|')}|miercoles|sabado|cerramos|(?:abr|atend|trabaj)(?:imos|emos|amos)`,
  'i',
)

/** Whether a line without a year tells of its day as people tell of one: with a verb, or the day of the week. */
export function tellsOnce(text: string): boolean {
  const written = text.split(/\r?\n/)
  return linesOf(written.map(toldLine).join('\n')).some(({ found }, at) => {
    const isYearly = Array.isArray(found) && found.some(({ day }) => day.length === 'MM-DD'.length)
    return isYearly && ONCE.test(written[at] ?? '')
  })
}

const at2000 = (day: string) => new Date(`2000-${day}T00:00:00Z`)

/** '00:00 - 23:59' → 'las 24 horas' */
const rangeText = (range: string) =>
  range === '00:00 - 23:59' ? 'Las 24 horas' : range.replace(' - ', ' a ')
