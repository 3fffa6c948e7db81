import type { DayHours, Hours, HoursRange } from '../../rules/hours'
import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES, type WeekdayKey } from '../../rules/weekdays'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The week as the form shows it. */
export const DAYS = mondayFirst(WEEKDAY_KEYS).map(
  (key) => [key, capital(WEEKDAY_NAMES[key])] as const,
)

export type DayMode = DayHours['mode'] | 'unknown'

const MORNING: HoursRange = { opens: '08:00', closes: '12:00' }
const AFTERNOON: HoursRange = { opens: '16:00', closes: '20:00' }
const EVENING: HoursRange = { opens: '20:00', closes: '23:00' }

/**
 * What staff type as a time of day, as 'HH:MM': '8' → '08:00', '830' and '8.30' → '08:30'. Text that
 * is no time stays as it is, so that the CMS can say what is wrong with it.
 */
export function readTime(text: string): string {
  const [, hour, minute = '00'] =
    /^\s*(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*h?s?\s*$/i.exec(text) ?? []
  return hour === undefined ? text.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/**
 * The same for the end of a range: the 24:00 that people write is the midnight of 00:00, or of a
 * whole day its last minute.
 */
export function readClosing(text: string, opens: string): string {
  const time = readTime(text)
  if (time !== '24:00') return time
  return opens === '00:00' ? '23:59' : '00:00'
}

/** A usual week to start from: split shift, Saturday morning, closed on Sunday. */
export function usualWeek(): Hours {
  const splitShift = (): DayHours => ({ mode: 'ranges', ranges: [MORNING, AFTERNOON] })
  return {
    monday: splitShift(),
    tuesday: splitShift(),
    wednesday: splitShift(),
    thursday: splitShift(),
    friday: splitShift(),
    saturday: { mode: 'ranges', ranges: [MORNING] },
    sunday: { mode: 'closed' },
  }
}

export function readHours(value: unknown): Hours {
  if (typeof value === 'string') {
    try {
      return readHours(JSON.parse(value))
    } catch {
      return {}
    }
  }
  return typeof value === 'object' && value !== null ? (value as Hours) : {}
}

/** A day in another mode keeps nothing of the old one but sensible first values. */
export function changeMode(hours: Hours, day: WeekdayKey, mode: DayMode): Hours {
  const next = { ...hours }
  if (mode === 'unknown') delete next[day]
  else if (mode === 'closed') next[day] = { mode }
  else if (mode === 'text') next[day] = { mode, text: '' }
  else next[day] = { mode, ranges: [MORNING] }
  return next
}

/**
 * The next range of a day: the afternoon after a morning, an evening after that, else one that is
 * to be filled in.
 */
export function addRange(ranges: HoursRange[]): HoursRange[] {
  const last = ranges.at(-1) ?? MORNING
  const isOver = last.opens < last.closes
  const next = isOver ? [AFTERNOON, EVENING].find(({ opens }) => opens >= last.closes) : undefined
  return [...ranges, next ?? { opens: '', closes: '' }]
}

/** Gives every day from Monday to Friday what Monday has. */
export function copyMondayToWeek(hours: Hours): Hours {
  const { monday } = hours
  if (!monday) return hours
  const copy = () => structuredClone(monday)
  return { ...hours, tuesday: copy(), wednesday: copy(), thursday: copy(), friday: copy() }
}
