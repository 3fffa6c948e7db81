import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { LEAD_COUNTS_TABLE as TABLE } from '../rules/limits'
import { networkOf, secondsLeft, WINDOW_MS } from '../security/attempt-limit'
import { MINUTE_MS } from '../rules/durations'

/** Beside the networks: the count of all. */
const ALL = 'all'

export interface LeadLimits {
  perAddress: number
  overall: number
}

/** Known again for ten minutes by who holds the installation's key, and an address to nobody else. */
const nameOf = (strapi: Core.Strapi, address: string): string =>
  createHmac('sha256', strapi.config.get<string[]>('server.app.keys')[0] ?? '')
    .update(`interesados ${networkOf(address)}`)
    .digest('hex')

const rows = (strapi: Core.Strapi) => strapi.db.connection(TABLE)

/** Who is counted with a lead: its network, then all. In this order always: two panels must not wait for each other. */
const limitsOf = (strapi: Core.Strapi, address: string, { perAddress, overall }: LeadLimits) => [
  { name: nameOf(strapi, address), most: perAddress },
  { name: ALL, most: overall },
]

type Limit = ReturnType<typeof limitsOf>[number]

/** A clock that was set back, or goes before another machine's, closes the form for no longer. */
const isOver = (started: number, now: number): boolean => Math.abs(started - now) >= WINDOW_MS

/** Seconds after which another lead may be counted; 0: now. */
async function waitOf(strapi: Core.Strapi, limits: Limit[], now: number): Promise<number> {
  const names = limits.map(({ name }) => name)
  const counted: { name: string; started: unknown; count: number }[] = await rows(strapi)
    .whereIn('name', names)
    .select()
  const waits = limits.map(({ name, most }) => {
    const row = counted.find((known) => known.name === name)
    const started = Number(row?.started)
    return !row || row.count < most || isOver(started, now) ? 0 : secondsLeft(started, now)
  })
  return Math.max(...waits)
}

/** Names of those of which one more was counted: not of those that have as many as they may. */
async function addOne(strapi: Core.Strapi, limits: Limit[], now: number): Promise<string[]> {
  const { connection } = strapi.db
  const over = `abs(${TABLE}.started - excluded.started) >= ${WINDOW_MS}`
  const counted: { name: string }[] = await rows(strapi)
    .insert(limits.map(({ name, most }) => ({ name, started: now, count: 1, most })))
    .onConflict('name')
    .merge({
      started: connection.raw(`CASE WHEN ${over} THEN excluded.started ELSE ${TABLE}.started END`),
      count: connection.raw(`CASE WHEN ${over} THEN 1 ELSE ${TABLE}.count + 1 END`),
    })
    .whereRaw(`${over} OR ${TABLE}.count < excluded.most`)
    .returning('name')
  return counted.map(({ name }) => name)
}

async function count(strapi: Core.Strapi, limits: Limit[], now: number): Promise<number> {
  const wait = await waitOf(strapi, limits, now)
  if (wait > 0) return wait
  const counted = await addOne(strapi, limits, now)
  if (counted.length === limits.length) return 0
  await takeBack(strapi, counted)
  return Math.max(1, await waitOf(strapi, limits, now))
}

/**
 * Counts one more lead of an address and of all, over all panels on the database. 0: go on; otherwise
 * nothing is counted, and it is the seconds after which to come back. Before the lead is stored, in a
 * statement that commits by itself: thousands may be under way together. Throws an error that holds
 * nothing of the address, for it goes to the log.
 */
export async function countLead(
  strapi: Core.Strapi,
  address: string,
  limits: LeadLimits,
): Promise<number> {
  return count(strapi, limitsOf(strapi, address, limits), Date.now()).catch(
    ({ code = 'no code' }: { code?: string }) => {
      throw new Error(`A lead could not be counted: ${code}`)
    },
  )
}

/**
 * One after the other: a statement for both would take their rows in any order, and PostgreSQL end
 * it, or the counting of another lead, where each waits for the other.
 */
async function takeBack(strapi: Core.Strapi, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rows(strapi).where({ name }).where('count', '>', 0).decrement('count', 1)
  }
}

/** Takes back one that was counted and is not stored. */
export const forgiveLead = (strapi: Core.Strapi, address: string): Promise<void> =>
  takeBack(strapi, [nameOf(strapi, address), ALL])

/**
 * Counts are of these ten minutes, and nothing of anybody is kept for longer. The count of all, which
 * is of nobody, stays: a lead that is being counted may hold it and wait for another row.
 */
async function forgetCounts(strapi: Core.Strapi): Promise<void> {
  await rows(strapi)
    .whereNot({ name: ALL })
    .whereRaw('abs(started - ?) >= ?', [Date.now(), WINDOW_MS])
    .delete()
}

/**
 * Has the table of the counts, which no lead waits for: PostgreSQL need not flush it to the disk and
 * empties it when its server crashes. Forgets what is over every minute. Returns what ends that.
 */
export async function openCounts(strapi: Core.Strapi): Promise<() => void> {
  const unlogged = strapi.db.dialect.client === 'postgres' ? 'UNLOGGED' : ''
  await strapi.db.connection.raw(
    `CREATE ${unlogged} TABLE IF NOT EXISTS ${TABLE} (name varchar(64) PRIMARY KEY, started bigint NOT NULL, count integer NOT NULL, most integer NOT NULL)`,
  )
  await forgetCounts(strapi)
  const timer = setInterval(() => {
    forgetCounts(strapi).catch((error: unknown) => strapi.log.error(error))
  }, MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
