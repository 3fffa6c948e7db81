import type { SiteRecord } from '@guia/contract'
import type { ImageUse } from '../publish/images/collect-images.ts'
import type { SmallDocuments, StoreDocument } from '../site/documents.ts'
import type { Page } from '../site/pages/page.ts'
import type { Problem } from '../site/problems.ts'
import type { ImageUrls } from '../site/records/fields.ts'

/** What the CMS sends for one preview. */
export interface PreviewParts {
  /** Of the kind that is previewed, the document and no other. */
  documents: SmallDocuments
  /** The previewed store, or those that what is previewed belongs to. */
  stores: readonly StoreDocument[]
  /** The site's configuration without its lists. */
  site: SiteRecord
  siteUrl: string
  /** The day in Goya, 'AAAA-MM-DD'. */
  today: string
}

export type MadePage =
  /** `note`: why visitors would not see it yet, for the strip above it. */
  | { page: Page; note?: string }
  /** What is missing for there to be a page. */
  | { problems: Problem[] }

/** A document whose page can be made. */
export interface Previewed {
  /** Every image that its page shows. */
  images: ImageUse[]
  /** To be called once these are rendered. */
  make: (imageUrl: ImageUrls) => MadePage
}

/** Finds the document of a kind in what was sent; null when it is not there. */
export type FindPreviewed = (parts: PreviewParts) => Previewed | null
