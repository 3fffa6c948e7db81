import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { StaffContext } from '../../../panel/staff-context'
import { readChoices } from '../../../choices/read-choices'
import { applyRow, type AppliedRow } from '../../../sheet/apply-row'
import { choiceReader } from '../../../sheet/choice-cells'
import { judgeRow, type JudgedRow } from '../../../sheet/judge-row'
import { makeJudge } from '../../../sheet/make-judge'
import { parseSheetRequest } from '../../../sheet/parse-request'
import { readAfter } from '../../../sheet/read-stores'
import { STATE_WORDS } from '../../../sheet/sheet-store'
import { readableColumns, storeAccess } from '../../../sheet/store-access'
import { writeCells } from '../../../sheet/write-cells'
import type { Cells } from '../../../rules/sheet/columns'
import { twinKey } from '../../../rules/sheet/twins'

/** Stores read at once: neither the database nor the process has more of them in hand. */
const BATCH = 200

/** Some stores as rows of the sheet. */
export interface SheetPage {
  /** Of the columns that the reader may see. */
  keys: string[]
  rows: { cells: Cells; state: string }[]
  /** What to ask for next; null when these were the last. */
  next: number | null
}

export type CheckedRow = JudgedRow & { row: number }
export type WrittenRow = AppliedRow & { row: number }

/** For the page «Planilla»; the routes ask for their permissions. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The stores after a number, in that order. */
  async read(ctx: StaffContext) {
    const after = Number(ctx.query.after) || 0
    // The copy leaves the panel: who took it is the only trace of it.
    if (after === 0) {
      strapi.log.info(`Stores downloaded by administrator ${String(ctx.state.user.id)}`)
    }
    const access = storeAccess(strapi, ctx.state.userAbility)
    const keys = readableColumns(access).map(({ key }) => key)
    const reader = choiceReader(await readChoices(strapi))
    const found = await readAfter(strapi, await access.filters(), after, BATCH)
    const rows: SheetPage['rows'] = []
    for (const { store, state } of found) {
      const cells = writeCells(await access.sanitize(store), reader)
      const seen = Object.fromEntries(keys.map((key) => [key, cells[key] ?? '']))
      rows.push({ cells: seen, state: STATE_WORDS[state] })
    }
    const last = found.length < BATCH ? null : (found.at(-1)?.store.numero ?? null)
    ctx.body = { keys, rows, next: last } satisfies SheetPage
  },

  /** What each row would do; nothing is written. */
  async check(ctx: StaffContext) {
    const { rows, emptyClears } = parseSheetRequest(ctx.request.body)
    const access = storeAccess(strapi, ctx.state.userAbility)
    const judge = await makeJudge(strapi, rows, { access, emptyClears })
    const checked = rows.map(({ row, cells }): CheckedRow => {
      const { current: _, data: __, ...judged } = judgeRow(cells, judge)
      return { row, ...judged }
    })
    ctx.body = { rows: checked }
  },

  /** Writes what the check showed, row by row. */
  async apply(ctx: StaffContext) {
    const { rows, emptyClears, publish } = parseSheetRequest(ctx.request.body)
    const access = storeAccess(strapi, ctx.state.userAbility)
    if (publish && !access.mayPublish()) {
      throw new errors.PolicyError('Tu rol no permite publicar comercios.')
    }
    const judge = await makeJudge(strapi, rows, { access, emptyClears })
    const written: WrittenRow[] = []
    const twins = new Map(judge.twins)
    for (const row of rows) {
      const one = await applyRow(strapi, row, { ...judge, twins }, publish)
      const { name = '', address = '' } = row.cells
      if (one.outcome === 'created' && one.numero) twins.set(twinKey(name, address), one.numero)
      written.push({ row: row.row, ...one })
    }
    const done = written.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
    strapi.log.info(
      `${done.length} stores of a sheet written by administrator ${String(ctx.state.user.id)}`,
    )
    ctx.body = { rows: written }
  },
})
