import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../api/publication/services/version'
import type { Data } from '../documents/rules'
import type { Cells } from '../rules/sheet/columns'
import type { CellProblem } from '../rules/sheet/sheet-rows'
import { currentStaff } from '../panel/staff'
import { judgeRow, type Judge, type Judgement } from './judge-row'
import { numberOf } from './make-judge'
import { readByNumber } from './read-stores'
import { STORE } from './store-access'

/** What became of a row. */
export interface AppliedRow {
  outcome: 'created' | 'changed' | 'same' | 'refused'
  numero: number | null
  isPublished: boolean
  problems: CellProblem[]
}

export interface RowToApply {
  row: number
  cells: Cells
  /** Of what the dry run showed. */
  fingerprint: string
}

interface Documents {
  create(params: { data: Data }): Promise<{ documentId: string; numero: number }>
  update(params: { documentId: string; data: Data }): Promise<unknown>
  publish(params: { documentId: string }): Promise<unknown>
}

const refused = (problems: CellProblem[], numero: number | null): AppliedRow => ({
  outcome: 'refused',
  numero,
  isPublished: false,
  problems,
})

const CHANGED_SINCE = 'Cambió después de la revisión: revisá la planilla de nuevo.'

/** Visitors see a change at once only where they see all that staff have made of the store. */
const isPublishable = ({ outcome, state }: Judgement): boolean =>
  outcome === 'new' || state === 'published'

async function write(
  strapi: Core.Strapi,
  judged: Judgement,
  publish: boolean,
): Promise<AppliedRow> {
  const documents = strapi.documents(STORE) as unknown as Documents
  const { current, data } = judged
  const updatedBy = currentStaff(strapi)?.id ?? null
  const made = current
    ? null
    : await documents.create({ data: { ...data, createdBy: updatedBy, updatedBy } })
  if (current) {
    await documents.update({ documentId: current.documentId, data: { ...data, updatedBy } })
  }
  const documentId = current?.documentId ?? made?.documentId ?? ''
  const isPublished = publish && isPublishable(judged)
  if (isPublished) await documents.publish({ documentId })
  return {
    outcome: current ? 'changed' : 'created',
    numero: judged.numero ?? made?.numero ?? null,
    isPublished,
    problems: [],
  }
}

/** The row is judged again as the store is now, so that only what was shown is written. */
async function judgeNow(strapi: Core.Strapi, { cells }: RowToApply, judge: Judge) {
  const number = numberOf(cells)
  const byNumber = await readByNumber(strapi, number === null ? [] : [number])
  return judgeRow(cells, { ...judge, byNumber })
}

/** The CMS's own words, which name the field; of anything else only that it failed. */
function reasonOf(strapi: Core.Strapi, row: number, error: unknown): string {
  if (error instanceof errors.ApplicationError) return error.message
  strapi.log.error(`Row ${row} of a sheet was not saved: ${String(error)}`)
  return 'No se pudo guardar esta fila. Probá de nuevo.'
}

/**
 * Writes what the dry run showed of one row, all of it or nothing, through the document service: every
 * rule of the CMS holds. A row that would do something else by now is refused. Never throws.
 */
export async function applyRow(
  strapi: Core.Strapi,
  row: RowToApply,
  judge: Judge,
  publish: boolean,
): Promise<AppliedRow> {
  try {
    return await strapi.db.transaction(async () => {
      await waitForTurn(strapi)
      const judged = await judgeNow(strapi, row, judge)
      const { numero, problems, outcome } = judged
      if (outcome === 'refused') return refused(problems, numero)
      if (outcome === 'same') return { outcome, numero, isPublished: false, problems }
      if (judged.fingerprint !== row.fingerprint) {
        return refused([{ header: '', message: CHANGED_SINCE }], numero)
      }
      return await write(strapi, judged, publish)
    })
  } catch (error) {
    return refused([{ header: '', message: reasonOf(strapi, row.row, error) }], numberOf(row.cells))
  }
}
