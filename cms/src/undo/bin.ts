import type { Core } from '@strapi/strapi'
import type { Data } from '../documents/rules'
import type { VisibleType } from '../documents/visible-types'
import { copyOf } from './copy'
import { attributesOf, readRow, type Row } from './read-copy'
import { BIN_KEPT_DAYS } from '../rules/limits'
import { currentStaff } from '../panel/staff'
import { DAY_MS } from '../rules/durations'

export const BIN = 'api::undo.deleted-document'

/** From here on a deleted document can be got back. */
export const oldestKept = (now: number): Date => new Date(now - BIN_KEPT_DAYS * DAY_MS)

/** All of a deleted document that its recovery needs, as it stands in the bin. */
export interface Kept {
  draft: Data
  /** Null when visitors did not see it. */
  published: Data | null
  createdAt: string
  createdBy: number | null
  importKey: string | null
  importHashes: unknown
  previousSlugs: string[] | null
  publishedSlug: string | null
}

function keep(copy: (row: Row) => Data, draft: Row, published: Row | null): Kept {
  const { createdAt, createdBy, importKey, importHashes, previousSlugs, publishedSlug } = draft
  return {
    draft: copy(draft),
    published: published && copy(published),
    createdAt: String(createdAt),
    createdBy: (createdBy as { id: number } | null)?.id ?? null,
    importKey: (importKey as string | undefined) ?? null,
    importHashes: importHashes ?? null,
    previousSlugs: (previousSlugs as string[] | undefined) ?? null,
    publishedSlug: (publishedSlug as string | undefined) ?? null,
  }
}

/**
 * Puts a copy of a document into the bin. Call it inside the transaction that deletes the
 * document, before: both happen, or neither.
 */
export async function keepDeleted(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<void> {
  const published = await readRow(strapi, type, documentId, 'published')
  const draft = (await readRow(strapi, type, documentId, 'draft')) ?? published
  if (!draft) return
  const attributes = attributesOf(strapi, type)
  const content = keep((row) => copyOf(attributes, row), draft, published)
  await strapi.db.query(BIN).create({
    data: {
      contentType: type,
      targetId: documentId,
      title: String(draft.name ?? draft.title ?? ''),
      // As text: PostgreSQL's JSON gives keys in an order of its own.
      content: JSON.stringify(content),
      deletedBy: currentStaff(strapi)?.name ?? null,
      deletedAt: new Date(),
    },
  })
}

interface BinRow {
  id: number
  contentType: VisibleType
  targetId: string
  title: string | null
  content: string
  deletedBy: string | null
  deletedAt: string
}

/** A line of the page «Papelera». */
export type BinEntry = Pick<BinRow, 'id' | 'contentType' | 'title' | 'deletedBy' | 'deletedAt'>

const LISTED = ['id', 'contentType', 'title', 'deletedBy', 'deletedAt']
/** More than a page shows at once; somebody who deleted more than this looks for the last ones. */
const MOST_LISTED = 500

/** What is in the bin, newest first. */
export async function listBin(strapi: Core.Strapi, now: number): Promise<BinEntry[]> {
  return strapi.db.query(BIN).findMany({
    select: LISTED,
    where: { deletedAt: { $gte: oldestKept(now) } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    limit: MOST_LISTED,
  } as never)
}

export async function readBin(strapi: Core.Strapi, id: number, now: number) {
  const where = { id, deletedAt: { $gte: oldestKept(now) } }
  const row = (await strapi.db.query(BIN).findOne({ where })) as BinRow | null
  return row && { ...row, kept: JSON.parse(row.content) as Kept }
}

export const forgetBinRow = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await strapi.db.query(BIN).delete({ where: { id } })
}
