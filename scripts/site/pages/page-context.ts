import type { SiteRecord } from '@guia/contract'
import type { parseSite } from '@guia/web/catalog/site/site'
import type { SmallRecords } from '../records/small-records.ts'
import type { StoreEntry } from './store-entry.ts'
import type { Dates } from './modification-dates.ts'

/** Everything that the pages of a release are made from. */
export interface PageContext {
  siteUrl: string
  /** `sitio.json`. */
  site: SiteRecord
  parsedSite: ReturnType<typeof parseSite>
  /** Every store, by number. */
  entries: readonly StoreEntry[]
  small: SmallRecords
  /** When the documents that have a page of their own, besides the stores, were last changed. */
  modified: Readonly<Record<'offer' | 'professional', Dates>>
}
