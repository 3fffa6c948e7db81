import { setTimeout as sleep } from 'node:timers/promises'
import { createSiteServer } from '../../site-server/server.ts'
import { readSite } from './read-site.ts'

export interface ReaderReport {
  /** Rounds over every public file. */
  rounds: number
  /** Files that were fetched. */
  files: number
  /** What was torn, invalid, missing or of another release, each with its address. */
  faults: string[]
}

export interface SiteReader {
  report: ReaderReport
  stop(): Promise<void>
}

/** Reads every public file of a site over HTTP, again and again, until it is told to stop. */
export async function startSiteReader(siteDir: string): Promise<SiteReader> {
  const report: ReaderReport = { rounds: 0, files: 0, faults: [] }
  const server = await createSiteServer({ siteDir, host: '127.0.0.1', port: 0 })
  let isStopped = false
  const read = async () => {
    while (!isStopped) {
      const { asked, faults } = await readSite(server.url)
      report.rounds += 1
      report.files += asked.size
      report.faults.push(...faults)
      await sleep(1)
    }
  }
  const done = read()
  return {
    report,
    stop: async () => {
      isStopped = true
      await done
      await server.close()
    },
  }
}
