import type { PublicContent } from './files.ts'
import type { SiteRecord } from './site-record.ts'
import type { StoreCardRecord, StoreRecord } from './store-record.ts'

/** Id of the element that holds a page's data. */
export const PAGE_DATA_ID = 'datos'

/** What a page may hold, whole or a part of it. */
export type PageList = keyof PublicContent

/** What a page shows, in the shape of the public files, so that its first view needs no request. */
export interface PageData extends Partial<Omit<PublicContent, 'stores'>> {
  /** Path that the data belongs to, '/store/la-espiga'; '*' for the page of unknown addresses. */
  page: string
  site: SiteRecord
  /** The cards that a list page shows. */
  stores?: StoreCardRecord[]
  /** The full record, on a store's own page. */
  store?: StoreRecord
  /** Of a list page, which may hold only the first of its stores: how many it lists in all. */
  total?: number
  /** Of /tienda with only the first of its stores: the initials of all of them, in order. */
  initials?: string[]
  /**
   * Lists that hold only what this page shows: another page, or more of this one, must load them.
   * 'site': it holds no more categories and professions than this page shows.
   */
  parts: PageList[]
}
