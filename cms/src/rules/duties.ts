import {
  linesOf,
  namesIn,
  readCalendar,
  type CalendarText,
  type DayText,
  type Rotation,
  type WrongLine,
} from './calendar'
import { datedLine } from './dated-cells'
import { withoutMarks } from './pasted-marks'
import { slug } from './slug'
import { readYearlessHeading } from './written-days'
import { DAY_MS } from './durations'

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Names of a day: its own line, of that year before that of every year, or whose turn it is. */
export function namesOn(day: string, { days, rotations }: CalendarText): readonly string[] {
  const own = days.find((one) => one.day === day) ?? days.find((one) => one.day === day.slice(5))
  if (own) return namesIn(own.text)
  const turns = rotations
    .filter(({ since }) => since <= day)
    .reduce<Rotation | null>((last, one) => (last && last.since > one.since ? last : one), null)
  if (!turns) return []
  const name = turns.names[daysBetween(turns.since, day) % turns.names.length]
  return name === undefined ? [] : [name]
}

const dateOf = (day: string): string => day.split('-').map(Number).reverse().join('/')

const lineOf = (day: string, text: string): string => `${dateOf(day)} = ${text}`

/**
 * The text with a line of its own for a day, 'AAAA-MM-DD', that says `names`. Of a line of several days
 * the others get lines of their own; without names the day has none, and a rotation counts again.
 */
export function withDuty(text: string, day: string, names: readonly string[]): string {
  const own = names.length > 0 ? [lineOf(day, names.join(', '))] : []
  let isTold = false
  const lines = text.split(/\r?\n/).flatMap((written, at) => {
    const found = linesOf(text)[at]?.found
    if (!Array.isArray(found) || !found.some((one) => one.day === day)) return [written]
    const kept = found.flatMap((one) => {
      if (one.day !== day) return [lineOf(one.day, one.text)]
      return isTold ? [] : own
    })
    isTold = true
    return kept
  })
  return [...lines, ...(isTold ? [] : own)].join('\n').replace(/^\n+/, '')
}

/** The text where a pharmacy is called otherwise, or by several names, wherever it stands in it. */
export function withNameChanged(text: string, from: string, to: string): string {
  const wanted = slug(from)
  return withNames(text, (names) =>
    names
      .split(/([,;])/)
      .map((piece) => (slug(piece) === wanted ? piece.replace(piece.trim(), () => to) : piece))
      .join(''),
  )
}

/** The text without a name wherever it stands behind another one. */
export function withoutName(text: string, name: string): string {
  const unwanted = slug(name)
  return withNames(text, (names) =>
    names.replace(/[,;]([^,;]*)/g, (piece, own: string) => (slug(own) === unwanted ? '' : piece)),
  )
}

/** The text with the names of each of its lines changed. */
function withNames(text: string, change: (names: string) => string): string {
  const found = linesOf(text)
  return text
    .split(/\r?\n/)
    .map((written, at) => {
      const line = found[at]?.found ?? null
      if (line === null || typeof line === 'string') return written
      const plain = withoutMarks(written).trimEnd()
      const names = Array.isArray(line) ? (line[0]?.text ?? '') : namesOfTurn(plain)
      if (Array.isArray(line) && !isAtEnd(line, plain)) {
        const changed = line.map((one) => ({ ...one, text: change(one.text) }))
        const isSame = changed.every(({ text: after }, index) => after === line[index]?.text)
        return isSame ? written : changed.map((one) => lineOf(one.day, one.text)).join('\n')
      }
      const changed = change(names)
      return changed === names ? written : plain.slice(0, plain.length - names.length) + changed
    })
    .join('\n')
}

/**
 * Whether the names of a line stand at its end, for all of its days: of a row of a spreadsheet there
 * may be quotes and empty cells behind them, and each of several dates may have its own.
 */
const isAtEnd = (days: readonly DayText[], written: string): boolean =>
  days.every(({ text }) => text === days[0]?.text && written.endsWith(text))

const namesOfTurn = (line: string): string =>
  line.slice(/[=:]\s*/.exec(line)?.index).replace(/^[=:]\s*/, '')

