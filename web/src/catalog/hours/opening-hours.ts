import { WEEKDAYS, type Weekday } from '@guia/contract'
import { dayAfter, shortDay } from '../calendar/days.ts'
import type { Holidays } from '../calendar/holidays.ts'

/** Minutes since midnight. An end that is not after its start lies on the next day. */
export interface TimeRange {
  start: number
  end: number
}

/** One line of a day: a range, or text ('cerrado', 'Contactar y coordinar') with range null. */
export interface HoursLine {
  text: string
  range: TimeRange | null
}

export type DayHours = HoursLine[]
export type Hours = Partial<Record<Weekday, DayHours>>

/** Hours of certain days instead of the weekday's: 'AAAA-MM-DD', or 'MM-DD' in every year. */
export type SpecialHours = Readonly<Record<string, DayHours>>

/** When something is open. */
export interface Schedule {
  hours: Hours
  specialHours?: SpecialHours
}

/** A moment of the visitor's: day 'AAAA-MM-DD', weekday as `Date.getDay()`, minutes since midnight. */
export interface Moment {
  day: string
  weekday: number
  minutes: number
  holidays: Holidays
}

export interface OpenStatus {
  /** Null while the moment is not known. */
  isOpen: boolean | null
  /** On a holiday of which the hours are not known: then it is neither open nor closed. */
  isHoliday?: true
  /**
   * 'Cierra 20:00', 'Cierra en 25 min', 'Abre 16:00', 'Abre mañana 8:00', 'Abre lunes 8:00', or what
   * the day's own text says, 'Consultá el horario' where no hours are known; null when there is
   * nothing to announce, '' while that is not known.
   */
  label: string | null
}

interface Span {
  start: number
  end: number
}

/** A day seen from today. */
interface NearDay {
  /** Minutes from today's midnight to its own. */
  midnight: number
  lines: DayHours
  /** A holiday without hours of its own: what the weekday says may not hold. */
  isDoubtful: boolean
}

const DAY = 24 * 60
const DAYS_AHEAD = 7

/** Open or closed at a moment (spec section 4): ranges are inclusive, text lines do not count. */
export function openStatus(schedule: Schedule, now: Moment | null): OpenStatus {
  const usual = isUnknown(schedule) ? ASK : null
  if (now === null)
    return { isOpen: null, label: usual !== null || hasRanges(schedule) ? '' : null }
  const days = nearDays(schedule, now)
  const moment = now.minutes
  const spans = spansOf(days.filter(({ isDoubtful }) => !isDoubtful))
  const closing = closingTime(spans, moment)
  if (closing !== null) {
    const mayGoOn = spansOf(days.filter(({ isDoubtful }) => isDoubtful)).some(
      ({ start, end }) => start <= closing + 1 && end > closing,
    )
    return { isOpen: true, label: mayGoOn ? null : closingLabel(closing, moment) }
  }
  if (days.some((day) => day.isDoubtful && concerns(day, moment))) {
    return { isOpen: false, isHoliday: true, label: null }
  }
  const next = openingAfter(spans, moment)
  const isToday = next !== null && next < DAY
  const text = isToday ? null : ownText(days.find(({ midnight }) => midnight === 0)?.lines ?? [])
  const opening = next === null ? null : openingLabel(next, now)
  return { isOpen: false, label: text ?? opening ?? usual }
}

const openingAfter = (spans: readonly Span[], moment: number): number | null =>
  spans.find(({ start }) => start > moment)?.start ?? null

/**
 * Minutes from today's midnight to the next opening of the coming week; null when none is known, nor
 * whether a holiday before it brings one.
 */
export function nextOpening(schedule: Schedule, now: Moment): number | null {
  const days = nearDays(schedule, now)
  const next = openingAfter(spansOf(days.filter(({ isDoubtful }) => !isDoubtful)), now.minutes)
  const doubtful = spansOf(days.filter(({ isDoubtful }) => isDoubtful))
  const maybe = doubtful.find(({ end }) => end > now.minutes)
  return next !== null && maybe && maybe.start < next ? null : next
}

/** Whether it is open, as openStatus tells, without what comes next: asked of thousands at a time. */
export const isOpenAt = (schedule: Schedule, now: Moment): boolean =>
  [YESTERDAY, TODAY].some((offset) => {
    const day = dayFrom(schedule, now, offset)
    return !day.isDoubtful && holds(day, now.minutes)
  })

/** Days from today. */
const YESTERDAY = -1
const TODAY = 0

