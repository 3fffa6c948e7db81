import { capital } from '../../rules/capital'
import type { DayHours, Hours, HoursRange } from '../../rules/hours'
import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES, type WeekdayKey } from '../../rules/weekdays'

/** The week as the form shows it. */
export const DAYS = mondayFirst(WEEKDAY_KEYS).map(
  (key) => [key, capital(WEEKDAY_NAMES[key])] as const,
)

export type DayMode = DayHours['mode'] | 'unknown'

const MORNING: HoursRange = { opens: '08:00', closes: '12:00' }
const AFTERNOON: HoursRange = { opens: '16:00', closes: '20:00' }
const EVENING: HoursRange = { opens: '20:00', closes: '23:00' }

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

/** Where a day may be copied to, as a person would say it. */
export function copyTargets(from: WeekdayKey): { name: string; days: WeekdayKey[] }[] {
  const week = DAYS.map(([day]) => day)
  const rows = [
    { name: 'De lunes a viernes', days: week.slice(0, 5) },
    { name: 'De lunes a sábado', days: week.slice(0, 6) },
    { name: 'Todos los días', days: week },
  ]
  const each = DAYS.map(([day, name]) => ({ name, days: [day] }))
  return [...rows, ...each.filter(({ days }) => !days.includes(from))]
}

/** The same week, where other days have what one of them has. */
export function copyDay(hours: Hours, from: WeekdayKey, to: readonly WeekdayKey[]): Hours {
  const day = hours[from]
  if (!day) return hours
  return { ...hours, ...Object.fromEntries(to.map((key) => [key, structuredClone(day)])) }
}

/** The same week, where some days are as another week has them. */
export function withDaysOf(hours: Hours, other: Hours, days: readonly WeekdayKey[]): Hours {
  const next = { ...hours }
  for (const day of days) {
    if (other[day]) next[day] = other[day]
    else delete next[day]
  }
  return next
}
