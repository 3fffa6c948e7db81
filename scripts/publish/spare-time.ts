import path from 'node:path'
import { PageBundles } from './pages/page-bundles.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { openState } from './state/state.ts'

/** A change that comes meanwhile waits as long. */
const SPARE_TIME_MS = 300

/**
 * What may be done when nothing is to be published: pages are compressed as far as can be. Returns
 * whether nothing is left to do. Throws an AnotherIsAtWork, or what a full disk or a damaged state
 * throws; nothing that is live suffers.
 */
export async function useSpareTime(folder: string): Promise<boolean> {
  const siteDir = path.resolve(folder)
  return withPublicationLock(siteDir, () => compressPages(siteDir), 0)
}

async function compressPages(siteDir: string): Promise<boolean> {
  const state = openState(siteDir)
  try {
    const bundles = new PageBundles(siteDir, state)
    return await bundles.compressWell(performance.now() + SPARE_TIME_MS)
  } finally {
    state.close()
  }
}
