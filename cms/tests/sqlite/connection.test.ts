import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStartedDir, startCms, type Cms } from '../support/start-cms.ts'

const REPORTER = fileURLToPath(new URL('../support/report-pragmas.cjs', import.meta.url))

let dataDir: string
let cms: Cms | undefined
beforeEach(async () => {
  dataDir = await makeStartedDir()
})
afterEach(async () => {
  await cms?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the CMS’s own connection writes ahead and syncs every commit', async () => {
  const report = path.join(dataDir, 'pragmas.json')
  const env = { NODE_OPTIONS: `--require ${REPORTER}`, PRAGMA_REPORT: report }
  cms = await startCms({ dataDir, env })
  process.kill(cms.pid, 'SIGUSR2')
  // While it is being written, a part of it is read.
  const read = async () => JSON.parse(await readFile(report, 'utf8')) as unknown
  expect(await vi.waitFor(read, { timeout: 5_000 })).toEqual([
    // synchronous: 0 off, 1 normal, 2 full
    { journal_mode: 'wal', synchronous: 2, busy_timeout: 5_000, foreign_keys: 1 },
  ])
})
