import type { PageData } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import type { JsonLdObject } from '../structured-data/json-ld.ts'

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

/** A page: its inputs, which tell whether it has to be made again, and, lazily, its data. */
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
  /** Everything that data() comes from: the page is made again when it changes. */
  inputs: readonly unknown[]
  /** Asked for only when the page has to be made. */
  data: () => PageData
  /** schema.org descriptions. */
  jsonLd: readonly JsonLdObject[]
  /** The picture of its link preview; the site's own when there is none. */
  card?: PreviewCard
  /** Last change of the one record that it shows, ISO 8601, for the sitemap; a list says none. */
  modified?: string | undefined
}
