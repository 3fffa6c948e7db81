import { datedLine } from './dated-cells'
import { CLOSED, type DayHoursRecord } from './hours'
import { NAME_LENGTH } from './limits'
import { readRange } from './reading/hours/ranges'
import { WEEKDAY_NAMES } from './weekdays'

/** What staff write of one day: a line of «Turnos y feriados», or of a store's special hours. */
export interface DayText {
  /** 'AAAA-MM-DD', or 'MM-DD' when it holds in every year. */
  day: string
  text: string
  /** The whole line that says so. */
  line: string
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

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const WEEKDAY = `(?:${Object.values(WEEKDAY_NAMES).join('|')}|miercoles|sabado)`
/** 'Diciembre 2026', 'diciembre de 2026:' */
const HEADING = new RegExp(`^(${MONTHS.join('|')}|setiembre)\\s+(?:de\\s+)?(\\d{4})\\s*:?$`, 'i')
const DATE = '(\\d{1,2})(?:[/.-](\\d{1,2})(?:[/.-](\\d{4}|\\d{2})(?!\\d))?)?'
/** '3/12/2026 = …', 'martes 3: …', '3 al 5 = …' */
const DAY_LINE = new RegExp(
  `^(?:${WEEKDAY},?\\s+)?${DATE}(?:\\s+al?\\s+(\\d{1,2})(?![\\d:.]))?\\s*(?:[=:]|\\s-|\\s)\\s*([^=:\\s].*)$`,
  'i',
)
const ROTATION_LINE = new RegExp(`^desde\\s+(?:el\\s+)?${DATE}\\s*[=:]\\s*(.+)$`, 'i')

interface Month {
  month: number
  year: number
}

const two = (number: number) => String(number).padStart(2, '0')

/** 'AAAA-MM-DD' or, without a year, 'MM-DD'; null when the calendar has no such day. */
function dayOf(day: number, month: number, year: number | null): string | null {
  // Of a day of every year, the 29th of February is one.
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || day === 0) return null
  const name = `${two(month)}-${two(day)}`
  return year === null ? name : `${year}-${name}`
}

interface WrittenDate {
  day: number
  month: number
  year: number | null
}

function readDate(
  [, day, month, year]: RegExpExecArray,
  heading: Month | null,
): WrittenDate | null {
  if (month === undefined) return heading && { day: Number(day), ...heading }
  const own = year?.length === 2 ? 2000 + Number(year) : Number(year)
  const inYear = year === undefined ? (heading?.year ?? null) : own
  return { day: Number(day), month: Number(month), year: inYear }
}

const NO_MONTH =
  'no dice el mes: escribí 3/12/2026, o una línea con el mes y el año («Diciembre 2026») arriba'
const NO_DAY = 'nombra un día que no existe'

function readDayLine(line: string, heading: Month | null): DayText[] | string {
  const match = DAY_LINE.exec(line)
  if (!match) return 'no se entiende: escribí la fecha, un signo igual y el texto'
  const [, , , , last, text = ''] = match
  const date = readDate(match, heading)
  if (date === null) return NO_MONTH
  const until = last === undefined ? date.day : Number(last)
  if (until < date.day) return 'termina antes de empezar'
  const days: DayText[] = []
  for (let day = date.day; day <= until; day += 1) {
    const name = dayOf(day, date.month, date.year)
    if (name === null) return NO_DAY
    days.push({ day: name, text: text.trim(), line })
  }
  return days
}

