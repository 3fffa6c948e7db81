import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 250
/** Of PostgreSQL's and SQLite's pages a small one. */
const PAGE = Buffer.alloc(4096)

/**
 * Puts a page on the disk again and again, in a file of its own in that folder, as a lead is put there.
 * Milliseconds that the slowest took so far: what no panel on this disk can be quicker than.
 */
export function watchDisk(folder: string): { slowest(): number; stop(): Promise<void> } {
  const file = path.join(folder, 'disk')
  let slowest = 0
  let isStopped = false
  const going = (async () => {
    const page = await open(file, 'w')
    while (!isStopped) {
      const start = performance.now()
      await page.write(PAGE, 0, PAGE.length, 0)
      await page.datasync()
      slowest = Math.max(slowest, performance.now() - start)
      await sleep(EVERY_MS)
    }
    await page.close()
    await rm(file)
  })()
  // Told by stop().
  going.catch(() => {})
  return {
    slowest: () => slowest,
    async stop() {
      isStopped = true
      await going
    },
  }
}
