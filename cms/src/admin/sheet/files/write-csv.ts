import { stringify } from 'csv-stringify/browser/esm/sync'
import { CSV_DIALECT } from '../../../rules/sheet/csv-dialect'
import { guardMark } from '../../../rules/sheet/inert'

/** Titles and rows as a CSV that spreadsheets open by a double click; what looks like a formula is text. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(guardMark)),
    CSV_DIALECT,
  )
