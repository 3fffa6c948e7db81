import { WEEKDAYS } from '@guia/contract'
import type { Weekday } from '@guia/contract'
import type { LegacyHours } from './legacy-types.ts'

export type Day = string[] | string

export const CLOSED = 'cerrado'

/** The commonest day of the city: open, siesta, open. */
export const SPLIT: Day = ['08:00 - 12:00', '16:00 - 20:00']

/** Monday first, as the legacy files have them. */
export const LEGACY_WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

/** A week: the five working days alike, Saturday, Sunday; `other` days differ. */
export function week(
  weekdays: Day,
  saturday: Day,
  sunday: Day,
  other: Partial<LegacyHours> = {},
): LegacyHours {
  return {
    lunes: weekdays,
    martes: weekdays,
    miércoles: weekdays,
    jueves: weekdays,
    viernes: weekdays,
    sábado: saturday,
    domingo: sunday,
    ...other,
  }
}

/** The same every day. */
export const everyDay = (day: Day) => week(day, day, day)
