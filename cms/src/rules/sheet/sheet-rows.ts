import { KEY_COLUMN, type Cells } from './columns'
import { findHeaderRow, readHeaders, type Headers } from './headers'
import { twinKey } from './twins'

/** A row as a file has it, before anything is known of columns. */
export interface FileRow {
  /** As the spreadsheet counts, from 1. */
  row: number
  cells: string[]
  /** What a spreadsheet made of a cell, and is no text: Spanish, by the column's place. */
  troubles?: Record<number, string>
  /** Whether a cell of it spans others: of those only the first one counts. */
  isMerged?: boolean
}

/** What is wrong with a cell, or with the whole row (no header). Spanish. */
export interface CellProblem {
  header: string
  message: string
}

/** A row of a store. */
export interface SheetRow {
  row: number
  cells: Cells
  problems: CellProblem[]
  notes: string[]
}

export interface Sheet {
  /** Keys of the columns that are read, in the sheet's order. */
  keys: string[]
  /** Titles of columns that are left out. */
  unknown: string[]
  rows: SheetRow[]
}

type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; message: string }

const NO_HEADER =
  'No encontré la fila con los títulos de las columnas (Número, Nombre, Teléfono…). Bajá la planilla de acá y usala de modelo.'

const MERGED = 'Tiene celdas combinadas: cuenta solo la primera de cada grupo.'

const isFilled = ({ cells, troubles }: FileRow) =>
  troubles !== undefined || cells.some((cell) => cell.trim() !== '')

function storeRow(
  { row, cells, troubles = {}, isMerged }: FileRow,
  headers: Headers,
  titles: readonly string[],
): SheetRow {
  const byKey: Cells = {}
  const problems: CellProblem[] = []
  for (const [at, key] of headers.keys.entries()) {
    if (key === null) continue
    byKey[key] = cells[at] ?? ''
    const trouble = troubles[at]
    if (trouble !== undefined)
      problems.push({ header: (titles[at] ?? '').trim(), message: trouble })
  }
  return { row, cells: byKey, problems, notes: isMerged ? [MERGED] : [] }
}

/** A number as it is compared within a sheet: "'007" is 7. */
const numberKey = (cell: string | undefined): string =>
  (cell ?? '')
    .replace(/^[\s']+/, '')
    .trim()
    .replace(/^0+(?=\d)/, '')

/** Every row whose number another row has as well is refused: which of them counts, nobody knows. */
function refuseRepeated(rows: SheetRow[]): void {
  const byNumber = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const key = numberKey(row.cells[KEY_COLUMN])
    if (key !== '') byNumber.set(key, [...(byNumber.get(key) ?? []), row])
  }
  for (const [number, same] of byNumber) {
    if (same.length < 2) continue
    const places = same.map(({ row }) => row).join(', ')
    const message = `el número ${number} está en varias filas (${places}): dejalo en una sola.`
    for (const { problems } of same) problems.push({ header: 'Número', message })
  }
}

/** Of new stores that are probably one the first counts. */
function refuseTwins(rows: SheetRow[]): void {
  const firstRows = new Map<string, number>()
  for (const { row, cells, problems } of rows) {
    if (numberKey(cells[KEY_COLUMN]) !== '') continue
    const key = twinKey(cells.name ?? '', cells.address ?? '')
    const first = firstRows.get(key)
    if (key === '') continue
    if (first === undefined) firstRows.set(key, row)
    else {
      const message = `tiene el mismo nombre y la misma dirección que la fila ${first}.`
      problems.push({ header: '', message })
    }
  }
}

/** The rows of stores below the titles, which may stand some rows further down. Empty rows are none. */
export function readSheetRows(rows: readonly FileRow[]): ReadSheet {
  const filled = rows.filter(isFilled)
  const at = findHeaderRow(filled.map(({ cells }) => cells))
  const titles = filled[at]?.cells
  if (titles === undefined) return { ok: false, message: NO_HEADER }
  const headers = readHeaders(titles)
  if (headers.repeated.length > 0) {
    const message = `Hay dos columnas con el mismo título (${headers.repeated.join(', ')}): dejá una sola de cada una.`
    return { ok: false, message }
  }
  const ofStores = filled.slice(at + 1).map((row) => storeRow(row, headers, titles))
  const kept = ofStores.filter(
    ({ cells, problems }) =>
      problems.length > 0 || Object.values(cells).some((cell) => cell.trim() !== ''),
  )
  refuseRepeated(kept)
  refuseTwins(kept)
  const keys = headers.keys.filter((key) => key !== null)
  return { ok: true, sheet: { keys, unknown: headers.unknown, rows: kept } }
}
