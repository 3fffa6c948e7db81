import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { PreviewedStore } from '../../../preview/preview-token'
import type { Shape, Shapes } from '../../../rules/content-type'
import { PUBLISHED_KINDS, TYPES, type Kind } from '../../../rules/types'
import { changedStores, tokenOf, type Since } from './changes'
import { sortKeys } from './sort-keys'
import { readVersion } from './version'

/** What is read of a row, and of the rows that it points at. */
interface Selection {
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

interface Line extends Selection {
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

function lineOf(kind: Kind, published: Shapes): Line {
  const fields = Object.entries(published).map(
    ([field, shape]) => [field, selectionOf(shape)] as const,
  )
  const columns = fields.filter(([, selection]) => selection === null).map(([field]) => field)
  const populate = fields.flatMap(([field, selection]) => (selection ? [[field, selection]] : []))
  return {
    uid: `api::${kind}.${kind}`,
    select: [...new Set([...OWN_COLUMNS, ...columns])],
    populate: Object.fromEntries(populate) as Line['populate'],
  }
}

/** The kinds of lines, stores last: a reader who knows all the rest can deal with each as it comes. */
const LINES = PUBLISHED_KINDS.map((kind) => [kind, lineOf(kind, TYPES[kind].published)] as const)

type Row = { id: number; numero?: number } & Record<string, unknown>

/** Takes a line of the snapshot; resolves when it has room for the next one. */
export type WriteLine = (line: string) => Promise<void>

/** PostgreSQL shows each statement its own moment unless told otherwise; SQLite has one writer. */
const isolate = async (strapi: Core.Strapi, trx: { raw(sql: string): PromiseLike<unknown> }) => {
  if (strapi.db.dialect.client === 'postgres') {
    await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  }
}

/**
 * The published rows of a kind, a batch at a time, by number where there is one: publishing again
 * gives a document another row. The database layer itself is asked: the document service takes
 * three times as long, and what it adds, permissions and drafts, has no part in this.
 */
async function* readRows(
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
const toDocument = (row: Row) =>
  Object.fromEntries(
    Object.keys(row)
      .sort()
      .map((key) => [key, toField(key, row[key])]),
  )

/** Rows of the stores of a snapshot. */
type StoreRows = (line: Line) => AsyncIterable<Row>

/** First line, everything that is published but the stores, the stores as they are given, last line. */
async function writeWith(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  head: { version: number; token: string; changed: readonly number[] | null },
  storeRows: StoreRows,
): Promise<void> {
  const write = (kind: string, document: unknown) =>
    writeLine(`${JSON.stringify({ kind, document })}\n`)
  let documents = 0
  await write('snapshot', { format: 3, ...head })
  for (const [kind, line] of LINES) {
    const rows = kind === 'store' ? storeRows(line) : readRows(strapi, line, null)
    for await (const row of rows) {
      documents += 1
      await write(kind, toDocument(row))
    }
  }
  await write('end', { documents })
}

async function writeAll(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  since: Since | null,
): Promise<void> {
  const version = await readVersion(strapi)
  const stores = since && (await changedStores(strapi, version, since))
  const changed = stores && [...stores].sort((a, b) => a - b)
  const token = await tokenOf(strapi, version)
  const storeRows: StoreRows = (line) => readRows(strapi, line, changed)
  await writeWith(strapi, writeLine, { version, token, changed }, storeRows)
}

/**
 * Writes all published documents as of one moment, one JSON object a line. First line: version and
 * token, and `changed`, the numbers of the stores that may have changed since what the reader
 * knows: of the stores, only those are sent; null when all are. Then everything that stores are
 * made with, then these, which name their categories and payment methods by document; last: the
 * count, by which a reader knows that nothing is missing.
 */
export async function writeSnapshot(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  since: Since | null = null,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await isolate(strapi, trx)
    await writeAll(strapi, writeLine, since)
  })
}

/**
 * Writes what the page of one store is made of, as a snapshot: what stores are made with is the
 * published, the store is the one asked for. Without a line of it when there is no such store.
 */
export async function writePreview(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  { documentId, isDraft }: PreviewedStore,
): Promise<void> {
  const storeRows: StoreRows = async function* ({ uid, select, populate }) {
    const row = (await strapi.db.query(uid as never).findOne({
      select,
      populate,
      where: { documentId, publishedAt: { [isDraft ? '$null' : '$notNull']: true } },
    } as never)) as Row | null
    if (row) yield row
  }
  await strapi.db.transaction(async ({ trx }) => {
    await isolate(strapi, trx)
    const version = await readVersion(strapi)
    await writeWith(strapi, writeLine, { version, token: '', changed: [] }, storeRows)
  })
}
