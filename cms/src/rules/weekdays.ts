/** The CMS's key of each weekday → its name in the public files; the order is `Date.getDay()`'s. */
export const WEEKDAY_NAMES = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
} as const

export type WeekdayKey = keyof typeof WEEKDAY_NAMES
export type Weekday = (typeof WEEKDAY_NAMES)[WeekdayKey]

export const WEEKDAY_KEYS = Object.keys(WEEKDAY_NAMES) as WeekdayKey[]
export const WEEKDAYS: readonly Weekday[] = Object.values(WEEKDAY_NAMES)

/** The week as people read it. */
export const mondayFirst = <T>(days: readonly T[]): T[] => [...days.slice(1), ...days.slice(0, 1)]
