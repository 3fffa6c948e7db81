import type { Core } from '@strapi/strapi'
import { tableOf } from '../../../database/tables'
import type { PublicationReport } from './check-report'
import { MINUTE_MS } from '../../../rules/durations'

const DESK = 'api::publication.publication-desk'

/** Back to a kept release, after the panel again, or publish in spite of what would vanish. */
export type OrderAction = 'rollback' | 'forward' | 'confirm'

/** What staff want of the publisher. `target`: a release for rollback, a content for confirm. */
export interface Order {
  /** Rises with every order, even after an older copy of the database was put back. */
  id: number
  action: OrderAction
  target: string
}

interface DeskRow {
  orderNumber: number
  orderAction: OrderAction
  orderTarget: string
  orderedAt: string | null
  orderedBy: string | null
  report: string | null
  reportedAt: string | null
}

/** What lies between staff and the publisher: the last word of each, with its time (ISO 8601). */
export interface Desk {
  order: Order | null
  orderedAt: string | null
  /** Name of who ordered it; '' when that is not known. */
  orderedBy: string
  report: PublicationReport | null
  reportedAt: string | null
}

async function readRow(strapi: Core.Strapi): Promise<DeskRow | null> {
  return strapi.db.query(DESK).findOne({ orderBy: { id: 'asc' } })
}

/** The desk is one row from the first start on, so that an order is always a change of a row. */
export async function createDesk(strapi: Core.Strapi): Promise<void> {
  if (!(await readRow(strapi))) await strapi.db.query(DESK).create({ data: { orderNumber: 0 } })
}

function orderOf(row: DeskRow | null): Order | null {
  if (!row?.orderNumber) return null
  return { id: row.orderNumber, action: row.orderAction, target: row.orderTarget }
}

export async function readOrder(strapi: Core.Strapi): Promise<Order | null> {
  return orderOf(await readRow(strapi))
}

export async function readDesk(strapi: Core.Strapi): Promise<Desk> {
  const row = await readRow(strapi)
  return {
    order: orderOf(row),
    orderedAt: row?.orderedAt ?? null,
    orderedBy: row?.orderedBy ?? '',
    report: row?.report ? (JSON.parse(row.report) as PublicationReport) : null,
    reportedAt: row?.reportedAt ?? null,
  }
}

/** Of the column. */
const MOST_NAME = 255

/**
 * Stores an order with one statement that commits by itself and counts in the same breath: of two
 * clicks at once, each gets a number of its own. The publisher remembers the last number that it
 * obeyed: the clock keeps numbers above it when an older copy of the database was put back.
 */
export async function giveOrder(
  strapi: Core.Strapi,
  action: OrderAction,
  target: string,
  name: string,
): Promise<Order> {
  const now = new Date()
  const minutes = Math.floor(now.getTime() / MINUTE_MS)
  const { connection } = strapi.db
  const next = 'CASE WHEN order_number < ? THEN ? ELSE order_number + 1 END'
  const rows = (await connection(tableOf(strapi, DESK))
    .update({
      order_number: connection.raw(next, [minutes, minutes]),
      order_action: action,
      order_target: target,
      ordered_at: now,
      ordered_by: name.slice(0, MOST_NAME),
    })
    .returning('order_number')) as { order_number: number }[]
  if (!rows[0]) throw new Error('The publication desk has lost its row.')
  return { id: rows[0].order_number, action, target }
}

/** As text: PostgreSQL's JSON holds no NUL, and gives keys in an order of its own. */
export async function storeReport(strapi: Core.Strapi, report: PublicationReport): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, DESK))
    .update({ report: JSON.stringify(report), reported_at: new Date() })
}
