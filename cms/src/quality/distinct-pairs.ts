import type { Core } from '@strapi/strapi'
import { createUniqueIndex, tableOf } from '../database/tables'
import { rowStamps } from '../documents/document-id'

/**
 * Two stores that staff said are two, in a table of its own, as confirmations are: nothing of the stores
 * themselves changes.
 */
const PAIR = 'api::quality.distinct-pair'
const INDEX = 'guia_distinct_pairs_both'
/** Of a group of 20 that the page shows, all; a longer list of pairs is no page's. */
const MOST_AT_ONCE = 200
const LONGEST_ID = 255

/** Documents, in the order of their ids. */
export type Pair = readonly [one: string, other: string]

/** Both ways: document → those that it is not. */
export type DistinctPairs = ReadonlyMap<string, ReadonlySet<string>>

/** One row a pair: two who say it at once say it once. */
export async function createDistinctIndex(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, INDEX, PAIR, ['one_id', 'other_id'])
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID

const inOrder = (a: string, b: string): Pair => (a < b ? [a, b] : [b, a])

/** The pairs of a request's `{ pairs: [['a', 'b'], …] }`; null when it is anything else. */
export function parsePairs(body: unknown): Pair[] | null {
  const { pairs } = (body ?? {}) as { pairs?: unknown }
  if (!Array.isArray(pairs) || pairs.length === 0 || pairs.length > MOST_AT_ONCE) return null
  const read = pairs.map((pair: unknown) => {
    const [one, other, ...more] = Array.isArray(pair) ? (pair as unknown[]) : []
    return isId(one) && isId(other) && one !== other && more.length === 0
      ? inOrder(one, other)
      : null
  })
  return read.every((pair) => pair !== null) ? read : null
}

/** Keeps that the stores of each pair are two; one statement, on disk after it. */
export async function keepDistinct(
  strapi: Core.Strapi,
  pairs: readonly Pair[],
  by: string | null,
  now: Date,
): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, PAIR))
    .insert(
      pairs.map(([one, other]) => ({
        one_id: one,
        other_id: other,
        said_by: by,
        ...rowStamps(now),
      })),
    )
    .onConflict(['one_id', 'other_id'])
    .ignore()
}

/** Takes it back: what they have in common is told of again. */
export async function withdrawDistinct(strapi: Core.Strapi, pairs: readonly Pair[]): Promise<void> {
  await strapi.db
    .connection(tableOf(strapi, PAIR))
    .whereIn(['one_id', 'other_id'], pairs as never)
    .delete()
}

interface SaidPair {
  oneId: string
  otherId: string
  saidBy: string | null
}

/** All pairs, what was said last first. */
export const readPairs = (strapi: Core.Strapi): Promise<SaidPair[]> =>
  strapi.db.query(PAIR).findMany({
    select: ['oneId', 'otherId', 'saidBy'],
    orderBy: [{ id: 'desc' }],
  } as never)

export function distinctPairs(
  pairs: readonly Pick<SaidPair, 'oneId' | 'otherId'>[],
): DistinctPairs {
  const all = new Map<string, Set<string>>()
  const add = (one: string, other: string) => all.set(one, (all.get(one) ?? new Set()).add(other))
  for (const { oneId, otherId } of pairs) {
    add(oneId, otherId)
    add(otherId, oneId)
  }
  return all
}

/** Pairs of which one store cannot be got back any more. */
export async function forgetPairsOf(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<void> {
  const gone = { $in: documentIds }
  await strapi.db
    .query(PAIR)
    .deleteMany({ where: { $or: [{ oneId: gone }, { otherId: gone }] } } as never)
}
