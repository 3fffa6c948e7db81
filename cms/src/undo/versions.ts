import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import type { Data } from '../documents/rules'
import { copyOf, differingFields } from './copy'
import { labelOf } from './missing'
import { attributesOf, readCopy, readRow, type Row } from './read-copy'
import { currentStaff } from '../panel/staff'

const VERSION = 'api::undo.store-version'
export const STORE = 'api::store.store'

const KEPT_VERSIONS = 10

interface VersionRow {
  id: number
  targetId: string
  content: string
  savedBy: string | null
  savedAt: string
}

const newestFirst = [{ savedAt: 'desc' }, { id: 'desc' }] as never

async function readVersions(strapi: Core.Strapi, documentId: string): Promise<VersionRow[]> {
  const where = { targetId: documentId }
  return strapi.db.query(VERSION).findMany({ where, orderBy: newestFirst })
}

async function add(
  strapi: Core.Strapi,
  targetId: string,
  content: Data,
  by: string | null,
  at: Date,
) {
  await strapi.db.query(VERSION).create({
    data: { targetId, content: JSON.stringify(content), savedBy: by, savedAt: at },
  })
}

async function forgetOldest(strapi: Core.Strapi, documentId: string): Promise<void> {
  const old = (await readVersions(strapi, documentId)).slice(KEPT_VERSIONS)
  if (old.length === 0) return
  const id = { $in: old.map((row) => row.id) }
  await strapi.db.query(VERSION).deleteMany({ where: { id } })
}

/** What visitors see before a publication replaces it; call it before. */
export const readReplaced = (strapi: Core.Strapi, documentId: string): Promise<Row | null> =>
  readRow(strapi, STORE, documentId, 'published')

const sameContent = (one: string, other: Data) =>
  isDeepStrictEqual(JSON.parse(one), JSON.parse(JSON.stringify(other)))

/**
 * Remembers what has just been published, inside the transaction that did it. What was published
 * before anything was remembered is remembered too: it is what a first mistake replaces.
 */
export async function rememberVersion(
  strapi: Core.Strapi,
  documentId: string,
  replaced: Row | null,
): Promise<void> {
  const content = await readCopy(strapi, STORE, documentId, 'published')
  if (!content) return
  const [last] = await readVersions(strapi, documentId)
  if (last && sameContent(last.content, content)) return
  if (!last && replaced) {
    const before = copyOf(attributesOf(strapi, STORE), replaced)
    if (!sameContent(JSON.stringify(before), content)) {
      const { firstname } = (replaced.updatedBy ?? {}) as { firstname?: string }
      await add(
        strapi,
        documentId,
        before,
        firstname ?? null,
        new Date(String(replaced.publishedAt)),
      )
    }
  }
  await add(strapi, documentId, content, currentStaff(strapi)?.name ?? null, new Date())
  await forgetOldest(strapi, documentId)
}

/** A line of the side panel «Versiones». */
export interface VersionEntry {
  id: number
  savedBy: string | null
  savedAt: string
  /** Labels of the fields in which the form, as it is saved now, says something else. */
  differs: string[]
}

/** The published versions of a store that are kept, newest first. */
export async function listVersions(
  strapi: Core.Strapi,
  documentId: string,
): Promise<VersionEntry[]> {
  const attributes = attributesOf(strapi, STORE)
  const now = (await readCopy(strapi, STORE, documentId, 'draft')) ?? {}
  const rows = await readVersions(strapi, documentId)
  return rows.map(({ id, savedBy, savedAt, content }) => ({
    id,
    savedBy,
    savedAt,
    differs: differingFields(attributes, JSON.parse(content) as Data, now).map((field) =>
      labelOf(STORE, field),
    ),
  }))
}

/** The content of a version; null when it is kept no more, or is another document's. */
export async function readVersion(
  strapi: Core.Strapi,
  documentId: string,
  id: number,
): Promise<Data | null> {
  const where = { id, targetId: documentId }
  const row = (await strapi.db.query(VERSION).findOne({ where })) as VersionRow | null
  return row && (JSON.parse(row.content) as Data)
}

/** Versions of documents that cannot be got back any more. */
export async function forgetVersionsOf(strapi: Core.Strapi, documentIds: readonly string[]) {
  await strapi.db.query(VERSION).deleteMany({ where: { targetId: { $in: documentIds } } } as never)
}
