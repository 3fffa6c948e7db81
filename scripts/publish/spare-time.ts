import path from 'node:path'
import { MediaFolder } from './images/media-folder.ts'
import { PageBundles } from './pages/page-bundles.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { openState } from './state/state.ts'

/** A change that comes meanwhile waits as long. */
const SPARE_TIME_MS = 2_000

/**
 * What may be done when nothing is to be published: pages are compressed as far as can be. Throws an
 * AnotherIsAtWork, or what a full disk or a damaged state throws; nothing that is live suffers.
 */
export async function useSpareTime(folder: string): Promise<void> {
  const siteDir = path.resolve(folder)
  await withPublicationLock(siteDir, async () => {
    const state = openState(siteDir)
    try {
      const bundles = new PageBundles(siteDir, state, new MediaFolder(siteDir, state))
      await bundles.compressWell(performance.now() + SPARE_TIME_MS)
    } finally {
      state.close()
    }
  })
}
