import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { readVersion } from '../api/publication/services/version'
import { distinctPairs, readPairs } from './distinct-pairs'
import { findDuplicates, type DuplicateGroup } from './duplicates/find-duplicates'
import { likelyTwins, type LikelyTwin } from './duplicates/likely-twins'
import { storeKeys, type Comparable, type StoreKeys } from './duplicates/store-keys'
import { summaryOf, wantingOwnPoints, type StoreRow, type StoreSummary } from './store-summary'

export const STORE = 'api::store.store'

/** Rows read at once: SQLite's driver gives way to nobody meanwhile. */
const BATCH = 250

const ID = { select: ['id'] }
const READ = {
  select: [
    ...['id', 'documentId', 'name', 'phone', 'whatsapp', 'address', 'city', 'hours'],
    ...['description', 'createdAt', 'updatedAt'],
  ],
  populate: {
    categories: ID,
    location: true,
    image: ID,
    gallery: ID,
    createdBy: ID,
    updatedBy: ID,
  },
}

/** Everything that the lists are made of. */
export interface Stores {
  /** By document, in the order of their names. */
  byId: ReadonlyMap<string, StoreSummary>
  duplicates: readonly DuplicateGroup[]
}

const inSpanish = new Intl.Collator('es', { numeric: true })

async function publishedIds(strapi: Core.Strapi): Promise<Set<string>> {
  const rows = (await strapi.db.query(STORE).findMany({
    select: ['documentId'],
    where: { publishedAt: { $notNull: true } },
  } as never)) as StoreRow[]
  return new Set(rows.map(({ documentId }) => documentId))
}

async function* readDrafts(strapi: Core.Strapi) {
  for (let last = 0; ;) {
    const rows = (await strapi.db.query(STORE).findMany({
      ...READ,
      where: { publishedAt: { $null: true }, id: { $gt: last } },
      orderBy: [{ id: 'asc' }],
      limit: BATCH,
    } as never)) as (StoreRow & { id: number })[]
    yield rows
    await nextTurn()
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}

/** What is read of the stores; the groups of those that may be one, as far as they were asked for. */
interface Read {
  byId: Stores['byId']
  keys: readonly StoreKeys[]
  found?: { said: string; duplicates: Stores['duplicates'] }
}

async function read(strapi: Core.Strapi): Promise<Read> {
  const published = await publishedIds(strapi)
  const summaries: StoreSummary[] = []
  const keys: StoreKeys[] = []
  for await (const rows of readDrafts(strapi)) {
    for (const row of rows) {
      summaries.push(summaryOf(row, published.has(row.documentId)))
      keys.push(storeKeys(row))
    }
  }
  summaries.sort((one, other) => inSpanish.compare(one.name, other.name))
  await nextTurn()
  const byId = new Map(wantingOwnPoints(summaries).map((one) => [one.documentId, one]))
  return { byId, keys }
}

interface Known {
  version: number
  stores: Promise<Read>
}

const known = new WeakMap<Core.Strapi, Known>()

/** Read once for each version of the content: every change of a store, its relations or pictures raises it. */
async function readOnce(strapi: Core.Strapi): Promise<Read> {
  const version = await readVersion(strapi)
  const before = known.get(strapi)
  if (before?.version === version) return before.stores
  const stores = read(strapi)
  known.set(strapi, { version, stores })
  // A failure is told to who asked, and is no answer for the next one.
  stores.catch(() => known.delete(strapi))
  return stores
}

/** All stores as the lists need them. */
export async function readStores(strapi: Core.Strapi): Promise<Stores> {
  const stores = await readOnce(strapi)
  const pairs = await readPairs(strapi)
  const said = JSON.stringify(pairs.map(({ oneId, otherId }) => [oneId, otherId]))
  if (stores.found?.said !== said) {
    stores.found = { said, duplicates: findDuplicates(stores.keys, distinctPairs(pairs)) }
  }
  return { byId: stores.byId, duplicates: stores.found.duplicates }
}

/** The stores that one which is being entered may be. */
export async function readTwins(
  strapi: Core.Strapi,
  entered: Omit<Comparable, 'documentId'>,
): Promise<LikelyTwin[]> {
  const { keys } = await readOnce(strapi)
  return likelyTwins(keys, storeKeys({ documentId: '', ...entered }))
}
