import { SHEET_ROWS } from '../../../rules/limits'
import { withoutMark } from '../../../rules/sheet/inert'
import type { FileRow } from '../../../rules/sheet/sheet-rows'
import { SheetError } from './sheet-error'
import { readXml, unescapeText } from './xlsx-xml'

/** What the cells of a sheet refer to. */
interface Workbook {
  texts: readonly string[]
  dateStyles: ReadonlySet<number>
}

/** A sheet has 26 columns of ours; what stands further right is no column. */
const MOST_COLUMNS = 200

const TOO_MANY = `La planilla tiene más de ${SHEET_ROWS.toLocaleString('es-AR')} filas: partila en varias.`

/** 'AB12' → [27, 12]; null for what is no place. */
function placeOf(reference: string | undefined): [column: number, row: number] | null {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '') ?? []
  if (row === undefined) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return [column, Number(row)]
}

interface Cell {
  type: string
  style: number
  /** What stands in <v>: a number, or the place of a text; of a formula, what it last came to. */
  value: string | null
  /** A text that stands in the cell itself. */
  text: string
  hasFormula: boolean
}

type ReadValue = { text: string } | { trouble: string }

function numberText(value: string): string {
  const number = Number(value)
  // As digits: 5493777555123 may stand there as 5.493777555123E12.
  return Number.isFinite(number)
    ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 })
    : value
}

function readValue({ type, style, value, text, hasFormula }: Cell, book: Workbook): ReadValue {
  if (type === 'e') return { trouble: `tiene un error de Excel (${(value ?? '').slice(0, 20)}).` }
  if (type === 'inlineStr') return { text: unescapeText(text) }
  if (value === null) {
    if (hasFormula) return { trouble: 'tiene una fórmula sin resultado: escribí el valor.' }
    return { text: '' }
  }
  if (type === 's') return { text: book.texts[Number(value)] ?? '' }
  if (type === 'b') return { text: value === '1' ? 'sí' : 'no' }
  if (type === 'str') return { text: unescapeText(value) }
  if (type === 'd' || book.dateStyles.has(style)) {
    return { trouble: 'Excel lo tomó por una fecha: dale formato de texto y escribilo de nuevo.' }
  }
  return { text: numberText(value) }
}

type MergedRange = [first: number, last: number]

function markMerged(rows: readonly FileRow[], ranges: readonly MergedRange[]): void {
  for (const row of rows) {
    if (ranges.some(([first, last]) => row.row >= first && row.row <= last)) row.isMerged = true
  }
}

/**
 * Rows of a sheet in which anything stands; formulas are never computed: their last result counts.
 * Throws a SheetError.
 */
export function readCells(xml: string, book: Workbook): FileRow[] {
  const rows: FileRow[] = []
  const merged: MergedRange[] = []
  let row: FileRow = { row: 0, cells: [] }
  let column = -1
  let cell: Cell | null = null
  let inside = ''

  const endCell = () => {
    if (!cell || column >= MOST_COLUMNS) return
    const read = readValue(cell, book)
    while (row.cells.length <= column) row.cells.push('')
    if ('text' in read) row.cells[column] = withoutMark(read.text)
    else row.troubles = { ...row.troubles, [column]: read.trouble }
  }
  const endRow = () => {
    if (row.troubles || row.cells.some((text) => text.trim() !== '')) rows.push(row)
    if (rows.length > SHEET_ROWS) throw new SheetError(TOO_MANY)
  }

  readXml(xml, {
    open(name, attributes) {
      inside = name
      if (name === 'row') {
        row = { row: Number(attributes().r) || row.row + 1, cells: [] }
        column = -1
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes()
        column = placeOf(r)?.[0] ?? column + 1
        cell = { type: t, style: Number(s), value: null, text: '', hasFormula: false }
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'rPh') inside = 'rPh'
      else if (name === 'mergeCell') {
        const [from, to] = (attributes().ref ?? '').split(':').map(placeOf)
        if (from && to) merged.push([from[1], to[1]])
      }
    },
    close(name) {
      if (name === 'c') {
        endCell()
        cell = null
      }
      if (name === 'row') endRow()
      inside = ''
    },
    text(text) {
      if (!cell) return
      if (inside === 'v') cell.value = (cell.value ?? '') + text
      else if (inside === 't') cell.text += text
    },
  })
  markMerged(rows, merged)
  return rows
}
