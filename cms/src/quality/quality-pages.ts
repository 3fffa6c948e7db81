import type { Core } from '@strapi/strapi'
import type { Ability } from '../panel/staff-context'
import { READ } from '../rules/panel-permissions'
import type { Hours } from '../rules/hours'
import { lastConfirmations } from './confirmations'
import { readMissedWords, type MissedEntry } from './missed-words'
import { duplicatesOf, incompleteOf, staleOf } from './quality-lists'
import type { DuplicateEntry, IncompleteEntry, StaleEntry } from './quality-lists'
import { STORE } from './read-stores'
import { storesFor } from './reader'

const PAGE = 25

/** What visitors read of a store, and may have to be put right. */
export interface ShownData {
  phone: string | null
  whatsapp: string | null
  address: string | null
  city: string | null
  hours: Hours | null
}

/** A line of each list. */
export interface QualityEntries {
  incomplete: IncompleteEntry
  stale: StaleEntry & { shown: ShownData | null }
  duplicates: DuplicateEntry
  searches: MissedEntry
}

export type QualityList = keyof QualityEntries
export const QUALITY_LISTS: readonly QualityList[] = [
  'incomplete',
  'stale',
  'duplicates',
  'searches',
]

/** Answer of GET /quality/:list?page=1 */
export interface QualityPage<L extends QualityList = QualityList> {
  /** Lines of each list; null of one that the role may not see. */
  counts: Record<QualityList, number | null>
  /** Of all stores that the role may read. */
  stores: number
  page: number
  pages: number
  entries: QualityEntries[L][]
}

const MISSED_SEARCH = 'api::missed-search.missed-search'

async function withShownData(strapi: Core.Strapi, entries: readonly StaleEntry[]) {
  const rows = (await strapi.db.query(STORE).findMany({
    select: ['documentId', 'phone', 'whatsapp', 'address', 'city', 'hours'],
    where: {
      documentId: { $in: entries.map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
    },
  } as never)) as (ShownData & { id: number; documentId: string })[]
  const shown = new Map(rows.map(({ id: _id, documentId, ...data }) => [documentId, data]))
  return entries.map((entry) => ({ ...entry, shown: shown.get(entry.documentId) ?? null }))
}

/** A page of one list with the counts of all. `page` counts from 1; one that does not exist is the last. */
export async function readQualityPage(
  strapi: Core.Strapi,
  ability: Ability,
  list: QualityList,
  page: number,
  now: Date,
): Promise<QualityPage> {
  const { stores, duplicates } = await storesFor(strapi, ability)
  const maySeeSearches = ability.can(READ, MISSED_SEARCH)
  const lists = {
    incomplete: incompleteOf(stores.values()),
    stale: staleOf(stores.values(), await lastConfirmations(strapi), now),
    duplicates: duplicatesOf(duplicates, stores),
    searches: maySeeSearches ? await readMissedWords(strapi) : [],
  }
  const all: readonly (QualityEntries[QualityList] | StaleEntry)[] = lists[list]
  const pages = Math.max(1, Math.ceil(all.length / PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const entries = all.slice((shown - 1) * PAGE, shown * PAGE)
  return {
    counts: {
      incomplete: lists.incomplete.length,
      stale: lists.stale.length,
      duplicates: lists.duplicates.length,
      searches: maySeeSearches ? lists.searches.length : null,
    },
    stores: stores.size,
    page: shown,
    pages,
    entries:
      list === 'stale'
        ? await withShownData(strapi, entries as StaleEntry[])
        : (entries as QualityEntries[QualityList][]),
  }
}
