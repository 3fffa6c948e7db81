import type { Core } from '@strapi/strapi'
import { findInFields } from '../list-search/find-in-fields'
import type { Ability } from '../panel/staff-context'
import { READ } from '../rules/panel-permissions'
import type { FoundChoice } from '../rules/reading/choices/choices'
import { uidOf } from '../rules/types'

/** What a document of another type may name one of, and the fields that it is found by. */
const SEARCHED = {
  store: ['name', 'address'],
  category: ['name'],
  'professional-category': ['name'],
} as const

type SearchedKind = keyof typeof SEARCHED

export const isSearchedKind = (kind: string): kind is SearchedKind =>
  Object.keys(SEARCHED).includes(kind)

/** So many are offered at once: who looks for another types more of its name. */
const OFFERED = 20

interface Row {
  id: number
  documentId: string
  name: string
  address?: string | null
}

/** The rows in which every word of a search stands, those first that have them in their name. */
export function rowsFor<R extends Row>(
  rows: readonly R[],
  fields: readonly string[],
  search: string,
): R[] {
  const byName = new Set(findInFields(rows, ['name'], search))
  const byAny = new Set(findInFields(rows, fields, search))
  const named = rows.filter(({ documentId }) => byName.has(documentId))
  const others = rows.filter((row) => byAny.has(row.documentId) && !byName.has(row.documentId))
  return [...named, ...others].slice(0, OFFERED)
}

/**
 * Documents of a kind to choose one of, by name, published or not, found as people type them; '' for
 * the first. Null for a role that may not read their names.
 */
export async function foundChoices(
  strapi: Core.Strapi,
  kind: SearchedKind,
  search: string,
  ability: Ability,
): Promise<FoundChoice[] | null> {
  const uid = uidOf(kind)
  const fields = SEARCHED[kind].filter((field) => ability.can(READ, uid, field))
  if (!fields.includes('name')) return null
  const documents = strapi.db.query(uid)
  const drafts = (await documents.findMany({
    where: { publishedAt: null },
    select: ['id', 'documentId', ...fields],
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })) as Row[]
  const found = rowsFor(drafts, fields, search)
  const documentId = { $in: found.map((row) => row.documentId) }
  const where = { documentId, publishedAt: { $notNull: true } }
  const live = (await documents.findMany({ where, select: ['documentId'] })) as Row[]
  const isPublished = new Set(live.map((row) => row.documentId))
  return found.map((row) => ({
    id: row.id,
    documentId: row.documentId,
    name: row.name,
    address: row.address ?? null,
    isPublished: isPublished.has(row.documentId),
  }))
}
