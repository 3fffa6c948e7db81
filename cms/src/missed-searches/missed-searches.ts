import type { Core } from '@strapi/strapi'
import { createUniqueIndex, tableOf } from '../database/tables'
import { rowStamps } from '../documents/document-id'
import { dayInGoya } from '../rules/goya-time'
import { MISSED_SEARCHES_A_DAY, MISSED_SEARCHES_KEPT_DAYS } from '../rules/limits'
import { DAY_MS } from '../rules/durations'

const MISSED_SEARCH = 'api::missed-search.missed-search'
const INDEX = 'guia_missed_searches_day_words'

/**
 * One more of these words on the day that `now` is in Goya, in short statements that commit by
 * themselves. On a full day new words are not counted; the first words of a day take the place of those
 * that are too old. Never rejects: a count is worth no failure.
 */
export async function countMissedSearch(
  strapi: Core.Strapi,
  words: string,
  now: Date,
): Promise<void> {
  const row = { day: dayInGoya(now), words }
  await addOne(strapi, row, now).catch((error: { code?: string }) => {
    // The database's own message repeats the row.
    strapi.log.warn(`A missed search could not be counted: ${error.code ?? 'no code'}`)
  })
}

async function addOne(strapi: Core.Strapi, row: { day: string; words: string }, now: Date) {
  const table = tableOf(strapi, MISSED_SEARCH)
  const { connection } = strapi.db
  if ((await connection(table).where(row).increment('times')) > 0) return
  const [counted] = await connection(table).where({ day: row.day }).count({ rows: '*' })
  const words = Number(counted?.rows)
  if (words === 0) await forgetOld(strapi, now)
  if (words >= MISSED_SEARCHES_A_DAY) return
  await connection(table)
    .insert({ ...row, times: 1, ...rowStamps(now) })
    .onConflict(['day', 'words'])
    .merge({ times: connection.raw('?? + 1', [`${table}.times`]) })
}

async function forgetOld(strapi: Core.Strapi, now: Date): Promise<void> {
  const oldest = dayInGoya(new Date(now.getTime() - MISSED_SEARCHES_KEPT_DAYS * DAY_MS))
  await strapi.db.connection(tableOf(strapi, MISSED_SEARCH)).where('day', '<', oldest).delete()
}

/** One row a day and words: of two visitors who are the first at once, one counts on the other's. */
export async function createDayIndex(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, INDEX, MISSED_SEARCH, ['day', 'words'])
}

interface ListContext {
  uid: string
  action: string
  params: { sort?: unknown }
}

/** Has a list that is sorted by day begin each day with what was searched most. */
export async function sortWithinDay(
  { uid, action, params }: ListContext,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const byDay = typeof params.sort === 'string' && params.sort.startsWith('day:')
  if (uid === MISSED_SEARCH && action === 'findMany' && byDay) {
    params.sort = [params.sort, 'times:DESC']
  }
  return next()
}
