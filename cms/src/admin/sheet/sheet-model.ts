import type { CheckedRow, SheetPage, WrittenRow } from '../../api/store/controllers/sheet'
import { columnOf, STATE_HEADER } from '../../rules/sheet/columns'
import type { CellProblem, SheetRow } from '../../rules/sheet/sheet-rows'

/** What became, or would become, of a row. */
export type Outcome = 'new' | 'change' | 'same' | 'refused' | 'created' | 'changed'

/** A row of the sheet as the page shows it. */
export interface ShownRow {
  row: number
  outcome: Outcome
  numero: number | null
  name: string
  changes: CheckedRow['changes']
  problems: CellProblem[]
  notes: string[]
}

/** A row that the check let through, with what it is applied by. */
export type Applicable = ShownRow & {
  sent: SheetRow
  fingerprint: string
  state: CheckedRow['state']
}

const ROWS_AT_ONCE = 50
/** Well under what the CMS takes from staff in one request. */
const CHARACTERS_AT_ONCE = 150_000

const sizeOf = ({ cells }: SheetRow): number => JSON.stringify(cells).length

/** Rows in portions for one request each, in their order. */
export function portionsOf<T extends { sent: SheetRow }>(
  rows: readonly T[],
  most = ROWS_AT_ONCE,
): T[][] {
  const portions: T[][] = []
  let size = 0
  for (const row of rows) {
    size += sizeOf(row.sent)
    const last = portions.at(-1)
    if (last && last.length < most && size <= CHARACTERS_AT_ONCE) last.push(row)
    else {
      portions.push([row])
      size = sizeOf(row.sent)
    }
  }
  return portions
}

/** A row that is refused before the CMS sees it: its cells are not what they were. */
export const refusedHere = ({ row, cells, problems, notes }: SheetRow): ShownRow => ({
  row,
  outcome: 'refused',
  numero: null,
  name: (cells.name ?? '').trim(),
  changes: [],
  problems,
  notes,
})

const UNPUBLISHED: Partial<Record<NonNullable<CheckedRow['state']>, string>> = {
  draft: 'Está en borrador: queda en borrador.',
  modified: 'Tiene cambios sin publicar: queda sin publicar.',
}

export function checkedRow(sent: SheetRow, checked: CheckedRow): Applicable {
  const { outcome, state } = checked
  const kept = outcome === 'change' && state ? UNPUBLISHED[state] : undefined
  const notes = [...sent.notes, ...checked.notes, ...(kept ? [kept] : [])]
  return { ...checked, notes, sent }
}

export const writtenRow = (row: Applicable, written: WrittenRow): ShownRow => ({
  ...row,
  outcome: written.outcome,
  numero: written.numero ?? row.numero,
  problems: written.problems,
  notes: written.isPublished ? ['Publicado.'] : row.notes,
})

/** What the last button would write. */
export const isToApply = ({ outcome }: ShownRow): boolean =>
  outcome === 'new' || outcome === 'change'

export const countOf = (rows: readonly ShownRow[], ...outcomes: Outcome[]): number =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length

export const OUTCOME_WORDS: Record<Outcome, string> = {
  new: 'Nueva',
  change: 'Cambia',
  same: 'Igual',
  refused: 'Rechazada',
  created: 'Agregada',
  changed: 'Cambiada',
}

/** [1, 'nueva', 'nuevas'] → '1 nueva' */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`

/** 'Fila 5 · La Espiga (n.º 7)' */
export function rowTitle({ row, name, numero }: ShownRow): string {
  const store = [
    name || (numero === null ? 'sin nombre' : ''),
    numero === null ? '' : `(n.º ${numero})`,
  ]
  return `Fila ${row} · ${store.filter(Boolean).join(' ')}`
}

/** 'Teléfono: Excel redondeó…' */
export const problemText = ({ header, message }: CellProblem): string =>
  header === '' ? message : `${header}: ${message}`

/** Titles and rows of a file, from the pages that the CMS answers with. */
export function tableOf(pages: readonly SheetPage[]): string[][] {
  const keys = pages[0]?.keys ?? []
  const titles = [...keys.map((key) => columnOf(key)?.header ?? key), STATE_HEADER]
  const rows = pages.flatMap((page) =>
    page.rows.map(({ cells, state }) => [...keys.map((key) => cells[key] ?? ''), state]),
  )
  return [titles, ...rows]
}

/** 'comercios-2026-03-01.xlsx', by the day in Goya. */
export const fileName = (day: string, kind: 'csv' | 'xlsx'): string => `comercios-${day}.${kind}`
