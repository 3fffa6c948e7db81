import { foldText } from './slug'
import { WEEKDAYS, type Weekday } from './weekdays'
import { DAY_MS } from './durations'

/** A month above the days of a list. */
export interface Month {
  month: number
  year: number
}

/** 'AAAA-MM-DD', or 'MM-DD' when it holds in every year. */
type Day = string

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
/** 'mar' is a Tuesday as well. */
const SHORT_MONTHS = MONTHS.map((name) => (name === 'marzo' ? name : name.slice(0, 3)))
export const MONTH = `(?:${MONTHS.join('|')}|setiembre|set|${SHORT_MONTHS.join('|')})`
const WEEKDAY = `(?:${WEEKDAYS.join('|')}|miercoles|sabado|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)`

/** What stands around the month above a list. */
const TITLE =
  '(?:turnos?|farmacias?|guardias?|feriados?|listado|lista|cronograma|mes|goya|de|del|en|las|los|[-–:·])'
/** 'Diciembre 2026', 'diciembre de 2026:', 'Turnos de farmacias DICIEMBRE 2026', 'Mes: Diciembre', 'Dic-26' */
const HEADING = new RegExp(
  `^(?:${TITLE}:?\\s+)*(?<month>${MONTH})\\.?(?:(?:\\s+(?:del?\\s+)?(?=\\d{4})|\\s*[-/]\\s*|\\s+['’])(?<year>\\d{4}|\\d{2}))?\\s*[.:]?$`,
  'i',
)

const SIGNED =
  '(?<day>\\d{1,2})(?<sign>[/.-])(?<month>\\d{1,2})(?:[/.-](?<year>\\d{4}|\\d{2}))?(?!\\d)'
const NAMED =
  `(?<namedDay>\\d{1,2})\\s+(?<of>de\\s+)?(?<name>${MONTH})\\b\\.?` +
  '(?:(?:\\s+(?:del?\\s+)?(?=\\d{4})|[-/])(?<namedYear>\\d{4}|\\d{2})(?!\\d))?'
/** Of an hour it is none. */
const BARE = '(?<bareDay>\\d{1,2})(?!\\d|[:.]\\d)'
const BEFORE = `^(?:el\\s+)?(?:(?<weekday>${WEEKDAY})\\.?,?\\s+)?`
/** '3', 'martes 3/12', '3/12/2026', '3 de diciembre de 2026', '31 dic' */
const DATE = new RegExp(`${BEFORE}(?:${SIGNED}|${NAMED}|${BARE})`, 'i')
const ONLY_DAY = new RegExp(`${BEFORE}(?<bareDay>\\d{1,2})`, 'i')
/** The day behind: '28 lun / 29 mar', '28 lun al 30 mié' */
const ANOTHER = '(?:\\s*[,/]\\s*|\\s+(?:y|al?)\\s+)\\d'
/** '3/12/2026 Jueves Farmacia Ceibo', '3 (jueves): Ceibo'; 'Domingo Savio' is a name. */
const WEEKDAY_BEHIND = new RegExp(
  `^(?:,?\\s+(?:[-–]\\s+)?)(?:\\((?<inside>${WEEKDAY})\\)|(?<weekday>${WEEKDAY})\\.?(?=\\s*[:=]|\\s+[-–]|\\s+f(?:arm|cia)|${ANOTHER}))`,
  'i',
)
const FROM = /^(?:(?:semana\s+)?(?:del|desde)|(?:los\s+)?d[ií]as?)\s+/i
const TO = /^\s+(?:al?|hasta)\s+/i
const AND = /^(?:\s*,\s*(?:y\s+)?|\s+y\s+|\s*\/\s*)/i
/** '4-12-20', '6 - 14 - 22': days below a month, if they are not a date of it. */
const DASHED_DAYS =
  /^(?<day>\d{1,2})(?:(?:\s*[-–—]\s*|\s+\/\s+)\d{1,2}){2,}(?!\d|[-–—/.:]\d|\s*[-–—]\s*\d)/
