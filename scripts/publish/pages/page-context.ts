import type { SiteRecord, StoreRecord } from '@guia/contract'
import type { parseSite } from '@guia/web/catalog/parse-site'
import type { SmallRecords } from '../records/small-records.ts'
import type { StoreEntry } from '../stores/store-entry.ts'

/** What the pages of a release are made from. */
export interface PageContext {
  siteUrl: string
  /** `sitio.json`. */
  site: SiteRecord
  parsedSite: ReturnType<typeof parseSite>
  /** Last change of the site's configuration, ISO 8601. */
  siteModified: string
  /** Every store, by number. */
  entries: readonly StoreEntry[]
  small: SmallRecords
  /** Professional's number → last change. */
  professionalsModified: ReadonlyMap<number, string>
  /** The whole record of a store, from its unit. */
  recordOf: (store: StoreEntry) => Promise<StoreRecord>
}

/** The last change among the site's configuration and some stores. */
export const latest = (
  { siteModified }: PageContext,
  stores: readonly { updatedAt: string }[],
): string =>
  stores.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), siteModified)
