import { datedLineWithWeekday } from './dated-cells'
import { CLOSED, type DayHoursRecord } from './hours'
import { NAME_LENGTH } from './limits'
import { readRange } from './reading/hours/ranges'
import { partedDates } from './parted-dates'
import { withoutMarks } from './pasted-marks'
import { toldLine } from './told-days'
import {
  NO_YEAR,
  NOT_READ,
  ONLY_DAYS,
  readHeading,
  readOneDay,
  readWrittenDays,
  readYearlessHeading,
  TWO_DATES,
  type Month,
} from './written-days'

/** What staff write of one day: a line of «Turnos y feriados», or of a store's special hours. */
export interface DayText {
  /** 'AAAA-MM-DD', or 'MM-DD' when it holds in every year. */
  day: string
  text: string
  /** The whole line that says so. */
  line: string
  /** Whether it is one of '4 al 6', which a line of its own may except. */
  isOfSpan?: true | undefined
  /** What is doubtful about the day, as the end of a sentence: 'dice lunes y el 4/12/2026 es viernes'. */
  doubt?: string | undefined
}

/** Names that take turns, a day each, from a day on. */
export interface Rotation {
  /** 'AAAA-MM-DD' */
  since: string
  names: string[]
  line: string
}

export interface WrongLine {
  line: string
  /** What is wrong with it, as the end of a sentence: 'no tiene fecha'. */
  why: string
}

export interface CalendarText {
  days: DayText[]
  rotations: Rotation[]
  wrong: WrongLine[]
}

/** 'desde 1/12/2026 = A, B' */
const ROTATION_LINE = /^desde\s+(?:el\s+)?([^=:]+?)\s*[=:]\s*(.+)$/i
/** 'desde 1/12 hasta 15/12 = …' are days. */
const HAS_END = /\s(?:al?|hasta)\s/i

function readDayLine(line: string, heading: Month | null): DayText[] | string {
  const found = readWrittenDays(line, heading)
  if (typeof found === 'string') return found
  const { text, ofSpans, doubts } = found
  return found.days.map((day) => ({
    day,
    text,
    line,
    isOfSpan: ofSpans.has(day) || undefined,
    doubt: doubts.get(day),
  }))
}

/** The days of a line in which several dates may have a text each. */
function readDayLines(line: string, heading: Month | null): DayText[] | string {
  const lines = partedDates(line, heading)
  const found = lines.map((one) => readDayLine(one, heading))
  const why = found.find((one) => typeof one === 'string')
  if (why === undefined) return found.flatMap((one) => (typeof one === 'string' ? [] : one))
  return lines.length > 1 && [NOT_READ, ONLY_DAYS].includes(why) ? TWO_DATES : why
}

function readRotation([line, from = '', list = '']: RegExpExecArray, heading: Month | null) {
  const since = readOneDay(from, heading)
  if (typeof since === 'string') return since
  const names = namesIn(list)
  const isRight = names.length > 0 && names.every(({ length }) => length <= NAME_LENGTH)
  if (!isRight) return 'no dice quiénes se turnan, separados por comas'
  return { since: since.day, names, line }
}

/** 'Farmacia Ceibo, Farmacia del Puente' → both. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/**
 * A text of dated lines: '25/12/2026 = Navidad', '25/12 = Navidad' for every year, or days below a
 * heading ('Diciembre 2026', then '1 = …', '2 al 4 = …'). 'desde 1/12/2026 = A, B, C' is a rotation.
 * Rows of a spreadsheet are such lines as well. Empty lines are nothing; a line of any other form, and
 * one that says of a day something else than a line before it, are `wrong`.
 */
export const readCalendar = (text: string): CalendarText => readWith(onlyOne, text)

/** Which of two texts of one day counts; null when nothing says which. */
type Choose = (before: DayText, one: DayText) => DayText | null

/** Of two lists of pharmacies one is a slip. */
const onlyOne: Choose = (before, one) => (before.text === one.text ? before : null)

/** '4/1/2027 = cerrado' is an exception of '1/1/2027 al 31/1/2027 = 20 a 1', whichever comes first. */
const closest: Choose = (before, one) => {
  if (before.isOfSpan === one.isOfSpan) return onlyOne(before, one)
  return one.isOfSpan ? before : one
}

function readWith(choose: Choose, text: string): CalendarText {
  const read: CalendarText = { days: [], rotations: [], wrong: [] }
  const known = new Map<string, DayText>()
  for (const { line, found } of linesOf(text)) {
    if (found === null) continue
    if (typeof found === 'string') read.wrong.push({ line, why: found })
    else if (!Array.isArray(found)) read.rotations.push(found)
    else if (!addDays(known, found, choose)) {
      read.wrong.push({ line, why: 'repite un día que ya está: dejá uno solo' })
    }
  }
  return { ...read, days: [...known.values()] }
}

/** Adds the days of a line, all or none; whether it did. */
function addDays(known: Map<string, DayText>, found: readonly DayText[], choose: Choose): boolean {
  const added = new Map<string, DayText>()
  for (const one of found) {
    const before = added.get(one.day) ?? known.get(one.day)
    const chosen = before ? choose(before, one) : one
    if (!chosen) return false
    added.set(one.day, chosen)
  }
  for (const [day, one] of added) known.set(day, one)
  return true
}

