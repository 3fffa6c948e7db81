import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Shape, Shapes } from '../../../rules/content-type'
import { PUBLISHED_KINDS, TYPES, uidOf, type PublishedKind } from '../../../rules/types'
import { sortKeys } from './sort-keys'

/** What is read of a row, and of the rows that it points at. */
export interface Selection {
  select?: readonly string[]
  populate?: Readonly<Record<string, Selection | true>>
}

const MEDIA = { select: ['name', 'url', 'caption', 'ext', 'size', 'updatedAt'] }
/** A document that has a line of its own before. */
const REFERENCE = { select: ['documentId'] }

/** Most rows read at once: neither side has more than these in memory. */
const BATCH = 500
/** Each batch is twice the one before: the reader begins soon, and never waits for a long one. */
const FIRST_BATCH = 100

/** How the rows of a kind are read. */
export interface Line extends Selection {
  uid: string
  select: readonly string[]
}

/** Of a row itself, whatever its kind. */
const OWN_COLUMNS = ['id', 'documentId']

function selectionOf(shape: Shape): Selection | true | null {
  if (typeof shape === 'object') {
    if ('relation' in shape) return { select: Object.keys(shape.relation) }
    return 'choice' in shape ? null : true
  }
  if (shape === 'media' || shape === 'gallery') return MEDIA
  if (shape === 'references') return REFERENCE
  return shape === 'location' ? true : null
}

function lineOf(kind: PublishedKind, published: Shapes): Line {
  const fields = Object.entries(published).map(
    ([field, shape]) => [field, selectionOf(shape)] as const,
  )
  const columns = fields.filter(([, selection]) => selection === null).map(([field]) => field)
  const populate = fields.flatMap(([field, selection]) => (selection ? [[field, selection]] : []))
  return {
    uid: uidOf(kind),
    select: [...new Set([...OWN_COLUMNS, ...columns])],
    populate: Object.fromEntries(populate) as Line['populate'],
  }
}

/** The kinds of lines, stores last: a reader who knows all the rest can deal with each as it comes. */
export const LINES = PUBLISHED_KINDS.map(
  (kind) => [kind, lineOf(kind, TYPES[kind].published)] as const,
)

export type Row = { id: number; numero?: number } & Record<string, unknown>

/**
 * The published rows of a kind, a batch at a time, by number where there is one: publishing again
 * gives a document another row. The database layer itself is asked: the document service takes
 * three times as long, and what it adds, permissions and drafts, has no part in this.
 */
export async function* readRows(
  strapi: Core.Strapi,
  { uid, select, populate }: Line,
  numbers: readonly number[] | null,
) {
  const key = select.includes('numero') ? 'numero' : 'id'
  for (let last = 0, limit = FIRST_BATCH; ; limit = Math.min(2 * limit, BATCH)) {
    const rows = (await strapi.db.query(uid as never).findMany({
      select,
      populate,
      where: {
        publishedAt: { $notNull: true },
        [key]: { $gt: last, ...(numbers && { $in: numbers }) },
      },
      orderBy: [{ [key]: 'asc' }],
      limit,
    } as never)) as Row[]
    yield* rows
    // SQLite's driver never gives way by itself: only now do the rows leave.
    await nextTurn()
    if (rows.length < limit) return
    last = Number(rows.at(-1)?.[key])
  }
}

const REFERENCES = Object.entries<Shape>(TYPES.store.published)
  .filter(([, shape]) => shape === 'references')
  .map(([key]) => key)

function toField(key: string, value: unknown): unknown {
  if (REFERENCES.includes(key)) return (value as Row[]).map(({ documentId }) => documentId)
  return key === 'hours' ? sortKeys(value) : value
}

/** Relations come in the order in which they were read, JSON columns in one of the database's own. */
export const toDocument = (row: Row) =>
  Object.fromEntries(
    Object.keys(row)
      .sort()
      .map((key) => [key, toField(key, row[key])]),
  )
