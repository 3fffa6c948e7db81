import type { Core } from '@strapi/strapi'
import { tableOf } from '../database/tables'
import { raiseVersion } from '../api/publication/services/version'
import { FORMER_SLUGS } from '../rules/limits'
import type { Data } from './rules'
import { publishes, type VisibleType } from './visible-types'

/** Written here and nowhere else: the slugs that a document was published under before … */
const PREVIOUS = 'previousSlugs'
/** … and the last one, which an unpublished document still has links to. */
const PUBLISHED = 'publishedSlug'

/** Types whose pages are found by their slug, so that links to an old one have to go on. */
export const remembersSlugs = (type: VisibleType) => publishes(type, PREVIOUS)

/** The history is nobody's to write: the panel sends back what it read, the importer may guess. */
export function dropHistory(type: VisibleType, data: Data): void {
  if (!remembersSlugs(type)) return
  delete data[PREVIOUS]
  delete data[PUBLISHED]
}

/** A copy has its own address and none before it. */
export function forgetHistory(type: VisibleType, data: Data): void {
  if (remembersSlugs(type)) Object.assign(data, { [PREVIOUS]: null, [PUBLISHED]: null })
}

/**
 * The history after a publication, newest last, no more than are kept, never the current slug.
 * nextHistory(['a'], 'b', 'c') → ['a', 'b']; nextHistory(['a', 'b'], 'c', 'a') → ['b', 'c']
 */
export function nextHistory(history: unknown, left: string | null, current: string): string[] {
  const known = (Array.isArray(history) ? history : []).filter((slug) => typeof slug === 'string')
  const all = left ? [...known.filter((slug) => slug !== left), left] : known
  return all.filter((slug) => slug !== current).slice(-FORMER_SLUGS)
}

interface Row {
  id: number
  numero: number
  slug: string | null
  previousSlugs: string[] | null
  publishedSlug: string | null
}

const asJson = (slugs: string[]) => (slugs.length > 0 ? JSON.stringify(slugs) : null)

/** Writes into a row without its `updatedAt`: nobody changed the document. */
async function write(strapi: Core.Strapi, type: VisibleType, id: number, columns: Data) {
  const table = tableOf(strapi, type)
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).where({ id }).update(columns)
  })
}

/** Takes a slug out of the history of all other documents: its links now lead to its new owner. */
async function takeSlug(strapi: Core.Strapi, type: VisibleType, documentId: string, slug: string) {
  const hasHistory = { $or: [{ previousSlugs: { $notNull: true } }, { publishedSlug: slug }] }
  const rows: Row[] = await strapi.db
    .query(type)
    .findMany({ where: { ...hasHistory, documentId: { $ne: documentId } } })
  for (const { id, numero, previousSlugs, publishedSlug } of rows) {
    if (publishedSlug !== slug && !previousSlugs?.includes(slug)) continue
    const kept = (previousSlugs ?? []).filter((previous) => previous !== slug)
    await write(strapi, type, id, {
      previous_slugs: asJson(kept),
      published_slug: publishedSlug === slug ? null : publishedSlug,
    })
    // The publisher has to see that one again as well: nothing else tells of it.
    if (type === 'api::store.store')
      await raiseVersion(strapi, { touched: { numero }, isForVisitors: true })
  }
}

/**
 * Remembers the slug that a document leaves by being published under another one. Call it inside
 * the transaction that publishes, before: the published row is a copy of the draft.
 */
export async function rememberSlug(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<void> {
  if (!remembersSlugs(type)) return
  const rowWhere = (publishedAt: Data): Promise<Row | null> =>
    strapi.db.query(type).findOne({ where: { documentId, publishedAt } })
  const draft = await rowWhere({ $null: true })
  if (!draft?.slug || draft.publishedSlug === draft.slug) return
  // Published before there was a history: the published row still knows.
  const left = draft.publishedSlug ?? (await rowWhere({ $notNull: true }))?.slug ?? null
  const history = nextHistory(draft.previousSlugs, left, draft.slug)
  await write(strapi, type, draft.id, {
    previous_slugs: asJson(history),
    published_slug: draft.slug,
  })
  await takeSlug(strapi, type, documentId, draft.slug)
}

/** Whether visitors who follow a slug are led to another document. */
async function leadsElsewhere(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
  slug: string,
): Promise<boolean> {
  const query = strapi.db.query(type)
  const others = { documentId: { $ne: documentId } }
  const owners = { ...others, $or: [{ slug }, { publishedSlug: slug }] }
  if ((await query.count({ where: owners })) > 0) return true
  const rows: Row[] = await query.findMany({
    where: { ...others, previousSlugs: { $notNull: true } },
  })
  return rows.some(({ previousSlugs }) => previousSlugs?.includes(slug))
}

/**
 * Gives the draft of a document that was away its history back, but for slugs that another one has
 * taken meanwhile. One that is about to be published claims its own slug by that, as a first
 * publication does.
 */
export async function restoreHistory(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
  { previousSlugs, publishedSlug }: Pick<Row, 'previousSlugs' | 'publishedSlug'>,
  isPublishedNext: boolean,
): Promise<void> {
  if (!remembersSlugs(type)) return
  const isFree = async (slug: string) => !(await leadsElsewhere(strapi, type, documentId, slug))
  const kept: string[] = []
  for (const slug of previousSlugs ?? []) if (await isFree(slug)) kept.push(slug)
  const keepsLast = !isPublishedNext && publishedSlug && (await isFree(publishedSlug))
  const where = { documentId, publishedAt: { $null: true } }
  const draft = (await strapi.db.query(type).findOne({ where })) as Row | null
  if (!draft) return
  await write(strapi, type, draft.id, {
    previous_slugs: asJson(kept),
    published_slug: keepsLast ? publishedSlug : null,
  })
}
