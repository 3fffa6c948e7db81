import type { Core } from '@strapi/strapi'
import { tableOf } from '../database/tables'

const MISSED_SEARCH = 'api::missed-search.missed-search'

const MOST = 100

/** What was searched in vain, how often in all the days that are kept, and when last. */
export interface MissedEntry {
  words: string
  times: number
  /** '2026-03-01' */
  lastDay: string
}

interface Row {
  words: string
  /** PostgreSQL sums to a text. */
  total: number | string
  last_day: string
}

/** What was searched in vain most often. */
export async function readMissedWords(strapi: Core.Strapi): Promise<MissedEntry[]> {
  const rows = (await strapi.db
    .connection(tableOf(strapi, MISSED_SEARCH))
    .select('words')
    .sum({ total: 'times' })
    .max({ last_day: 'day' })
    .groupBy('words')
    .orderBy([{ column: 'total', order: 'desc' }, { column: 'words' }])
    .limit(MOST)) as unknown as Row[]
  return rows.map(({ words, total, last_day: lastDay }) => ({
    words,
    times: Number(total),
    lastDay,
  }))
}
