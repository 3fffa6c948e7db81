import type { Core } from '@strapi/strapi'
import { tableOf } from '../../../database/tables'
import { remembersSlugs } from '../../../documents/slug-history'
import { TYPES, uidOf, type PublishedKind } from '../../../rules/types'

/** As many as the home page lists. */
const MOST = 20

/** A document that visitors do not see, or of which they see an older version. */
export interface Unfinished {
  kind: PublishedKind
  documentId: string
  /** '' when it has none yet. */
  name: string
  /** `off`: visitors saw it once. */
  status: 'draft' | 'modified' | 'off'
  /** ISO 8601. */
  updatedAt: string
}

/** The newest ones first, and how many there are. */
export interface UnfinishedList {
  /** Those that visitors do not see. */
  drafts: number
  modified: number
  documents: Unfinished[]
}

/** One row a document; its times as the database keeps them. */
export interface Row {
  document_id: string
  draft_at: string | number | Date | null
  live_at: string | number | Date | null
  /** Of a type that remembers its addresses: the one that visitors have known. */
  known_slug?: string | null
}

const timeOf = (value: Row['draft_at']): number => (value === null ? 0 : new Date(value).getTime())

/**
 * Draft and published row of each document, by the time of their last change: publishing copies the
 * draft with its time, as the panel's own «Modificado» knows.
 */
async function readRows(strapi: Core.Strapi, kind: PublishedKind): Promise<Row[]> {
  const { connection } = strapi.db
  const latest = (where: string, name: string) =>
    connection.raw(`MAX(CASE WHEN ${where} THEN updated_at END) AS ${name}`)
  const query = connection(tableOf(strapi, uidOf(kind)))
    .select('document_id')
    .select(latest('published_at IS NULL', 'draft_at'))
    .select(latest('published_at IS NOT NULL', 'live_at'))
    .groupBy('document_id')
  if (remembersSlugs(uidOf(kind))) void query.max('published_slug AS known_slug')
  return (await query) as Row[]
}

interface Found {
  kind: PublishedKind
  documentId: string
  status: Unfinished['status']
  time: number
}

/** What of a type waits, from the rows of its documents. */
export function unfinishedOf(kind: PublishedKind, rows: readonly Row[]): Found[] {
  return rows.flatMap(({ document_id: documentId, draft_at, live_at, known_slug }): Found[] => {
    const time = timeOf(draft_at)
    if (time === 0) return []
    if (live_at === null) {
      return [{ kind, documentId, status: known_slug ? 'off' : 'draft', time }]
    }
    return time === timeOf(live_at) ? [] : [{ kind, documentId, status: 'modified', time }]
  })
}

async function nameOf(strapi: Core.Strapi, { kind, documentId }: Found): Promise<string> {
  const row = (await strapi.db.query(uidOf(kind) as never).findOne({
    where: { documentId, publishedAt: null },
  } as never)) as Record<string, unknown> | null
  const name = row?.[TYPES[kind].mainField]
  return typeof name === 'string' ? name : ''
}

/**
 * Drafts and changed documents of these types, the newest first. `readable`: those of a type that the
 * reader may know of, null for all.
 */
export async function readUnfinished(
  strapi: Core.Strapi,
  kinds: readonly PublishedKind[],
  readable: (kind: PublishedKind) => Promise<ReadonlySet<string> | null> = async () => null,
): Promise<UnfinishedList> {
  const found: Found[] = []
  for (const kind of kinds) {
    const ofKind = unfinishedOf(kind, await readRows(strapi, kind))
    const known = ofKind.length > 0 ? await readable(kind) : null
    found.push(...ofKind.filter(({ documentId }) => known?.has(documentId) ?? true))
  }
  const modified = found.filter(({ status }) => status === 'modified').length
  const newest = [...found].sort((a, b) => b.time - a.time).slice(0, MOST)
  const documents: Unfinished[] = []
  for (const one of newest) {
    const { kind, documentId, status, time } = one
    const name = await nameOf(strapi, one)
    documents.push({ kind, documentId, name, status, updatedAt: new Date(time).toISOString() })
  }
  return { drafts: found.length - modified, modified, documents }
}
