import { WEEKDAYS, type Weekday } from '@guia/contract'

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

/** A moment of the visitor's week: weekday as `Date.getDay()`, minutes since local midnight. */
export interface WeekMoment {
  weekday: number
  minutes: number
}

export interface OpenStatus {
  /** Null while the moment is not known. */
  isOpen: boolean | null
  /**
   * 'Cierra 20:00', 'Cierra en 25 min', 'Abre 16:00', 'Abre mañana 8:00', 'Abre lunes 8:00', or what
   * the day's own text says; null when there is nothing to announce, '' while that is not known.
   */
  label: string | null
}

interface Span {
  start: number
  end: number
}

const DAY = 24 * 60
const WEEK = 7 * DAY

/** Open or closed at a moment (spec section 4): ranges are inclusive, text lines do not count. */
export function openStatus(hours: Hours, now: WeekMoment | null): OpenStatus {
  const spans = weekSpans(hours)
  if (now === null) return { isOpen: null, label: spans.length > 0 ? '' : null }
  const moment = now.weekday * DAY + now.minutes
  const closing = closingTime(spans, moment)
  if (closing !== null) return { isOpen: true, label: closingLabel(closing, moment) }
  const next = spans.find(({ start }) => start > moment)?.start ?? null
  const isToday = next !== null && Math.floor(next / DAY) === now.weekday
  const text = isToday ? null : todaysText(hours, now)
  return { isOpen: false, label: text ?? (next === null ? null : openingLabel(next, moment)) }
}

const SOON = 60

function closingLabel(closing: number, moment: number): string | null {
  const left = closing - moment
  if (left >= DAY) return null
  if (left > 0 && left < SOON) return `Cierra en ${left} min`
  const isMidnight = (closing + 1) % DAY <= 1
  return isMidnight ? 'Cierra a medianoche' : `Cierra ${formatTime(closing)}`
}

/** What a closed day says of itself: 'Reparto por la mañana'; no times, and not that it is closed. */
function todaysText(hours: Hours, { weekday }: WeekMoment): string | null {
  const day = WEEKDAYS[weekday]
  const lines = (day && hours[day]) ?? []
  const text = lines.find((line) => line.range === null && !SAYS_NOTHING.test(line.text.trim()))
  return text ? formatHoursLine(text) : null
}

const SAYS_NOTHING = /^(cerrado$|\d)/i

/** Spans in minutes of the week, three weeks in a row so that no span is cut by Sunday. */
function weekSpans(hours: Hours): Span[] {
  const spans = WEEKDAYS.flatMap((weekday, index) => daySpans(hours[weekday] ?? [], index * DAY))
  return [-WEEK, 0, WEEK]
    .flatMap((shift) => spans.map(({ start, end }) => ({ start: start + shift, end: end + shift })))
    .sort((one, other) => one.start - other.start)
}

function daySpans(lines: DayHours, midnight: number): Span[] {
  return lines.flatMap(({ range }) => {
    if (!range) return []
    const end = range.end > range.start ? range.end : range.end + DAY
    return [{ start: midnight + range.start, end: midnight + end }]
  })
}

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

function openingLabel(next: number, moment: number): string {
  const day = Math.floor(next / DAY)
  const days = day - Math.floor(moment / DAY)
  const time = formatTime(next)
  if (days === 0) return `Abre ${time}`
  return `Abre ${days === 1 ? 'mañana' : WEEKDAYS[day % 7]} ${time}`
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
  isToday: boolean
}

const MONDAY_FIRST = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

/**
 * The week from Monday on; `today` as `Date.getDay()`, undefined while it is not known. [] when no
 * day is known.
 */
export function weekOf(hours: Hours, today: number | undefined): WeekDay[] {
  if (Object.keys(hours).length === 0) return []
  return MONDAY_FIRST.map((weekday) => ({
    weekday,
    lines: (hours[weekday] ?? []).map(formatHoursLine),
    isToday: today !== undefined && weekday === WEEKDAYS[today],
  }))
}