function readRotation(match: RegExpExecArray, heading: Month | null): Rotation | string {
  const [line] = match
  const date = readDate(match, heading)
  if (date === null) return NO_MONTH
  if (date.year === null) return 'no dice el año'
  const since = dayOf(date.day, date.month, date.year)
  if (since === null) return NO_DAY
  const names = namesIn(match[4] ?? '')
  const isRight = names.length > 0 && names.every(({ length }) => length <= NAME_LENGTH)
  return isRight ? { since, names, line } : 'no dice quiénes se turnan, separados por comas'
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
 * Rows of a spreadsheet are such lines as well. Empty lines are nothing; a line of any other form, and one that says of a day something else than
 * a line before it, are `wrong`.
 */
export function readCalendar(text: string): CalendarText {
  const read: CalendarText = { days: [], rotations: [], wrong: [] }
  const known = new Map<string, string>()
  for (const { line, found } of linesOf(text)) {
    if (found === null) continue
    if (typeof found === 'string') read.wrong.push({ line, why: found })
    else if (!Array.isArray(found)) read.rotations.push(found)
    else if (found.some((one) => (known.get(one.day) ?? one.text) !== one.text)) {
      read.wrong.push({ line, why: 'repite un día que ya está: dejá uno solo' })
    } else {
      read.days.push(...found.filter(({ day }) => !known.has(day)))
      for (const one of found) known.set(one.day, one.text)
    }
  }
  return read
}

export interface CalendarLine {
  line: string
  /** Its days, its rotation, or what is wrong with it; null of a heading and of an empty line. */
  found: DayText[] | Rotation | string | null
}

/** The lines of such a text by themselves, as many as it has. */
export function linesOf(text: string): CalendarLine[] {
  let heading: Month | null = null
  return text.split(/\r?\n/).map((written) => {
    const line = written.trim()
    const plain = datedLine(line)
    const month = HEADING.exec(plain)
    if (month) heading = monthOf(month)
    if (plain === '' || month) return { line, found: null }
    const found = readLine(plain, heading)
    return { line, found: Array.isArray(found) ? found.map((day) => ({ ...day, line })) : found }
  })
}

/** A line that is no heading: its days, its rotation, or what is wrong with it. */
function readLine(line: string, heading: Month | null): DayText[] | Rotation | string {
  const rotation = ROTATION_LINE.exec(line)
  if (rotation) return readRotation(rotation, heading)
  return line.length > NAME_LENGTH ? 'es demasiado larga' : readDayLine(line, heading)
}

/** The same without rotations, which are wrong here: holidays, hours of certain dates. */
export function readDays(text: string): Omit<CalendarText, 'rotations'> {
  const { days, rotations, wrong } = readCalendar(text)
  const turns = rotations.map(({ line }) => ({ line, why: 'empieza con «desde», que acá no va' }))
  return { days, wrong: [...wrong, ...turns] }
}

function monthOf([, name = '', year]: RegExpExecArray): Month {
  const called = name.toLowerCase() === 'setiembre' ? 'septiembre' : name.toLowerCase()
  return { month: MONTHS.indexOf(called) + 1, year: Number(year) }
}

const WHOLE_DAY = /^(?:abierto\s+)?(?:las\s+)?24\s*(?:hs?\.?|horas)$/i

/**
 * The hours of one day as staff write them: '9 a 13 y 17 a 21', 'cerrado', '24 hs', or a text. Null
 * when it has numbers that are no hours.
 */
export function readDayHours(text: string): DayHoursRecord | null {
  const written = text.trim()
  if (/^cerrad[oa]s?$/i.test(written)) return CLOSED
  if (WHOLE_DAY.test(written)) return ['00:00 - 23:59']
  const ranges = written.split(/\s+y\s+|[,;|]/).map(rangeRecord)
  if (ranges.every((range) => range !== null)) return ranges
  return /\d/.test(written) ? null : written
}

function rangeRecord(text: string): string | null {
  const range = readRange(text)
  return range === null || range === 'impossible' ? null : `${range.opens} - ${range.closes}`
}

export interface SpecialHoursText {
  /** Day as in `DayText` → its hours. */
  hours: Record<string, DayHoursRecord>
  wrong: WrongLine[]
}

/** A store's hours on certain dates: '24/12/2026 = 9 a 13', '25/12 = cerrado'. */
export function readSpecialHours(text: string): SpecialHoursText {
  const { days, wrong } = readDays(text)
  const hours: Record<string, DayHoursRecord> = {}
  const without = new Set<string>()
  for (const { day, text: written, line } of days) {
    const read = readDayHours(written)
    if (read === null) without.add(line)
    else hours[day] = read
  }
  const why = 'no dice un horario: escribí 9 a 13 y 17 a 21, cerrado, o 24 hs'
  return { hours, wrong: [...wrong, ...[...without].map((line) => ({ line, why }))] }
}
