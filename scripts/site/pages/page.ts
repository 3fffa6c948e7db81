import type { PageData, StoreRecord } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import type { JsonLdObject } from '../structured-data/json-ld.ts'
import type { StoreEntry } from './store-entry.ts'

/** Content of the picture that stands for a page in link previews. */
export interface PreviewCard {
  title: string
  /** Trade, specialty or discount; may be ''. */
  category: string
  /** Where it is: an address, or the store of an offer; may be ''. */
  address: string
  /** Address of the logo, portrait or photo; '' for none. */
  logo: string
  /** A photograph fills the tile and is cropped; a logo, without this, is shown whole. */
  isPhoto?: boolean
}

/** Stores that a page shows, as a list of its data. */
interface StoreCards<As extends 'stores' | 'lightStores'> {
  as: As
  of: readonly StoreEntry[]
  show: (record: StoreRecord) => NonNullable<PageData[As]>[number]
}

/** A page. It is made again when its path, head, data, cards or preview changes: all else follows from these. */
export interface Page {
  /** Path without query, '/store/la-espiga'. */
  path: string
  /** The path with the raw name in place of the slug, where there is one. */
  namedPath?: string
  /** The path that it had before its category was renamed. */
  formerPath?: string
  /** Path of the page that shows the same and is the one to know, when this one is not. */
  canonical?: string
  head: PageHead
  /** What it shows, but for its cards. */
  data: PageData
  /** Their records are read only when the page has to be made. */
  cards?: StoreCards<'stores'> | StoreCards<'lightStores'>
  /** schema.org descriptions. */
  jsonLd: readonly JsonLdObject[]
  /** The picture of its link preview; the site's own when there is none. */
  card?: PreviewCard
  /** Last change of the one record that it shows, ISO 8601, for the sitemap; a list says none. */
  modified?: string | undefined
}

/** All that a page shows. */
export const dataOf = (
  { data, cards }: Pick<Page, 'data' | 'cards'>,
  recordOf: (store: StoreEntry) => StoreRecord,
): PageData =>
  cards ? { ...data, [cards.as]: cards.of.map((store) => cards.show(recordOf(store))) } : data

/** Everything that this comes of: a store's bundle is named by what its record is made of. */
export const inputsOf = ({ data, cards }: Pick<Page, 'data' | 'cards'>): unknown[] => [
  data,
  cards?.of.map(({ page }) => page) ?? null,
]
