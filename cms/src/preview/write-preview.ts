import type { Core } from '@strapi/strapi'
import {
  readRows,
  type Line,
  type Row,
  type Selection,
} from '../api/publication/services/snapshot-lines'
import {
  atOneMoment,
  writeWith,
  type RowsOf,
  type WriteLine,
} from '../api/publication/services/snapshot'
import { readVersion } from '../api/publication/services/version'
import type { Shape } from '../rules/content-type'
import type { PreviewedKind } from '../rules/previewed-kinds'
import { TYPES, type PublishedKind } from '../rules/types'
import type { PreviewedDocument } from './preview-token'

/** What is read whole, as it is published, for the page of a document besides the document. */
const MADE_WITH: Record<PreviewedKind, readonly PublishedKind[]> = {
  store: ['category', 'subcategory', 'payment-method', 'offer'],
  // Its own store is read alone.
  offer: [],
  professional: ['professional-category'],
}

const OF_EVERY_PAGE: readonly PublishedKind[] = ['site-setting', 'calendar']

/** Fields of a kind that point at a document, and what is told of it. */
const relationsOf = (kind: PreviewedKind): [field: string, parts: string[]][] =>
  Object.entries<Shape>(TYPES[kind].published).flatMap(([field, shape]) =>
    typeof shape === 'object' && 'relation' in shape
      ? [[field, Object.keys(shape.relation)] as [string, string[]]]
      : [],
  )

type Found = Record<string, unknown> | null

const findOne = async (strapi: Core.Strapi, uid: string, query: unknown): Promise<Found> =>
  (await strapi.db.query(uid as never).findOne(query as never)) as Found

/**
 * The one row, null when there is none. A draft's relations lead to drafts, which are nobody's to
 * see: what is published of these stands in their place, null where nothing is.
 */
async function readDocument(
  strapi: Core.Strapi,
  { uid, select, populate }: Line,
  { kind, documentId, isDraft }: PreviewedDocument,
): Promise<Row | null> {
  const relations = relationsOf(kind)
  const named = relations.map(([field]): [string, Selection] => [field, { select: ['documentId'] }])
  const row = await findOne(strapi, uid, {
    select,
    populate: { ...populate, ...Object.fromEntries(named) },
    where: { documentId, publishedAt: { [isDraft ? '$null' : '$notNull']: true } },
  })
  if (!row) return null
  const { attributes } = strapi.getModel(uid as never) as {
    attributes: Record<string, { target?: string }>
  }
  for (const [field, parts] of relations) {
    const target = (row[field] as { documentId: string } | null)?.documentId
    row[field] = target
      ? await findOne(strapi, attributes[field]?.target ?? '', {
          select: parts,
          where: { documentId: target, publishedAt: { $notNull: true } },
        })
      : null
  }
  return row as Row
}

/** Number of the store that an offer is of. */
function storesOf(row: Row | null): number[] {
  const { numero } = (row?.store ?? {}) as { numero?: number }
  return numero === undefined ? [] : [numero]
}

/**
 * Writes what the page of one document is made of, as a snapshot that says what it `shows`: of what
 * it is made with the published, of its own kind the document asked for and nothing else. Without a
 * line of it when there is no such document.
 */
export async function writePreview(
  strapi: Core.Strapi,
  writeLine: WriteLine,
  previewed: PreviewedDocument,
): Promise<void> {
  const shows = previewed.kind
  let row: Row | null = null
  const rowsOf: RowsOf = async function* (kind, line) {
    if (kind === shows) {
      row = await readDocument(strapi, line, previewed)
      if (row) yield row
    } else if (kind === 'store') {
      yield* readRows(strapi, line, storesOf(row))
    } else if (OF_EVERY_PAGE.includes(kind) || MADE_WITH[shows].includes(kind)) {
      yield* readRows(strapi, line, null)
    }
  }
  await atOneMoment(strapi, async () => {
    const version = await readVersion(strapi)
    await writeWith(writeLine, { version, token: '', changed: [], shows }, rowsOf)
  })
}
