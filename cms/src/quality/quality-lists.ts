import { dayInGoya } from '../rules/goya-time'
import type { DuplicateGroup, Reason } from './duplicates/find-duplicates'
import { lineOf, type StoreLine, type StoreSummary } from './store-summary'

/** A store that lacks something, with what. */
export type IncompleteEntry = Pick<StoreSummary, 'documentId' | 'name' | 'isPublished' | 'missing'>

/** A published store of which nobody has said for long that it is right. */
export interface StaleEntry {
  documentId: string
  name: string
  /** '2026-03-01', when it was last confirmed or written by staff; null: never. */
  lastDay: string | null
}

export interface DuplicateEntry {
  reasons: Reason[]
  stores: StoreLine[]
  /** How many more are of the group than are listed. */
  more: number
}

/** What lacks something: published before drafts, the worst first, and of these in the order given. */
export function incompleteOf(stores: Iterable<StoreSummary>): IncompleteEntry[] {
  return [...stores]
    .filter(({ missing }) => missing.length > 0)
    .sort(
      (a, b) =>
        Number(b.isPublished) - Number(a.isPublished) || b.missing.length - a.missing.length,
    )
    .map(({ documentId, name, isPublished, missing }) => ({
      documentId,
      name,
      isPublished,
      missing,
    }))
}

const CONFIRMED_FOR_MONTHS = 6

/** The same day of the month six months before a day: '2026-08-31' → '2026-02-28'. */
export function confirmedSince(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - CONFIRMED_FOR_MONTHS, 1))
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  first.setUTCDate(Math.min(day, new Date(next).getUTCDate()))
  return first.toISOString().slice(0, 10)
}

/**
 * Published stores that nobody has confirmed or written for six months, those first of which it is
 * longest ago, and of one day in the order given. `confirmations`: document → day.
 */
export function staleOf(
  stores: Iterable<StoreSummary>,
  confirmations: ReadonlyMap<string, string>,
  now: Date,
): StaleEntry[] {
  const since = confirmedSince(dayInGoya(now))
  // Goya's midnight: it has had no summer time since 2009.
  const sinceTime = Date.parse(`${since}T00:00:00-03:00`)
  return [...stores]
    .filter(({ documentId, isPublished, writtenAt }) => {
      if (!isPublished || (writtenAt ?? 0) >= sinceTime) return false
      return (confirmations.get(documentId) ?? '') < since
    })
    .map(({ documentId, name, writtenAt }) => {
      const confirmed = confirmations.get(documentId) ?? ''
      const written = writtenAt === null ? '' : dayInGoya(new Date(writtenAt))
      return { documentId, name, lastDay: (confirmed > written ? confirmed : written) || null }
    })
    .sort(
      (a, b) =>
        Number((a.lastDay ?? '') > (b.lastDay ?? '')) -
        Number((a.lastDay ?? '') < (b.lastDay ?? '')),
    )
}

/** Of a group of hundreds that share a number, as many as help to see what is wrong. */
const MOST_OF_GROUP = 20

/** Groups of stores that may be one, of those that the reader may know of. */
export function duplicatesOf(
  groups: readonly DuplicateGroup[],
  readable: ReadonlyMap<string, StoreSummary>,
): DuplicateEntry[] {
  return groups.flatMap(({ documentIds, reasons }) => {
    const found = documentIds.flatMap((id) => readable.get(id) ?? [])
    if (found.length < 2) return []
    const stores = found.slice(0, MOST_OF_GROUP).map(lineOf)
    return [{ reasons, stores, more: found.length - stores.length }]
  })
}
