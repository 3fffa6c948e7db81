import { isDetail } from './place-details'
import { WEEKDAY_NAMES } from './weekdays'
import { MONTH } from './written-days'

const WEEKDAYS = new Set([...Object.values(WEEKDAY_NAMES), 'miercoles', 'sabado'])
const isWeekday = (cell: string) => WEEKDAYS.has(cell.toLowerCase())

/** '1/12/2026', '1', 'martes 1/12/26', '01/12/2026 00:00:00' */
const DATE_CELL =
  /^(?:\p{L}+,? +)?(\d{1,2}(?:[/.-]\d{1,2}(?:[/.-](?:\d{4}|\d{2}))?)?(?: al? \d{1,2})?)(?: 0?0:00(?::00)?)?$/u
const ISO_CELL = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?.*)?$/
/** '01-dic', '1 dic. 2026' */
const NAMED_CELL = new RegExp(`^\\d{1,2}[- ]${MONTH}\\.?(?:[- ](?:\\d{4}|\\d{2}))?$`, 'i')
const ONE_OF_SEVERAL = `(?:(?:${[...WEEKDAYS].join('|')}) )?\\d[\\d/.-]*`
/** '4, 5 y 6 Farmacia Ceibo', 'sábado 5, domingo 6: Farmacia Ceibo' */
const SEVERAL_DAYS = new RegExp(
  `^${ONE_OF_SEVERAL}(?:, ?${ONE_OF_SEVERAL})*(?:, ?| y )${ONE_OF_SEVERAL} ?(?:,| y |[=:])`,
  'i',
)
/** The title of the column with the dates. */
const DATE_TITLE = /^(?:fechas?|d[ií]as?)$/i

const wordBefore = (cell: string) => /^\p{L}+/u.exec(cell)?.[0]

function dateOf(cell: string): string | null {
  const iso = ISO_CELL.exec(cell)
  if (iso) return `${Number(iso[3])}/${Number(iso[2])}/${iso[1]}`
  if (NAMED_CELL.test(cell)) return cell
  const word = wordBefore(cell)
  return word === undefined || isWeekday(word) ? (DATE_CELL.exec(cell)?.[1] ?? null) : null
}

/** The cells of a row of a spreadsheet or CSV, parted by the first of «;», tab and «,» in it. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let delimiter: string | null = null
  let isQuoted = false
  for (const character of line) {
    const isDelimiter = delimiter === null ? ';\t,'.includes(character) : character === delimiter
    // Of a quote that is written twice one is left.
    if (character === '"') isQuoted = !isQuoted
    if (isDelimiter && !isQuoted) {
      delimiter = character
      cells.push('')
    } else cells[cells.length - 1] += character
  }
  return cells.map(withoutQuotes).filter(Boolean)
}

const withoutQuotes = (cell: string): string => {
  const text = cell.trim()
  return (/^"(.*)"$/.exec(text)?.[1]?.replace(/""/g, '"') ?? text).trim()
}

/** Of a house or a telephone. */
const LONG_NUMBER = /\d{3}/
/** '1700 a 2100' */
const HOURS = /\d (?:al?|hasta) \d/i

/** Whether a cell behind that of the pharmacy is a column of its address or telephone. */
const isOfPlace = (cell: string): boolean =>
  dateOf(cell) === null &&
  isDetail(cell) &&
  !HOURS.test(cell) &&
  (LONG_NUMBER.test(cell) || !/\d/.test(cell))

interface Row {
  /** The row as staff would write it. */
  line: string
  /** The day of the week that it tells beside its date. */
  weekday?: string | undefined
}

function readRow(line: string): Row {
  if (!/[;\t,"]/.test(line) || SEVERAL_DAYS.test(line)) return { line }
  const cells = cellsOf(line)
  const [first, ...others] = cells.filter((cell) => !isWeekday(cell))
  if (first === undefined) return { line: cells.length === 0 ? '' : line }
  // A month above the days, in a sheet that has more columns; or a line in quotes.
  if (others.length === 0) return { line: first.includes('=') ? line : first }
  const date = dateOf(first)
  if (date === null) return { line: DATE_TITLE.test(first) && !/\d/.test(line) ? '' : line }
  const weekday = wordBefore(first) ?? cells.find(isWeekday)
  const said = others.filter((cell, at) => at === 0 || !isOfPlace(cell))
  return { line: `${date} = ${said.join(', ')}`, weekday }
}

/**
 * A row of a spreadsheet or CSV as staff would write it: '1/12/2026;martes;"Farmacia Ceibo"' →
 * '1/12/2026 = Farmacia Ceibo'. Of titles ('Fecha;Farmacia') and of empty cells nothing is left; a
 * line that is no such row is as it was.
 */
export const datedLine = (line: string): string => readRow(line).line

/** The same with the day of the week that it tells: 'martes 1/12/2026 = Farmacia Ceibo'. */
export function datedLineWithWeekday(written: string): string {
  const { line, weekday } = readRow(written)
  return weekday === undefined ? line : `${weekday} ${line}`
}
