import { createHash } from 'node:crypto'
import { applyRules, type Data, type Problem } from '../documents/rules'
import { columnOf, type Cells } from '../rules/sheet/columns'
import type { CellProblem } from '../rules/sheet/sheet-rows'
import { twinKey } from '../rules/sheet/twins'
import { planRow, type CellChange, type PlanOptions, type RowPlan } from './plan-row'
import { readNumber } from './read-cells'
import type { StoredStore } from './read-stores'
import type { SheetStore, StoreState } from './sheet-store'
import { STORE, type StoreAccess } from './store-access'

/** Longest texts by key, as the schema has them. */
export type Lengths = ReadonlyMap<string, number>

/** All that rows are judged by; made once for many rows. */
export interface Judge extends PlanOptions {
  access: StoreAccess
  lengths: Lengths
  byNumber: ReadonlyMap<number, StoredStore>
  /** Numbers of the stores by name and address. */
  twins: ReadonlyMap<string, number>
}

/** What a row would do, as the page shows it. */
export interface JudgedRow {
  outcome: 'new' | 'change' | 'same' | 'refused'
  /** Of the store that is there. */
  numero: number | null
  name: string
  state: StoreState | null
  changes: CellChange[]
  problems: CellProblem[]
  notes: string[]
  /** Another one when the store or what would be written is not the same any more. */
  fingerprint: string
}

export interface Judgement extends JudgedRow {
  current: SheetStore | null
  data: Data
}

const refusal = (header: string, message: string): CellProblem => ({ header, message })

const headerOf = (path: readonly string[]): string =>
  (columnOf(path.join('.')) ?? columnOf(path[0] ?? ''))?.header ?? ''

const asCellProblem = ({ path, message }: Problem) => refusal(headerOf(path), message)

/** What the CMS would say at the save, told before. */
function ruleProblems({ changes, data }: RowPlan, lengths: Lengths): CellProblem[] {
  const tooLong = changes.flatMap(({ key, header, to }) => {
    const most = lengths.get(key)
    if (most === undefined || to.length <= most) return []
    return [refusal(header, `es demasiado largo: hasta ${most} caracteres.`)]
  })
  const checked = structuredClone(data)
  return [...tooLong, ...applyRules(STORE, checked).map(asCellProblem)]
}

function roleProblems({ changes }: RowPlan, current: SheetStore | null, access: StoreAccess) {
  const may = current ? access.mayUpdate(current) : access.mayCreate()
  if (!may) return [refusal('', `Tu rol no permite ${current ? 'cambiar' : 'agregar'} comercios.`)]
  return changes
    .filter(({ key }) => !access.mayWrite(key, current))
    .map(({ header }) => refusal(header, 'tu rol no permite cambiarlo.'))
}

function twinProblems({ changes }: RowPlan, twins: ReadonlyMap<string, number>): CellProblem[] {
  const said = (key: string) => changes.find((change) => change.key === key)?.to ?? ''
  const twin = twins.get(twinKey(said('name'), said('address')))
  if (twin === undefined) return []
  const message = `Puede ser un duplicado: el comercio ${twin} tiene el mismo nombre y la misma dirección. Si es ese, poné ${twin} en «Número».`
  return [refusal('', message)]
}

interface Target {
  found: StoredStore | null
  problems: CellProblem[]
}

function targetOf(cells: Cells, byNumber: Judge['byNumber']): Target {
  const number = readNumber(cells.numero ?? '')
  if (!number.ok) return { found: null, problems: [refusal('Número', number.message)] }
  if (number.value === null) return { found: null, problems: [] }
  const found = byNumber.get(number.value)
  if (found) return { found, problems: [] }
  const message = `no hay ningún comercio ${number.value}. Para uno nuevo dejá vacía esta celda; si lo eliminaron, recuperalo en la Papelera.`
  return { found: null, problems: [refusal('Número', message)] }
}

function fingerprintOf({ found }: Target, { changes }: RowPlan): string {
  const store = found && [found.store.documentId, new Date(found.store.updatedAt), found.state]
  const written = changes.map(({ key, to }) => [key, to])
  return createHash('sha256')
    .update(JSON.stringify([store, written]))
    .digest('hex')
    .slice(0, 32)
}

/** What a row would do to the catalogue as it is now. Never throws; writes nothing. */
export function judgeRow(cells: Cells, judge: Judge): Judgement {
  const target = targetOf(cells, judge.byNumber)
  const current = target.found?.store ?? null
  const known = current
    ? {
        numero: current.numero ?? null,
        name: current.name ?? '',
        state: target.found?.state ?? null,
      }
    : { numero: null, name: (cells.name ?? '').trim().slice(0, 255), state: null }
  if (target.problems.length > 0) {
    const nothing = { changes: [], notes: [], fingerprint: '', current: null, data: {} }
    return { outcome: 'refused', ...known, ...nothing, problems: target.problems }
  }
  const plan = planRow(cells, current, judge)
  const isNothing = current !== null && plan.changes.length === 0
  const problems = [
    ...plan.problems,
    ...(isNothing ? [] : ruleProblems(plan, judge.lengths)),
    ...(isNothing ? [] : roleProblems(plan, current, judge.access)),
    ...(current ? [] : twinProblems(plan, judge.twins)),
  ]
  const { changes, notes, data } = plan
  const right = current ? (isNothing ? 'same' : 'change') : 'new'
  const outcome = problems.length > 0 ? 'refused' : right
  return {
    outcome,
    ...known,
    changes,
    notes,
    problems,
    data,
    current,
    fingerprint: fingerprintOf(target, plan),
  }
}
