export const WEEKDAYS = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
} as const

export interface HoursRange {
  /** 'HH:MM', 24 hours. */
  opens: string
  /** 'HH:MM'; before `opens` when it closes after midnight. */
  closes: string
}

/** One day: closed, ranges, or free text such as 'Contactar y coordinar'. */
export type DayHours =
  { mode: 'closed' } | { mode: 'ranges'; ranges: HoursRange[] } | { mode: 'text'; text: string }

/** A missing day means that nothing is known. */
export type Hours = Partial<Record<keyof typeof WEEKDAYS, DayHours>>

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rangeProblem(range: unknown): string | null {
  if (!isObject(range)) return 'tiene un horario ilegible'
  for (const time of [range.opens, range.closes]) {
    if (typeof time !== 'string' || !TIME.test(time)) {
      return `tiene una hora que no existe (${JSON.stringify(time ?? '')}): escribila como 08:30`
    }
  }
  return range.opens === range.closes ? 'abre y cierra a la misma hora' : null
}

function dayProblem(day: unknown): string | null {
  if (!isObject(day)) return 'tiene un horario ilegible'
  if (day.mode === 'closed') return null
  if (day.mode === 'text') {
    return typeof day.text === 'string' && day.text.trim() ? null : 'tiene un texto vacío'
  }
  if (day.mode !== 'ranges' || !Array.isArray(day.ranges)) return 'tiene un horario ilegible'
  if (day.ranges.length === 0) return 'está abierto pero no tiene ningún horario'
  return day.ranges.map(rangeProblem).find((problem) => problem !== null) ?? null
}

/** Problem of an hours value in Spanish, naming the day; null when it is right or empty. */
export function hoursProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isObject(value)) return 'Los horarios son ilegibles.'
  for (const [key, day] of Object.entries(value)) {
    if (!Object.keys(WEEKDAYS).includes(key))
      return `Los horarios nombran un día que no existe (${key}).`
    const problem = dayProblem(day)
    if (problem) return `El ${WEEKDAYS[key as keyof typeof WEEKDAYS]} ${problem}.`
  }
  return null
}
