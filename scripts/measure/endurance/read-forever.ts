import { setTimeout as sleep } from 'node:timers/promises'
import { createSiteServer } from '../../site-server/server.ts'
import { readSite } from './read-site.ts'
import type { ReaderReport } from './site-reader.ts'

// Serves a site and reads all of it, again and again: `read-forever.ts <siteDir>`. Says that it has
// begun; told to end, says what it read. Ends with the process that has started it.

/** Leaves the machine to what is tried. */
const PAUSE_MS = 100

const report: ReaderReport = { rounds: 0, files: 0, faults: [] }
const siteDir = process.argv[2] ?? ''
const server = await createSiteServer({ siteDir, host: '127.0.0.1', port: 0 })
let isStopped = false
process.once('SIGTERM', () => (isStopped = true))
process.stdout.write('reading\n')
const parent = process.ppid
while (!isStopped && process.ppid === parent) {
  const { asked, faults } = await readSite(server.url)
  report.rounds += 1
  report.files += asked.size
  report.faults.push(...faults)
  await sleep(PAUSE_MS)
}
await server.close()
process.stdout.write(`${JSON.stringify(report)}\n`)
