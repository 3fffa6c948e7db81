import type { Core, UID } from '@strapi/strapi'
import type { Data } from '../documents/rules'
import { copyOf, populateOf, type Attributes } from './copy'

export const attributesOf = (strapi: Core.Strapi, type: string): Attributes =>
  strapi.contentType(type as UID.ContentType).attributes as Attributes

export type State = 'draft' | 'published'

/** A row of the database, with what its copy is made of. */
export type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string }

/** The draft or the published row of a document; of a type without drafts there is one row. */
export async function readRow(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
  state: State,
): Promise<Row | null> {
  const { options } = strapi.contentType(type as UID.ContentType)
  const publishedAt = state === 'draft' ? { $null: true } : { $notNull: true }
  const where = options?.draftAndPublish ? { documentId, publishedAt } : { documentId }
  const creator = { createdBy: { select: ['id'] }, updatedBy: { select: ['id', 'firstname'] } }
  const populate = { ...populateOf(attributesOf(strapi, type)), ...creator }
  return (await strapi.db.query(type).findOne({ where, populate } as never)) as Row | null
}

/** What a document says in one of its states; null when it has no such state. */
export async function readCopy(
  strapi: Core.Strapi,
  type: string,
  documentId: string,
  state: State,
): Promise<Data | null> {
  const row = await readRow(strapi, type, documentId, state)
  return row && copyOf(attributesOf(strapi, type), row)
}
