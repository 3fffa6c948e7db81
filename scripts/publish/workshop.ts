import type { SiteRecord } from '@guia/contract'
import { RecordCheck } from '../site/checks/check-records.ts'
import type { ImageUse } from './images/collect-images.ts'
import { createFetchImage } from './images/fetch-image.ts'
import { ImageCache } from './images/image-cache.ts'
import { MediaPool } from './images/media-pool.ts'
import { imageUrls, prepareImages, type BrokenImages } from './images/prepare-images.ts'
import type { PublishOptions } from './options.ts'
import { readAppFiles, type AppFiles } from './pages/app-files.ts'
import { CardMaker } from './pages/card-maker.ts'
import { PageMaker } from './pages/page-maker.ts'
import type { Problem } from '../site/problems.ts'
import type { ImageUrls } from '../site/records/fields.ts'
import type { ReleaseDraft } from './release/release-draft.ts'
import type { UnitPool } from './units/unit-pool.ts'

/** The tools of one publication, and where it writes. */
export interface Workshop {
  options: PublishOptions
  draft: ReleaseDraft
  units: UnitPool
  media: MediaPool
  app: AppFiles
  cache: ImageCache
  imageUrl: ImageUrls
  prepare: (uses: readonly ImageUse[]) => Promise<Problem[]>
  check: RecordCheck
}

export async function openWorkshop(
  options: PublishOptions,
  draft: ReleaseDraft,
  units: UnitPool,
): Promise<Workshop> {
  const cache = await ImageCache.open(options.imageCacheDir)
  const fetchImage = createFetchImage(options.cms)
  const broken: BrokenImages = new Map()
  return {
    options,
    draft,
    units,
    media: new MediaPool(options.siteDir),
    app: await readAppFiles(options.appDir),
    cache,
    imageUrl: imageUrls(cache),
    prepare: (uses) => prepareImages(uses, cache, fetchImage, options.onImages, broken),
    check: new RecordCheck(),
  }
}

/** Makes pages with the tools of a publication, for a site with this configuration. */
export async function createPageMaker(workshop: Workshop, site: SiteRecord): Promise<PageMaker> {
  const { options, units, media, cache, app } = workshop
  const cards = new CardMaker(site, cache)
  return new PageMaker({
    app,
    renderer: await options.loadRenderer(),
    siteUrl: options.siteUrl,
    siteName: site.name,
    units,
    media,
    sourceOf: (address) => cache.fileOf(address),
    cardOf: (page) => cards.make(page.card),
  })
}
