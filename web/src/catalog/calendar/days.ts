import { WEEKDAYS, type Weekday } from '@guia/contract'

const GOYA_OFFSET_MINUTES = 180

let formatInGoya: Intl.DateTimeFormat | undefined

const two = (number: number) => String(number).padStart(2, '0')

/** The day on the device's own clock, 'AAAA-MM-DD'. */
export const dayHere = (now: Date): string =>
  [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')

/**
 * The day in Goya at a moment, 'AAAA-MM-DD', wherever visitor and publisher are. Nearly every visitor's
 * clock is Goya's; to ask for another zone takes a cheap phone a tenth of a second.
 */
export function dayInGoya(now: Date): string {
  if (now.getTimezoneOffset() === GOYA_OFFSET_MINUTES) return dayHere(now)
  formatInGoya ??= new Intl.DateTimeFormat('en', {
    timeZone: 'America/Argentina/Buenos_Aires',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Its parts by name: browsers do not agree on the order in which a language writes them.
  const parts = new Map(formatInGoya.formatToParts(now).map(({ type, value }) => [type, value]))
  return (['year', 'month', 'day'] as const).map((type) => parts.get(type)).join('-')
}

const DAY_MS = 24 * 3_600_000

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** So many days after a day, or before it: ('2026-12-31', 1) → '2027-01-01'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, 'AAAA-MM-DD'.length)

/** Whether a text is a day, 'AAAA-MM-DD'. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnightOf(text))

/** ('2026-12-30', '2027-01-01') → 2 */
export const daysBetween = (from: string, to: string): number =>
  (midnightOf(to) - midnightOf(from)) / DAY_MS

/** '2026-12-03' → 'jueves' */
export const weekdayOf = (day: string): Weekday | undefined =>
  WEEKDAYS[new Date(midnightOf(day)).getUTCDay()]

/** '2026-12-03', '12-03' → '3/12' */
export function shortDay(day: string): string {
  const [month, date] = day.split('-').slice(-2)
  return `${Number(date)}/${Number(month)}`
}

/** '2026-12-03' → 'jueves 3/12' */
export const formatDay = (day: string): string => `${weekdayOf(day) ?? ''} ${shortDay(day)}`
