import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CannotBeDone } from '../site/problems.ts'
import { explainDiskError } from './release/disk-errors.ts'
import { writeWhole } from './release/write-file.ts'
import { followPanel, showRelease } from './release/pin.ts'
import type { Order } from './read/cms-access.ts'

/** Beside the releases: the last order that was obeyed, so that a restart does not repeat it. */
const OBEYED_FILE = '.orden'

function lastObeyed(siteDir: string): number {
  const file = path.join(siteDir, OBEYED_FILE)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

/**
 * Does once what staff asked for in the panel. Returns true when a publication has to follow.
 * Throws a CannotBeDone in Spanish when it never will be possible, which is told once; when it
 * cannot be done now, because the disk is full or another publication runs, anything else.
 */
export async function obeyOrder(siteDir: string, { id, action, target }: Order): Promise<boolean> {
  if (id <= lastObeyed(siteDir)) return false
  // Not written down: until the content is live it has to be confirmed again after a restart, and
  // no other content is by that.
  if (action === 'confirm') return true
  const noteObeyed = () => writeWhole(path.join(siteDir, OBEYED_FILE), `${id}\n`)
  try {
    if (action === 'rollback') await showRelease(siteDir, target)
    if (action === 'forward') await followPanel(siteDir)
    // Afterwards: a publisher that is killed in between does it once more, which changes nothing.
    await noteObeyed()
  } catch (error) {
    if (error instanceof CannotBeDone) await noteObeyed()
    throw explainDiskError(error, siteDir)
  }
  return true
}
