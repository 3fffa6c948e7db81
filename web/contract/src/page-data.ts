import type { PublicContent } from './files.ts'
import type { SiteRecord } from './site-record.ts'
import type { StoreRecord } from './store-record.ts'

/** Id of the element that holds a page's data. */
export const PAGE_DATA_ID = 'datos'

/** What a page may hold, whole or a part of it. */
export type PageList = keyof PublicContent

/** What a page shows, in the shape of the public files, so that its first view needs no request. */
export interface PageData extends Partial<PublicContent> {
  /** Path that the data belongs to, '/store/la-espiga'; '*' for the page of unknown addresses. */
  page: string
  site: SiteRecord
  /** The full record, on a store's own page. */
  store?: StoreRecord
  /** Of a list page that holds only the first of its stores: how many it lists in all. */
  total?: number
  /** Of /tienda with only the first of its stores: the initials of all of them, in order. */
  initials?: string[]
  /**
   * Lists that hold only what this page shows: another page, or more of this one, must load them.
   * 'site': its categories are left out, because this page does not show them.
   */
  parts: PageList[]
}
