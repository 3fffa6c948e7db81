import type { Core } from '@strapi/strapi'
import { tableOf } from '../database/tables'
import { publishes, VISIBLE_TYPES, type VisibleType } from './visible-types'

const SEQUENCE = 'api::publication.number-sequence'

/** Whether the type's documents carry a public number. */
export const isNumbered = (type: VisibleType): boolean => publishes(type, 'numero')

/** One row for each numbered type, so that taking a number is always a change of a row. */
export async function createSequences(strapi: Core.Strapi): Promise<void> {
  const sequences = strapi.db.query(SEQUENCE)
  for (const contentType of VISIBLE_TYPES.filter(isNumbered)) {
    if (await sequences.findOne({ where: { contentType } })) continue
    await sequences.create({ data: { contentType, last: 0 } })
  }
}

async function largestNumber(strapi: Core.Strapi, type: VisibleType): Promise<number> {
  const row = await strapi.db
    .query(type)
    .findOne({ where: { numero: { $notNull: true } }, orderBy: { numero: 'desc' } })
  return Number(row?.numero ?? 0)
}

/**
 * Remembers the largest number ever given to a type, so that the number of a deleted document is
 * never given again, and returns the document's: the wanted one, or the next. Call it inside the
 * transaction that creates the document.
 */
export async function takeNumber(
  strapi: Core.Strapi,
  type: VisibleType,
  wanted: number | null,
): Promise<number> {
  const table = tableOf(strapi, SEQUENCE)
  return strapi.db.transaction(async ({ trx }) => {
    const sequence = () => trx(table).where({ content_type: type })
    // The write comes first: another save waits here until this one is kept or undone.
    await sequence().increment('last', 1)
    const row = (await sequence().first('last')) as { last: number } | undefined
    const next = Math.max(row?.last ?? 1, (await largestNumber(strapi, type)) + 1)
    const number = wanted ?? next
    await sequence().update({ last: wanted === null ? next : Math.max(next - 1, wanted) })
    return number
  })
}