/**
 * The longest of a store's own words in its week ('Contactar y coordinar'), '' when it has none: a
 * list keeps the place that they need before the moment is known. A special day's would leave lines
 * empty for weeks, for one day.
 */
export function longestOwnText({ hours }: Schedule): string {
  const texts = Object.values(hours).map((lines) => ownText(lines) ?? '')
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** Beside 'Cerrado', which without hours (spec section 4) would stand there day and night unexplained. */
const ASK = 'Consultá el horario'

const isUnknown = ({ hours }: Schedule): boolean => Object.keys(hours).length === 0

const hasRanges = ({ hours, specialHours = {} }: Schedule): boolean =>
  [...Object.values(hours), ...Object.values(specialHours)].some((lines) =>
    lines.some(({ range }) => range !== null),
  )

/** Yesterday, which may last past midnight, today and the coming week. */
function nearDays(schedule: Schedule, now: Moment): NearDay[] {
  return datesAround(now.day).map((_, index) => dayFrom(schedule, now, index - 1))
}

/** Those around the last day that was asked for: thousands of stores are looked at in one go. */
let around = { day: '', dates: [''] }

/** Yesterday's date, today's and those of the coming week. */
function datesAround(day: string): readonly string[] {
  if (around.day === day) return around.dates
  const dates = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => dayAfter(day, index - 1))
  around = { day, dates }
  return dates
}

const dateAfter = (day: string, days: number): string => datesAround(day)[days + 1] ?? ''

function dayFrom({ hours, specialHours = {} }: Schedule, now: Moment, offset: number): NearDay {
  const day = dateAfter(now.day, offset)
  const special = specialHours[day] ?? specialHours[day.slice('AAAA-'.length)]
  const weekday = WEEKDAYS[(now.weekday + offset + 7) % 7]
  const lines = special ?? (weekday && hours[weekday]) ?? []
  return {
    midnight: offset * DAY,
    lines,
    isDoubtful: special === undefined && now.holidays.has(day) && lines.some(({ range }) => range),
  }
}

function daySpans({ lines, midnight }: NearDay): Span[] {
  return lines.flatMap(({ range }) => {
    if (!range) return []
    const end = range.end > range.start ? range.end : range.end + DAY
    return [{ start: midnight + range.start, end: midnight + end }]
  })
}

/** In the order in which they come, whatever the order in which a day names them. */
const spansOf = (days: readonly NearDay[]): Span[] =>
  days.flatMap(daySpans).sort((one, other) => one.start - other.start)

/** Whether a day is the moment's own, or one of its ranges lasts until then. */
function concerns(day: NearDay, moment: number): boolean {
  return day.midnight === 0 || holds(day, moment)
}

/** Whether one of a day's ranges is of a moment. */
const holds = (day: NearDay, moment: number): boolean =>
  daySpans(day).some(({ start, end }) => start <= moment && moment <= end)

const SOON = 60

function closingLabel(closing: number, moment: number): string | null {
  const left = closing - moment
  if (left >= DAY) return null
  if (left > 0 && left < SOON) return `Cierra en ${left} min`
  const isMidnight = (closing + 1) % DAY <= 1
  return isMidnight ? 'Cierra a medianoche' : `Cierra ${formatTime(closing)}`
}

/** What a closed day says of itself: 'Reparto por la mañana'; no times, and not that it is closed. */
function ownText(lines: DayHours): string | null {
  const text = lines.find((line) => line.range === null && !SAYS_NOTHING.test(line.text.trim()))
  return text ? formatHoursLine(text) : null
}

const SAYS_NOTHING = /^(cerrado$|\d)/i

/** End of the opening that holds the moment; openings without a minute between them are one. */
function closingTime(spans: Span[], moment: number): number | null {
  let closing: number | null = null
  for (const { start, end } of spans) {
    const holds = start <= moment && moment <= end
    const continues = closing !== null && start <= closing + 1
    if (holds || continues) closing = Math.max(closing ?? end, end)
  }
  return closing
}

function openingLabel(next: number, { weekday }: Moment): string {
  const days = Math.floor(next / DAY)
  const time = formatTime(next)
  if (days === 0) return `Abre ${time}`
  return `Abre ${days === 1 ? 'mañana' : WEEKDAYS[(weekday + days) % 7]} ${time}`
}

/** Minutes since any midnight → '8:00'. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** From midnight to the last minute of the day, or to midnight itself. */
export const isWholeDay = ({ start, end }: TimeRange): boolean => start === 0 && end >= DAY - 1

