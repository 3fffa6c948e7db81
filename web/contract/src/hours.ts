/** Weekday names of the public files, domingo to sábado: the index is `Date.getDay()`. */
export const WEEKDAYS = [
  'domingo',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/**
 * One day's hours: a list of ranges 'HH:MM - HH:MM', the word 'cerrado', or free text
 * ('Contactar y coordinar'). A missing day means that nothing is known.
 */
export type DayHoursRecord = string[] | string

export type HoursRecord = Partial<Record<Weekday, DayHoursRecord>>
