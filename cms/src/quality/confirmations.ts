import type { Core } from '@strapi/strapi'
import { createUniqueIndex, tableOf } from '../database/tables'
import { rowStamps } from '../documents/document-id'
import { dayInGoya } from '../rules/goya-time'

/**
 * That a store's data were found right on a day, in a table of its own. A field of the store would stand
 * in its draft and in what is published: setting it would leave one of them behind («Con cambios»), or
 * publish what somebody has not finished, refuse the save of whoever has the form open, and have the
 * publisher read the store again. So nothing of the store is touched.
 */
const CONFIRMATION = 'api::quality.store-confirmation'
const INDEX = 'guia_store_confirmations_target_day'

/** One row a store and day: a double click confirms once. */
export async function createConfirmationIndex(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, INDEX, CONFIRMATION, ['target_id', 'day'])
}

/** Keeps that a store was confirmed on the day that `now` is in Goya; one statement, on disk after it. */
export async function confirmStore(
  strapi: Core.Strapi,
  documentId: string,
  by: string | null,
  now: Date,
): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, CONFIRMATION))
    .insert({
      target_id: documentId,
      day: dayInGoya(now),
      confirmed_by: by,
      ...rowStamps(now),
    })
    .onConflict(['target_id', 'day'])
    .ignore()
}

/** Takes today's confirmation of a store back: what was confirmed before counts again. */
export async function withdrawConfirmation(
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<void> {
  const today = { target_id: documentId, day: dayInGoya(now) }
  await strapi.db.connection(tableOf(strapi, CONFIRMATION)).where(today).delete()
}

/** The last day on which each store was confirmed: document → '2026-03-01'. */
export async function lastConfirmations(strapi: Core.Strapi): Promise<Map<string, string>> {
  const rows = (await strapi.db
    .connection(tableOf(strapi, CONFIRMATION))
    .select('target_id')
    .max({ day: 'day' })
    .groupBy('target_id')) as { target_id: string; day: string }[]
  return new Map(rows.map(({ target_id, day }) => [target_id, day]))
}

/** Confirmations of stores that cannot be got back any more. */
export async function forgetConfirmationsOf(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<void> {
  await strapi.db
    .query(CONFIRMATION)
    .deleteMany({ where: { targetId: { $in: documentIds } } } as never)
}
