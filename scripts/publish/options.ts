import type { BannerFiles } from './banner/check-banner.ts'
import type { Renderer } from './pages/renderer.ts'
import type { CmsAccess } from './read/cms-access.ts'

export interface PublishOptions {
  cms: CmsAccess
  /** Folder of the site: releases/, pages/, media/, assets/, current, r/. */
  siteDir: string
  /** Vite's output. */
  appDir: string
  /** The visitor app as a function. */
  loadRenderer: () => Promise<Renderer>
  /** Public base address, for canonical links. */
  siteUrl: string
  now: () => Date
  /** Video at the top of the home page. */
  banner?: BannerFiles
  /** false: what devices have kept for when there is no signal is thrown away by the next page. */
  offlineCopy?: boolean
  /** Share of the catalogue, 0 to 1, of which no more may vanish without a confirmation. */
  vanishingShare: number
  /** Content of the release that may go live although much vanishes, as the refusal names it. */
  confirmed?: string
  /**
   * Reads of the stores only those that the CMS says may have changed, when it can tell, and takes
   * what is on the disk for whole; otherwise everything is read and looked at.
   */
  onlyChanges?: boolean
  /** Says what would happen and makes nothing live. */
  checkOnly?: boolean
  /** Called after each image that was fetched. */
  onImage?: () => void
}