/** A line as a visitor reads it: '8:00 a 12:00', 'Las 24 horas', 'Cerrado', or the text itself. */
export function formatHoursLine({ text, range }: HoursLine): string {
  if (range && isWholeDay(range)) return 'Las 24 horas'
  if (range) return `${formatTime(range.start)} a ${formatTime(range.end)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export interface WeekDay {
  weekday: Weekday
  /** As a visitor reads them; [] when nothing is known. */
  lines: string[]
  /** Why the coming one is another than usual: '24/12', 'Feriado (Navidad): consultá'; '' for none. */
  note: string
  isToday: boolean
}

const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

/**
 * The week from Monday on, each weekday as it is the next time it comes, today included; as usual
 * while the moment is not known. [] when no day is known.
 */
export function weekOf(schedule: Schedule, now: Moment | null): WeekDay[] {
  const { hours } = schedule
  if (isUnknown(schedule)) return []
  return MONDAY_FIRST.map((weekday) => {
    const usual = { weekday, lines: (hours[weekday] ?? []).map(formatHoursLine), note: '' }
    if (now === null) return { ...usual, isToday: false }
    const offset = (WEEKDAYS.indexOf(weekday) - now.weekday + 7) % 7
    const date = dateAfter(now.day, offset)
    const { lines, isDoubtful } = dayFrom(schedule, now, offset)
    const isToday = offset === 0
    if (isDoubtful) {
      const note = `${shortDay(date)}, feriado (${now.holidays.get(date) ?? ''}): consultá el horario`
      return { ...usual, note, isToday }
    }
    const isSpecial = lines !== hours[weekday] && lines.length > 0
    return {
      weekday,
      lines: lines.map(formatHoursLine),
      note: isSpecial ? `${shortDay(date)}, horario especial` : '',
      isToday,
    }
  })
}

/** Today's hours in a line: 'Hoy: 8:00 a 12:00 y 16:00 a 20:30'; '' while the moment is not known. */
export function todayInWords(schedule: Schedule, now: Moment | null): string {
  if (now === null) return ''
  const { lines, isDoubtful } = dayFrom(schedule, now, 0)
  if (isDoubtful) return 'Hoy es feriado: consultá el horario'
  const words = lines.map((line) => (line.range ? formatHoursLine(line) : line.text))
  return words.length === 0 ? 'Hoy: sin información' : `Hoy: ${words.join(' y ')}`
}

export interface SpecialDay {
  /** '24/12', '22/12 al 5/1', with the year where it is of one year alone: '24/12/2026'. */
  day: string
  lines: string[]
}

/**
 * A store's special days as they come, without those that are over; all of them while no day is known,
 * then in the order of a year.
 */
export function specialDays(specialHours: SpecialHours, today: string | null): SpecialDay[] {
  const spans: { first: string; last: string; lines: string[] }[] = []
  Object.entries(specialHours)
    .filter(([day]) => today === null || day.length < today.length || day >= today)
    .toSorted(([one], [other]) => (nextOf(one, today) < nextOf(other, today) ? -1 : 1))
    .forEach(([day, hours]) => {
      const lines = hours.map(formatHoursLine)
      const span = spans.at(-1)
      const goesOn = span && isNextDay(span.last, day) && span.lines.join() === lines.join()
      if (goesOn) span.last = day
      else spans.push({ first: day, last: day, lines })
    })
  return spans.map(({ first, last, lines }) => ({
    day: first === last ? dateText(first) : `${dateText(first)} al ${dateText(last)}`,
    lines,
  }))
}

const dateText = (day: string): string =>
  day.length === 'MM-DD'.length ? shortDay(day) : `${shortDay(day)}/${day.slice(0, 4)}`

/** Whether one day follows on another, both of one year or both of every year. */
function isNextDay(day: string, next: string): boolean {
  if (day.length !== next.length) return false
  const isYearly = day.length === 'MM-DD'.length
  const after = dayAfter(isYearly ? `2000-${day}` : day, 1)
  return (isYearly ? after.slice('AAAA-'.length) : after) === next
}

/** The next day that a key of special hours means: '12-25' → '2026-12-25'. */
function nextOf(day: string, today: string | null): string {
  if (today === null || day.length === today.length) return day
  const year = Number(today.slice(0, 4))
  const isOver = day < today.slice('AAAA-'.length)
  return `${isOver ? year + 1 : year}-${day}`
}