const DASHED_DATE = /^\d{1,2}-(?<month>\d{1,2})-(?<year>\d{2})(?!\s*[-–—]?\d)/
/** '6 - 14 Ceibo': from the 6th on, or these two; '6 - 9 de Julio' is a name. */
const TWO_DASHED = /^\s*[-–—]\s*\d{1,2}\s+(?!(?:de|hs?|horas)\b)\p{L}/iu
/** What stands between the days and what is said of them. */
const TEXT = /^\s*([=:]|\s[-–—]|\s)\s*([^=:\s].*)$/
/** Days that were not understood, and no text. */
const MORE_DAYS = new RegExp(`^(?:(?:al?|hasta|y)\\s+(?:el\\s+)?\\d|de\\s+${MONTH}\\b)`, 'i')
const MOST_DAYS = 100

/** Of a line that is none of days and a text. */
export const NOT_READ = 'no se entiende: escribí la fecha, un signo igual y el texto'
/** Of a line of days alone, most often the title of a list. */
export const ONLY_DAYS =
  'no dice qué pasa esos días. Si es el título de la lista, escribí el mes y el año: «Diciembre 2026»'
const NO_MONTH =
  'no dice el mes: escribí 3/12/2026, o una línea con el mes y el año («Diciembre 2026») arriba'
/** Of a line whose dates could not be parted from each other. */
export const TWO_DATES = 'tiene dos fechas: poné una por renglón'
/** Of the month above a list. */
export const NO_YEAR = 'no dice el año: escribilo al lado del mes, como en «Diciembre 2026»'
const NO_DAY = 'nombra un día que no existe'
const TOO_LONG = `dura más de ${MOST_DAYS} días: fijate las fechas`
const TWO_WAYS = 'se entiende de dos maneras: escribí «4 al 5», «4 y 5», o la fecha con barras'

interface WrittenDate {
  day: number
  month: number | null
  year: number | null
  weekday: Weekday | null
  form: '/' | '.' | '-' | 'named' | 'bare'
}

interface Span {
  from: WrittenDate
  to: WrittenDate | null
}

function monthNumber(name: string): number {
  const short = name.toLowerCase().slice(0, 3)
  return 1 + MONTHS.findIndex((month) => month.startsWith(short === 'set' ? 'sep' : short))
}

/** 'Mié' → 'miércoles' */
function weekdayOf(name: string | undefined): Weekday | null {
  if (name === undefined) return null
  const short = foldText(name).slice(0, 3)
  return WEEKDAYS.find((weekday) => foldText(weekday).startsWith(short)) ?? null
}

const yearNumber = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0)

/** The date that a text begins with, and what is left of it. */
function takeDate(text: string, heading: Month | null): { date: WrittenDate; rest: string } | null {
  let match = DATE.exec(text)
  const { name, of } = match?.groups ?? {}
  // '4 Julio Roca' below «Diciembre 2026» is no month.
  const isName = name !== undefined && of === undefined && heading !== null
  if (isName && monthNumber(name) !== heading.month) match = ONLY_DAY.exec(text)
  if (!match?.groups) return null
  const { weekday, day, sign, month, namedDay, bareDay } = match.groups
  const year = match.groups.year ?? match.groups.namedYear
  const rest = text.slice(match[0].length)
  const behind = WEEKDAY_BEHIND.exec(rest)
  const date = {
    day: Number(day ?? namedDay ?? bareDay),
    month: monthOf(month, bareDay === undefined ? name : undefined),
    year: year === undefined ? null : yearNumber(year),
    weekday: weekdayOf(weekday ?? behind?.groups?.weekday ?? behind?.groups?.inside),
    form: formOf(sign, bareDay === undefined),
  }
  return { date, rest: rest.slice(behind?.[0].length ?? 0) }
}

function formOf(sign: string | undefined, isNamed: boolean): WrittenDate['form'] {
  if (sign === '/' || sign === '.' || sign === '-') return sign
  return isNamed ? 'named' : 'bare'
}

function monthOf(number: string | undefined, name: string | undefined): number | null {
  if (number !== undefined) return Number(number)
  return name === undefined ? null : monthNumber(name)
}

/** '6 - 14 - 22 Ceibo' below a month → '6 , 14 , 22 Ceibo', as long as before. */
function withCommas(text: string, heading: Month | null): string {
  const { month, year } = DASHED_DATE.exec(text)?.groups ?? {}
  const isOfMonth = Number(month) === heading?.month && yearNumber(year ?? '') === heading.year
  if (!heading || isOfMonth) return text
  const days = DASHED_DAYS.exec(text)?.[0]
  const numbers = days?.match(/\d+/g)?.map(Number) ?? []
  const isInOrder = numbers.every((day, at) => at === 0 || day > (numbers[at - 1] ?? 0))
  if (days === undefined || !isInOrder) return text
  return days.replace(/[-–—/]/g, ',') + text.slice(days.length)
}

