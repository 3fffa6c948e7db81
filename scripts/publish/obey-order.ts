import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from './release/durable-files.ts'
import { followPanel, showRelease } from './release/pin.ts'
import type { Order } from './snapshot/cms-access.ts'

/** Beside the releases: the last order that was obeyed, so that a restart does not repeat it. */
const OBEYED_FILE = '.orden'

function lastObeyed(siteDir: string): number {
  const file = path.join(siteDir, OBEYED_FILE)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

/**
 * Does once what staff asked for in the panel. Returns true when a publication has to follow.
 * Throws a PublicationError in Spanish when it cannot be done.
 */
export async function obeyOrder(siteDir: string, { id, action, target }: Order): Promise<boolean> {
  if (id <= lastObeyed(siteDir)) return false
  try {
    if (action === 'rollback') await showRelease(siteDir, target)
    if (action === 'forward') await followPanel(siteDir)
  } finally {
    // Afterwards: a publisher that is killed in between does it once more, which changes nothing.
    await writeWhole(path.join(siteDir, OBEYED_FILE), `${id}\n`)
  }
  return true
}