/** A day of a month with who is on duty. */
export interface DutyDay {
  /** 'AAAA-MM-DD' */
  day: string
  names: readonly string[]
}

/** All days of a month, 'AAAA-MM'. */
export function dutiesOfMonth(text: string, month: string): DutyDay[] {
  const read = readCalendar(text)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`
    return { day, names: [...new Set(namesOn(day, read))] }
  })
}

/** A list may begin with the newest of its months, which go down. */
const MOST_DAYS_BACK = 62
const YEAR_DAYS = 366

/**
 * Lines of a day that lies far before what stands above them, or in a text of which all is long over:
 * '4/12/20' and '4/5' among those of December 2026. Nobody would miss them in the months that are shown.
 */
export function linesFarBack(text: string, today: string): WrongLine[] {
  const lines = linesOf(text).map(({ found, ...line }) => ({
    ...line,
    days: Array.isArray(found) ? found.filter(({ day }) => day.length > 'MM-DD'.length) : [],
  }))
  const all = lines.flatMap(({ days }) => days)
  let above = all.every(({ day }) => daysBetween(day, today) > YEAR_DAYS) ? today : null
  return lines.flatMap(({ line, days, month }) => {
    if (month) above = `${month.year}-${String(month.month).padStart(2, '0')}-01`
    const [first] = days
    if (!first) return []
    if (above !== null && daysBetween(first.day, above) > MOST_DAYS_BACK) {
      const why = `se lee como el ${dateOf(first.day)}, que quedó muy atrás: corregí la fecha`
      return [{ line, why }]
    }
    above = days.at(-1)?.day ?? first.day
    return []
  })
}

/** The year of the next month of that number; of this month it is this one. */
function yearOfNext(month: number, today: string): number {
  const [year = 0, now = 1] = today.split('-').map(Number)
  return month < now ? year + 1 : year
}

/** A text whose months have their years. */
export interface WithYears {
  text: string
  /** The lines that were given one: 'Diciembre 2026'. */
  headings: string[]
}

/**
 * The text with a year behind each month that stands above days without one, which is the next month
 * of that name, or this one. Null when none is missing. The text itself never means that: it would say
 * something else in another year.
 */
export function withYears(text: string, today: string): WithYears | null {
  const headings: string[] = []
  const lines = text.split(/\r?\n/).map((written) => {
    const line = datedLine(withoutMarks(written).trim())
    const month = readYearlessHeading(line)
    if (month === null) return written
    const heading = `${line.replace(/\s*:$/, '')} ${yearOfNext(month, today)}`
    headings.push(heading)
    return heading
  })
  return headings.length > 0 ? { text: lines.join('\n'), headings } : null
}

/** As many feasts may have a duty of every year in one month; what has more is the list of a month. */
const MOST_FEASTS = 2

/**
 * Numbers of the months of which a text is a list without their year; of a text of nothing but such
 * days it is one of all of them, however short.
 */
export function yearlessMonths({ days, rotations }: CalendarText): number[] {
  const yearly = days.filter(({ day }) => day.length === 'MM-DD'.length)
  const counts = new Map<number, number>()
  for (const { day } of yearly) {
    const month = Number(day.slice(0, 2))
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  const lists = [...counts].flatMap(([month, count]) => (count > MOST_FEASTS ? [month] : []))
  const isAll = yearly.length === days.length && rotations.length === 0
  return isAll && lists.length === 0 ? [...counts.keys()] : lists
}

/**
 * The month that a text was last written for, from `today` on; without one today's. A list without a
 * year is of the next such month.
 */
export function monthToShow(text: string, today: string): string {
  const now = today.slice(0, 7)
  const read = readCalendar(text)
  const named = read.days.flatMap(({ day }) => (day.length > 5 ? [day.slice(0, 7)] : []))
  const meant = yearlessMonths(read).map(
    (month) => `${yearOfNext(month, today)}-${String(month).padStart(2, '0')}`,
  )
  return [...named, ...meant].reduce((last, one) => (one > last ? one : last), now)
}
