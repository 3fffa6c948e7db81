import type { Core } from '@strapi/strapi'
import type { PublishedKind } from '../../../rules/types'
import { changedStores, tokenOf, type Since } from './changes'
import { LINES, readRows, toDocument, type Line, type Row } from './snapshot-lines'
import { readVersion } from './version'

/** Takes a line of the snapshot; resolves when it has room for the next one. */
export type WriteLine = (line: string) => Promise<void>

/** PostgreSQL shows each statement its own moment unless told otherwise; SQLite has one writer. */
const isolate = async (strapi: Core.Strapi, trx: { raw(sql: string): PromiseLike<unknown> }) => {
  if (strapi.db.dialect.client === 'postgres') {
    await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  }
}

/** Reads what is as of one moment. */
export async function atOneMoment(strapi: Core.Strapi, read: () => Promise<void>): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await isolate(strapi, trx)
    await read()
  })
}

/** First line of a snapshot; `shows`: the kind of the one document that a preview is of. */
interface Head {
  version: number
  token: string
  changed: readonly number[] | null
  shows?: PublishedKind
}

/** The rows of a kind that a snapshot holds. */
export type RowsOf = (kind: PublishedKind, line: Line) => AsyncIterable<Row>

/** First line, the rows of each kind, stores last, and the last line. */
export async function writeWith(writeLine: WriteLine, head: Head, rowsOf: RowsOf): Promise<void> {
  const write = (kind: string, document: unknown) =>
    writeLine(`${JSON.stringify({ kind, document })}\n`)
  let documents = 0
  await write('snapshot', { format: 3, ...head })
  for (const [kind, line] of LINES) {
    for await (const row of rowsOf(kind, line)) {
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
  const rowsOf: RowsOf = (kind, line) => readRows(strapi, line, kind === 'store' ? changed : null)
  await writeWith(writeLine, { version, token, changed }, rowsOf)
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
  await atOneMoment(strapi, () => writeAll(strapi, writeLine, since))
}
