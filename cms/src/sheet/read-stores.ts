import type { Core } from '@strapi/strapi'
import { twinKey } from '../rules/sheet/twins'
import type { SheetStore, StoreState } from './sheet-store'
import { STORE } from './store-access'

/** What a row is compared with: relations by name, groups, and who made it, for a role's conditions. */
const POPULATE = {
  categories: { fields: ['documentId', 'name'] },
  subcategories: { fields: ['documentId', 'name'] },
  paymentMethods: { fields: ['documentId', 'name'] },
  social: true,
  location: true,
  createdBy: { fields: ['id'], populate: { roles: { fields: ['id'] } } },
}

export interface StoredStore {
  store: SheetStore
  state: StoreState
}

const time = (value: unknown): number => new Date(value as string | Date).getTime()

/** Publishing copies the draft with its time: a draft of another time has changes. */
async function withStates(strapi: Core.Strapi, stores: SheetStore[]): Promise<StoredStore[]> {
  const documentId = { $in: stores.map((store) => store.documentId) }
  const live = (await strapi.db.query(STORE).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['documentId', 'updatedAt'],
  })) as SheetStore[]
  const liveAt = new Map(live.map((row) => [row.documentId, time(row.updatedAt)]))
  return stores.map((store) => {
    const at = liveAt.get(store.documentId)
    if (at === undefined) return { store, state: 'draft' }
    return { store, state: at === time(store.updatedAt) ? 'published' : 'modified' }
  })
}

async function findStores(strapi: Core.Strapi, query: object): Promise<StoredStore[]> {
  const stores = (await strapi.documents(STORE).findMany({
    status: 'draft',
    populate: POPULATE,
    ...query,
  } as never)) as unknown as SheetStore[]
  return withStates(strapi, stores)
}

/** Drafts by their numbers. */
export async function readByNumber(
  strapi: Core.Strapi,
  numbers: readonly number[],
): Promise<Map<number, StoredStore>> {
  if (numbers.length === 0) return new Map()
  const found = await findStores(strapi, { filters: { numero: { $in: numbers } }, limit: -1 })
  return new Map(found.map((one) => [Number(one.store.numero), one]))
}

/** The next drafts after a number, in the order of their numbers. */
export const readAfter = (
  strapi: Core.Strapi,
  allowed: object,
  after: number,
  limit: number,
): Promise<StoredStore[]> =>
  findStores(strapi, {
    filters: { $and: [allowed, { numero: { $gt: after } }] },
    sort: 'numero:asc',
    limit,
  })

/** Every draft's number by its name and address. */
export async function readTwins(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows = (await strapi.db.query(STORE).findMany({
    where: { publishedAt: { $null: true } },
    select: ['numero', 'name', 'address'],
  })) as Pick<SheetStore, 'numero' | 'name' | 'address'>[]
  return new Map(
    rows.map(({ numero, name, address }) => [twinKey(name ?? '', address ?? ''), Number(numero)]),
  )
}