interface CalendarLine {
  line: string
  /** Its days, its rotation, or what is wrong with it; null of a heading and of an empty line. */
  found: DayText[] | Rotation | string | null
  /** That it is the heading of. */
  month?: Month
}

/** The lines of such a text by themselves, as many as it has. */
export function linesOf(text: string): CalendarLine[] {
  let heading: Month | null = null
  return text.split(/\r?\n/).map((written) => {
    const line = written.trim()
    const plain = datedLineWithWeekday(withoutMarks(line).trim())
    const month = readHeading(plain)
    if (month) heading = month
    if (month) return { line, found: null, month }
    if (plain === '') return { line, found: null }
    if (readYearlessHeading(plain) !== null) {
      // What stands below is not of the month above it.
      heading = null
      return { line, found: NO_YEAR }
    }
    const found = readLine(plain, heading)
    if (found === null || typeof found === 'string') return { line, found }
    return {
      line,
      found: Array.isArray(found) ? found.map((day) => ({ ...day, line })) : { ...found, line },
    }
  })
}

/** A line that is no heading: its days, its rotation, or what is wrong with it. */
function readLine(line: string, heading: Month | null): DayText[] | Rotation | string {
  const rotation = ROTATION_LINE.exec(line)
  if (rotation && !HAS_END.test(rotation[1] ?? '')) return readRotation(rotation, heading)
  return line.length > NAME_LENGTH ? 'es demasiado larga' : readDayLines(line, heading)
}

/** Lines that are taken as they stand, but of which staff should look at the date. */
export const doubtfulLines = (days: readonly DayText[]): WrongLine[] =>
  days.flatMap(({ line, doubt }) => (doubt === undefined ? [] : [{ line, why: doubt }]))

/**
 * The same for holidays and for hours of certain dates: rotations are wrong here, and a day of its own
 * counts more than a span that holds it.
 */
export function readDays(text: string): Omit<CalendarText, 'rotations'> {
  const { days, rotations, wrong } = readWith(closest, text)
  const turns = rotations.map(({ line }) => ({ line, why: 'empieza con «desde», que acá no va' }))
  return { days, wrong: [...wrong, ...turns] }
}

/** Nothing says when such a day begins: visitors read it as it is. */
const UNTIL = /^hasta las? \d{1,2}(?:[:.]\d{2})?\s*(?:hs?\.?|horas)?$/i
const WHOLE_DAY = /^(?:abierto\s+)?(?:las\s+)?24\s*(?:hs?\.?|horas)$/i

/**
 * The hours of one day as staff write them: '9 a 13 y 17 a 21', 'cerrado', '24 hs', or a text, as
 * 'hasta las 13' is. Null when it has other numbers that are no hours.
 */
export function readDayHours(text: string): DayHoursRecord | null {
  const written = text.trim()
  if (/^cerrad[oa]s?$/i.test(written)) return CLOSED
  if (WHOLE_DAY.test(written)) return ['00:00 - 23:59']
  const ranges = written.split(/\s+y\s+|[,;|]/).map(rangeRecord)
  if (ranges.every((range) => range !== null)) return ranges
  return /\d/.test(written) && !UNTIL.test(written) ? null : written
}

function rangeRecord(text: string): string | null {
  const range = readRange(text)
  return range === null || range === 'impossible' ? null : `${range.opens} - ${range.closes}`
}

interface SpecialHoursText {
  /** Day as in `DayText` → its hours. */
  hours: Record<string, DayHoursRecord>
  wrong: WrongLine[]
  /** As `doubtfulLines` has them. */
  doubtful: WrongLine[]
}

/** 'Vacaciones del 4 al 18 de diciembre' */
const HOURS_NOT_READ =
  'no se entiende: empezá por la fecha y terminá con el horario, por ejemplo ' +
  '«4/12/2026 al 18/12/2026 = cerrado»'

/**
 * A store's hours on certain dates: '24/12/2026 = 9 a 13', '25/12 = cerrado', or told in a sentence:
 * 'Cerramos por vacaciones del 22/12 al 5/1'.
 */
export function readSpecialHours(text: string): SpecialHoursText {
  const { days, wrong } = readDays(text.split(/\r?\n/).map(toldLine).join('\n'))
  const hours: Record<string, DayHoursRecord> = {}
  const without = new Set<string>()
  for (const { day, text: written, line } of days) {
    const read = readDayHours(written)
    if (read === null) without.add(line)
    else hours[day] = read
  }
  const why = 'no dice un horario: escribí 9 a 13 y 17 a 21, cerrado, o 24 hs'
  const unread = wrong.map((one) =>
    [NOT_READ, ONLY_DAYS].includes(one.why) ? { ...one, why: HOURS_NOT_READ } : one,
  )
  return {
    hours,
    wrong: [...unread, ...[...without].map((line) => ({ line, why }))],
    doubtful: doubtfulLines(days),
  }
}
