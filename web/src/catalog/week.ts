import { WEEKDAYS, type Weekday } from '@guia/contract'
import { formatHoursLine, type Hours } from './opening-hours.ts'

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
