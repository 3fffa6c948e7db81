import path from 'node:path'
import { startScript } from '../../publish/testing/child.ts'
import { waitFor } from '../../run/start/wait-for.ts'

export interface ReaderReport {
  /** Rounds over every public file. */
  rounds: number
  /** Files that were fetched. */
  files: number
  /** What was torn, invalid, missing or of another release, each with its address. */
  faults: string[]
}

export interface SiteReader {
  /** Ends the reading; what was read. Throws when the reader has ended by itself. */
  stop(): Promise<ReaderReport>
}

const STOPPED_WITHIN_MS = 60_000

/**
 * Reads every public file of a site over HTTP, again and again, until it is told to stop. In a process
 * of its own with the site's server: what goes on here holds up neither.
 */
export async function startSiteReader(siteDir: string): Promise<SiteReader> {
  const child = startScript(path.join(import.meta.dirname, 'read-forever.ts'), [siteDir])
  await child.nextLine()
  return {
    async stop() {
      let said = ''
      child.process.stdout?.on('data', (data: Buffer) => (said += data.toString()))
      child.process.kill('SIGTERM')
      if (!(await waitFor(() => said.endsWith('\n'), STOPPED_WITHIN_MS))) {
        throw new Error('the reader ended by itself')
      }
      await child.ended
      return JSON.parse(said) as ReaderReport
    },
  }
}