/** '3', '3 al 5', '4, 5 y 6', '28/12/2026 al 10/1/2027', and what is left of the text. */
function takeSpans(text: string, heading: Month | null): { spans: Span[]; rest: string } | null {
  const spans: Span[] = []
  let rest = withCommas(text.replace(FROM, ''), heading)
  for (;;) {
    const from = takeDate(rest, heading)
    if (!from) return null
    rest = from.rest
    const until = TO.exec(rest)
    const to = until && takeDate(rest.slice(until[0].length), heading)
    spans.push({ from: from.date, to: to?.date ?? null })
    if (to) rest = to.rest
    const and = AND.exec(rest)
    if (!and || !takeDate(rest.slice(and[0].length), heading)) return { spans, rest }
    rest = rest.slice(and[0].length)
  }
}

/** What stands behind the days that a line begins with; null when it begins with none. */
export const restBehindDays = (line: string, heading: Month | null): string | null =>
  takeSpans(line, heading)?.rest ?? null

/** '2: Del Puente' */
const HAS_SIGN = /^\s*[:=]\s*\S/
/** '7/12 Del Puente', '7/12, Del Puente'; of 'lunes 8 hs' it is an hour. */
const HAS_NAME = /^(?:,\s*|\s+(?:[-–]\s+)?)(?!(?:hs?|horas)\b)\p{L}/iu

/**
 * Whether a text from the inside of a line begins with days of its own and says something of them:
 * '2: Del Puente', 'miércoles 2 Del Puente', '7/12 Del Puente' in a line that begins with '6/12'. What
 * may be a name, as '9 de Julio', does not.
 */
export function beginsWithOtherDays(text: string, line: string, heading: Month | null): boolean {
  const { spans: [own] = [] } = takeSpans(line, heading) ?? {}
  const { spans: [other] = [], rest = '' } = takeSpans(text, heading) ?? {}
  if (!own || !other) return false
  const { form, weekday } = other.from
  const isLikeOwn = form === own.from.form
  if (HAS_SIGN.test(rest)) return weekday !== null || form !== 'named' || isLikeOwn
  return HAS_NAME.test(rest) && (weekday !== null || (form === '/' && isLikeOwn))
}

/** Where days may begin in a sentence. */
const DAYS_BEGIN = new RegExp(`(?<![^\\s(])(?=(?:(?:del|desde)\\s+)?${BEFORE.slice(1)}\\d)`, 'gi')

/** Where a sentence names days with their month: 'Cerramos del 22/12 al 5/1' → those of 'del 22/12 al 5/1'. */
export function findWrittenDays(sentence: string): { start: number; end: number } | null {
  for (const { index: start } of sentence.matchAll(DAYS_BEGIN)) {
    const taken = takeSpans(sentence.slice(start), null)
    const last = taken?.spans.at(-1)
    const month = last && (last.to ?? last.from).month
    if (taken && month) return { start, end: sentence.length - taken.rest.length }
  }
  return null
}

/** The day in milliseconds; null when the calendar has none. Of a day of every year, the 29th of February is one. */
function timeOf({ day, month, year }: { day: number; month: number; year: number | null }) {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day))
  const isThere = day > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere ? date.getTime() : null
}

/**
 * What a date does not say comes from what is written after it, then from the heading. Dates go on:
 * '28/12 al 10/1/2027' begins the year before.
 */
function complete(date: WrittenDate, after: readonly WrittenDate[], heading: Month | null) {
  const month = [date, ...after].find((one) => one.month !== null)?.month ?? heading?.month
  if (month === undefined) return null
  const next = after.find(({ year }) => year !== null)
  const year = next?.year ?? heading?.year ?? null
  const isBefore = (next?.month ?? month) < month
  return { day: date.day, month, year: date.year ?? (year !== null && isBefore ? year - 1 : year) }
}

/** '4-5': the fourth of May, or two days. */
const isDashed = ({ form, year }: WrittenDate) => form === '-' && year === null

