import { linkSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { cannotHardLink } from './durable-files.ts'

/** Another name for a link, when it leads to the same place. */
function shareLink(link: string, to: string, file: string): boolean {
  // Elsewhere a hard link leads to what a symbolic link leads to.
  if (process.platform !== 'linux') return false
  try {
    if (readlinkSync(link) !== to) return false
    linkSync(link, file)
    return true
  } catch {
    return false
  }
}

/**
 * A relative link to a target. `live`, the link in its place in the live release, is shared when it
 * leads to the same: one of its own takes an inode, of which ten thousand take seconds while those
 * of older releases are given up. Throws when something stands there.
 */
export function linkTo(target: string, file: string, live: string | null): void {
  const to = path.relative(path.dirname(file), target)
  if (live === null || !shareLink(live, to, file)) symlinkSync(to, file)
}

/**
 * Gives a file another name; false where the disk cannot. Throws when it is nowhere, or something
 * stands at the other name.
 */
export function nameFile(file: string, as: string): boolean {
  try {
    linkSync(file, as)
    return true
  } catch (error) {
    if (cannotHardLink(error)) return false
    throw error
  }
}
