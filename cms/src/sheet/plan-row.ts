import { cleanText } from '../documents/clean-text'
import type { Data } from '../documents/rules'
import { KEY_COLUMN, SHEET_COLUMNS, type Cells, type SheetColumn } from '../rules/sheet/columns'
import type { CellProblem } from '../rules/sheet/sheet-rows'
import type { ChoiceReader } from './choice-cells'
import { readCell, type RowContext } from './read-cells'
import { valueAt, type Named, type SheetStore } from './sheet-store'
import { writeCell } from './write-cells'

/** A field that a row changes, as its cell was and as it will be. */
export interface CellChange {
  key: string
  header: string
  from: string
  to: string
}

/** What a row makes of a store, or of none yet. */
export interface RowPlan {
  changes: CellChange[]
  problems: CellProblem[]
  /** What is left as it is although the sheet says otherwise: Spanish. */
  notes: string[]
  /** Only what changes, as the document service takes it. */
  data: Data
}

export interface PlanOptions {
  reader: ChoiceReader
  /** Whether an empty cell of a column that the sheet has empties the field. */
  emptyClears: boolean
}

/** An empty cell leaves these alone, whatever was asked for: what staff noted, and what has no third value. */
const NEVER_EMPTIED = ['internalNote', 'isActive']

const KEPT_NOTE =
  'La nota interna queda como está: desde la planilla solo se puede escribir donde no hay, o agregar al final.'

interface Draft extends RowPlan {
  context: RowContext
}

function put(plan: Draft, { key, kind }: SheetColumn, value: unknown, current: SheetStore | null) {
  const [field = '', part] = key.split('.')
  if (part !== undefined) {
    plan.data[field] = {
      ...(current?.[field] as object),
      ...(plan.data[field] as object),
      [part]: value,
    }
    return
  }
  const chosen = value as Named[] | null
  if (field === 'categories') plan.context.categories = chosen ?? []
  plan.data[field] =
    kind === 'choices' ? { set: (chosen ?? []).map(({ documentId }) => documentId) } : value
}

function planCell(
  plan: Draft,
  column: SheetColumn,
  cell: string,
  current: SheetStore | null,
  { emptyClears }: PlanOptions,
) {
  const { key, header } = column
  const { reader } = plan.context
  const text = cleanText(cell)
  const before = current ? writeCell(column, valueAt(current, key), reader) : ''
  if (text === before) return
  if (text === '' && (!emptyClears || NEVER_EMPTIED.includes(key))) return
  if (text === '' && key === 'name') {
    plan.problems.push({ header, message: 'no puede quedar vacío.' })
    return
  }
  const read =
    text === '' ? ({ ok: true, value: null } as const) : readCell(text, column, plan.context)
  if (!read.ok) {
    plan.problems.push({ header, message: read.message })
    return
  }
  const to = writeCell(column, read.value, reader)
  if (to === before) return
  if (key === 'internalNote' && before !== '' && !to.startsWith(before)) {
    plan.notes.push(KEPT_NOTE)
    return
  }
  plan.changes.push({ key, header, from: before, to })
  put(plan, column, read.value, current)
}

/**
 * What the cells of a row change of a store; of a new one (null) all that they say. What is written as
 * it stands there already is no change, whether it could be read again or not. Never throws.
 */
export function planRow(cells: Cells, current: SheetStore | null, options: PlanOptions): RowPlan {
  const context = { reader: options.reader, categories: current?.categories ?? [] }
  const plan: Draft = { changes: [], problems: [], notes: [], data: {}, context }
  for (const column of SHEET_COLUMNS) {
    const cell = cells[column.key]
    if (cell === undefined || column.key === KEY_COLUMN) continue
    planCell(plan, column, cell, current, options)
  }
  if (!current && cleanText(cells.name ?? '') === '') {
    plan.problems.push({ header: 'Nombre', message: 'falta: sin nombre no hay comercio nuevo.' })
  }
  const { changes, problems, notes, data } = plan
  return { changes, problems, notes, data }
}
