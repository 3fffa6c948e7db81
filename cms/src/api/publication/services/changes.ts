import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { tableOf } from '../../../database/tables'
import { currentStaff } from '../../../panel/staff'
import { describeUid } from '../../../rules/types'

const CHANGE = 'api::publication.publication-change'

/** Changes that are remembered: who asks for older ones gets everything. */
const REMEMBERED = 5_000
const FORGOTTEN_EVERY = 500
/** From here on everything is read sooner than so many single stores. */
const MOST_STORES = 500

/** The stores that a change may concern, in what visitors see of them: one, none, any. */
type Touched = { numero: number } | 'none' | 'any'

/** What is needed of a lifecycle event of the database layer. */
export interface ChangeEvent {
  action: string
  model: { uid: string }
  result?: unknown
}

const ONE_ROW: readonly string[] = ['afterCreate', 'afterUpdate', 'afterDelete']

/** What an event may have changed; 'any' unless it is certain. */
export function touchedBy({ action, model, result }: ChangeEvent): Touched {
  if (describeUid(model.uid)?.isApartFromStores) return 'none'
  // No store names a file that has just been added.
  if (model.uid === 'plugin::upload.file' && action === 'afterCreate') return 'none'
  const { numero } = (result ?? {}) as { numero?: unknown }
  const isStore = model.uid === 'api::store.store' && ONE_ROW.includes(action)
  return isStore && Number.isInteger(numero) ? { numero: numero as number } : 'any'
}

/** Whether visitors may come to see it: a draft is saved, a picture added, and nobody does. */
export function isForVisitors({ action, model, result }: ChangeEvent): boolean {
  if (model.uid === 'plugin::upload.file') return action !== 'afterCreate'
  return (result as { publishedAt?: unknown } | null | undefined)?.publishedAt !== null
}

/** What is written down of a change. */
export interface Noted {
  touched: Touched
  /** Whether who made it is named beside the release that shows it. */
  isForVisitors: boolean
}

/** As much of a transaction as is needed here. */
type Transaction = (table: string) => {
  insert(row: object): PromiseLike<unknown>
  where(column: string, is: string, value: number): { delete(): PromiseLike<unknown> }
}

/** Writes down what a version changed, in the transaction that raised it. */
export async function rememberChange(
  strapi: Core.Strapi,
  trx: Transaction,
  version: number,
  { touched, isForVisitors }: Noted,
): Promise<void> {
  const table = tableOf(strapi, CHANGE)
  const what = typeof touched === 'string' ? { touched } : { touched: 'store', ...touched }
  const changed_by = isForVisitors ? (currentStaff(strapi)?.name ?? null) : null
  await trx(table).insert({ version, token: randomUUID(), ...what, changed_by })
  if (version % FORGOTTEN_EVERY === 0) {
    await trx(table)
      .where('version', '<', version - REMEMBERED)
      .delete()
  }
}

interface Change {
  version: number
  token: string
  touched: 'store' | 'none' | 'any'
  numero: number | null
}

async function readChanges(strapi: Core.Strapi, from: number): Promise<Change[]> {
  const rows = await strapi.db.query(CHANGE).findMany({
    where: { version: { $gte: from } },
    orderBy: [{ version: 'asc' }],
  })
  return (rows as Change[]).map((row) => ({ ...row, version: Number(row.version) }))
}

/**
 * By which a version is known again: an older copy of the database that was put back has the same
 * numbers for other changes. '' when the version is none that was written down.
 */
export async function tokenOf(strapi: Core.Strapi, version: number): Promise<string> {
  const [change] = await readChanges(strapi, version)
  return change?.version === version ? change.token : ''
}

/** Where a reader stands: the version that it knows, by number and token. */
export interface Since {
  version: number
  token: string
}

/**
 * Numbers of the stores that may differ from what a reader knows; null when that cannot be told, or
 * are too many. It never says that a store did not change unless every change since is written
 * down.
 */
export async function changedStores(
  strapi: Core.Strapi,
  version: number,
  since: Since,
): Promise<ReadonlySet<number> | null> {
  const [known, ...changes] = await readChanges(strapi, since.version)
  if (known?.version !== since.version || known.token !== since.token) return null
  const isWhole = changes.every((change, index) => change.version === since.version + index + 1)
  if (!isWhole || changes.length !== version - since.version) return null
  const numbers = new Set<number>()
  for (const { touched, numero } of changes) {
    if (touched === 'any' || (touched === 'store' && numero === null)) return null
    if (numero !== null) numbers.add(numero)
  }
  return numbers.size > MOST_STORES ? null : numbers
}