function daysOfSpan(
  { from, to }: Span,
  after: readonly WrittenDate[],
  heading: Month | null,
): Day[] | string {
  const dashed = [from, to].some((date) => date && isDashed(date) && date.month !== heading?.month)
  if (heading && dashed) return TWO_WAYS
  const first = complete(from, to ? [to, ...after] : after, heading)
  if (first === null) return NO_MONTH
  const last = { ...first }
  if (to) {
    last.day = to.day
    last.month = to.month ?? first.month
    // '28/12/2026 al 10/1' ends the year after.
    last.year = to.year ?? (first.year ?? 2000) + (last.month < first.month ? 1 : 0)
  }
  const [begin, end] = [timeOf(first), timeOf(last)]
  if (begin === null || end === null) return NO_DAY
  if (end < begin) return 'termina antes de empezar'
  const count = 1 + (end - begin) / DAY_MS
  if (count > MOST_DAYS) return TOO_LONG
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(begin + at * DAY_MS).toISOString().slice(0, 10)
    return first.year === null ? day.slice('AAAA-'.length) : day
  })
}

/** What is doubtful about a day with its year of which a text tells the day of the week. */
function weekdayDoubt(weekday: Weekday | null, day: Day): string | null {
  const [year, month, date] = day.split('-').map(Number)
  const own = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  const isOther = day.length > 'MM-DD'.length && weekday !== null && weekday !== own
  return isOther ? `dice ${weekday} y el ${date}/${month}/${year} es ${own}` : null
}

/** The days of a line, and what it says of them. */
interface WrittenDays {
  days: Day[]
  text: string
  /** Those among them that stand between two others: '4 al 6'. */
  ofSpans: ReadonlySet<Day>
  /** Day → what is doubtful about it, as the end of a sentence. */
  doubts: ReadonlyMap<Day, string>
}

/**
 * The days that a line begins with and what it says of them: '25/12 = Navidad', 'martes 3: Ceibo',
 * '4, 5 y 6 Ceibo', 'del 28/12/2026 al 10/1/2027 = cerrado', '8 de diciembre = Inmaculada'. Or what
 * is wrong with it, as the end of a sentence.
 */
export function readWrittenDays(line: string, heading: Month | null): WrittenDays | string {
  const taken = takeSpans(line, heading)
  if (taken && /^\s*:?\s*$/.test(taken.rest)) return ONLY_DAYS
  if (taken && heading && TWO_DASHED.test(taken.rest)) return TWO_WAYS
  const [, sign, said = ''] = (taken && TEXT.exec(taken.rest)) ?? []
  const isUnread = MORE_DAYS.test(said) || (sign !== '=' && said.includes('='))
  if (!taken || said === '' || isUnread) return NOT_READ
  const dates = taken.spans.flatMap(({ from, to }) => (to ? [from, to] : [from]))
  const days: Day[] = []
  const ofSpans = new Set<Day>()
  const doubts = new Map<Day, string>()
  for (const span of taken.spans) {
    const after = dates.slice(1 + dates.indexOf(span.to ?? span.from))
    const found = daysOfSpan(span, after, heading)
    if (typeof found === 'string') return found
    days.push(...found)
    if (span.to) for (const day of found) ofSpans.add(day)
    for (const [date, day] of [
      [span.from, found[0]],
      [span.to, found.at(-1)],
    ] as const) {
      const doubt = date && day && weekdayDoubt(date.weekday, day)
      if (doubt) doubts.set(day, doubt)
    }
  }
  return { days, text: said.trim(), ofSpans, doubts }
}

/** The one day that a text is, with its year; or what is wrong with it. */
export function readOneDay(text: string, heading: Month | null): { day: Day } | string {
  const taken = takeDate(text, heading)
  const whole = taken && complete(taken.date, [], heading)
  if (!taken || taken.rest.trim() !== '' || !whole) return NO_MONTH
  if (whole.year === null) return 'no dice el año'
  const time = timeOf(whole)
  return time === null ? NO_DAY : { day: new Date(time).toISOString().slice(0, 10) }
}

/** The month that a line above days names with its year; null of any other line. */
export function readHeading(line: string): Month | null {
  const { month, year } = HEADING.exec(line)?.groups ?? {}
  return month === undefined || year === undefined
    ? null
    : { month: monthNumber(month), year: yearNumber(year) }
}

/** The number of the month that a line above days names without a year; null of any other line. */
export function readYearlessHeading(line: string): number | null {
  const { month, year } = HEADING.exec(line)?.groups ?? {}
  return month === undefined || year !== undefined ? null : monthNumber(month)
}
