import { parse, type Options } from 'csv-parse/browser/esm/sync'
import { SHEET_ROWS } from '../../../rules/limits'
import { findHeaderRow, readHeaders } from '../../../rules/sheet/headers'
import { withoutMark } from '../../../rules/sheet/inert'
import type { FileRow } from '../../../rules/sheet/sheet-rows'
import { SheetError } from './sheet-error'

const DELIMITERS = [';', ',', '\t'] as const

/** Enough to see the titles, which may stand below a heading. */
const FIRST_ROWS = 20
const FIRST_CHARACTERS = 200_000

const OPTIONS = {
  relax_column_count: true,
  // «Bar "El 10"» is a name, whoever wrote it without doubling the quotes.
  relax_quotes: true,
  skip_empty_lines: false,
} satisfies Options

const records = (text: string, delimiter: string, to?: number): string[][] =>
  parse(text, { ...OPTIONS, delimiter, ...(to === undefined ? {} : { to }) }) as string[][]

/** How many titles of columns a delimiter parts the first rows into. */
function titlesWith(text: string, delimiter: string): number {
  try {
    const rows = records(text, delimiter, FIRST_ROWS)
    const titles = rows[findHeaderRow(rows)] ?? []
    return readHeaders(titles).keys.filter((key) => key !== null).length
  } catch {
    return 0
  }
}

function delimiterOf(text: string): string {
  const first = text.slice(0, FIRST_CHARACTERS)
  const counts = DELIMITERS.map((delimiter) => titlesWith(first, delimiter))
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}

function failureOf(error: unknown): SheetError {
  const { lines } = (error ?? {}) as { lines?: number }
  const place = lines === undefined ? '' : ` cerca de la línea ${lines}`
  return new SheetError(
    `El archivo CSV está mal armado${place}: hay comillas sin cerrar. Abrilo en Excel y guardalo como .xlsx.`,
  )
}

/**
 * Rows of a CSV that is parted by semicolons, commas or tabs, whichever parts its titles. The marks
 * against formulas that the export puts are taken away. Throws a SheetError.
 */
export function readCsv(text: string): FileRow[] {
  let rows: string[][]
  try {
    rows = records(text, delimiterOf(text), SHEET_ROWS + 2 * FIRST_ROWS)
  } catch (error) {
    throw failureOf(error)
  }
  return rows.map((cells, at) => ({ row: at + 1, cells: cells.map(withoutMark) }))
}
