import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES, type Weekday, type WeekdayKey } from './weekdays'
import { isObject } from './is-object'

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
export type Hours = Partial<Record<WeekdayKey, DayHours>>

/**
 * One day in the public files (spec section 3): ranges 'HH:MM - HH:MM', the word 'cerrado', or free
 * text ('Contactar y coordinar').
 */
export type DayHoursRecord = string[] | string
export type HoursRecord = Partial<Record<Weekday, DayHoursRecord>>

/** A day that is closed, in the public files. */
export const CLOSED = 'cerrado'

const HOUR_AND_MINUTE = '([01]\\d|2[0-3]):[0-5]\\d'
const TIME = new RegExp(`^${HOUR_AND_MINUTE}$`)

/** A range of the public files, both times on the clock of 24 hours. */
export const RANGE_PATTERN = new RegExp(`^${HOUR_AND_MINUTE} - ${HOUR_AND_MINUTE}$`)

function rangeProblem(range: unknown): string | null {
  if (!isObject(range)) return 'tiene un horario ilegible'
  for (const time of [range.opens, range.closes]) {
    if (typeof time !== 'string' || !TIME.test(time)) {
      return `tiene una hora que no existe (${JSON.stringify(time ?? '')}): escribila como 08:30`
    }
  }
  return range.opens === range.closes ? 'abre y cierra a la misma hora' : null
}

const showRange = ({ opens, closes }: HoursRange) => `${opens} a ${closes}`

/** Of ranges that are right one by one; one may begin when another ends. */
function overlapProblem(ranges: HoursRange[]): string | null {
  const inOrder = [...ranges].sort((one, other) => (one.opens < other.opens ? -1 : 1))
  for (const [index, next] of inOrder.entries()) {
    const before = inOrder[index - 1]
    // One that closes after midnight goes on for the rest of the day.
    if (before && (before.closes < before.opens || next.opens < before.closes)) {
      return `tiene horarios que se superponen (${showRange(before)} y ${showRange(next)})`
    }
  }
  return null
}

function dayProblem(day: unknown): string | null {
  if (!isObject(day)) return 'tiene un horario ilegible'
  if (day.mode === 'closed') return null
  if (day.mode === 'text') {
    return typeof day.text === 'string' && day.text.trim() ? null : 'tiene un texto vacío'
  }
  if (day.mode !== 'ranges' || !Array.isArray(day.ranges)) return 'tiene un horario ilegible'
  if (day.ranges.length === 0) return 'está abierto pero no tiene ningún horario'
  const wrong = day.ranges.map(rangeProblem).find((problem) => problem !== null)
  return wrong ?? overlapProblem(day.ranges as HoursRange[])
}

const isWeekday = (key: string): key is WeekdayKey =>
  WEEKDAY_KEYS.some((weekday) => weekday === key)

/** Problems of an hours value in Spanish, naming each day; null when it is right or empty. */
export function hoursProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isObject(value)) return 'Los horarios son ilegibles.'
  const unknown = Object.keys(value).find((key) => !isWeekday(key))
  if (unknown !== undefined) return `Los horarios nombran un día que no existe (${unknown}).`
  // In the order of the week, whatever order they were typed in.
  const sentences = mondayFirst(WEEKDAY_KEYS).flatMap((key) => {
    const problem = key in value && dayProblem(value[key])
    return problem ? [`El ${WEEKDAY_NAMES[key]} ${problem}.`] : []
  })
  return sentences.join(' ') || null
}

function dayRecord(day: DayHours): DayHoursRecord {
  if (day.mode === 'closed') return CLOSED
  if (day.mode === 'text') return day.text.trim()
  return day.ranges.map(({ opens, closes }) => `${opens} - ${closes}`)
}

/** The hours of the public files, by weekday from domingo on. A day not known of has no key. */
export function hoursRecord(hours: Hours | null | undefined): HoursRecord {
  const record: HoursRecord = {}
  for (const key of WEEKDAY_KEYS) {
    const day = hours?.[key]
    if (day) record[WEEKDAY_NAMES[key]] = dayRecord(day)
  }
  return record
}
