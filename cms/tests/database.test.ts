import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from './support/admin-client.ts'
import { changeDatabase, readDatabase } from './support/database-file.ts'
import { startCms, type Cms } from './support/start-cms.ts'

const REPORTER = fileURLToPath(new URL('support/report-pragmas.cjs', import.meta.url))

/** From now on the COMMIT of a transaction that adds this category fails, after every INSERT. */
const FAILING_COMMIT = `
  CREATE TABLE test_parents (id INTEGER PRIMARY KEY);
  CREATE TABLE test_children (
    parent INTEGER REFERENCES test_parents (id) DEFERRABLE INITIALLY DEFERRED
  );
  CREATE TRIGGER test_failing_commit AFTER INSERT ON categories WHEN NEW.name = 'Se pierde'
  BEGIN INSERT INTO test_children VALUES (404); END;
`

describe('what the database promises', () => {
  let dataDir: string
  let cms: Cms
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-database-'))
  })
  afterEach(async () => {
    await cms.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('the CMS’s own connection writes ahead and syncs every commit', async () => {
    const report = path.join(dataDir, 'pragmas.json')
    const env = { NODE_OPTIONS: `--require ${REPORTER}`, PRAGMA_REPORT: report }
    cms = await startCms({ dataDir, env })
    process.kill(cms.pid, 'SIGUSR2')
    const text = await vi.waitFor(() => readFile(report, 'utf8'), { timeout: 5_000 })
    expect(JSON.parse(text)).toEqual([
      // synchronous: 0 off, 1 normal, 2 full
      { journal_mode: 'wal', synchronous: 2, busy_timeout: 5_000, foreign_keys: 1 },
    ])
  })

  test('a save whose COMMIT fails is not acknowledged, and the next one works', async () => {
    cms = await startCms({ dataDir })
    const staff = await signIn(cms)
    changeDatabase(cms.databaseFile, FAILING_COMMIT)
    const lost = await staff.tryCreate('category', { name: 'Se pierde' })
    expect(lost.status).toBe(500)
    const lostToo = await staff.tryCreateAndPublish('category', { name: 'Se pierde' })
    expect(lostToo.status).toBe(500)
    await staff.create('category', { name: 'Queda' })
    await cms.kill()
    const rows = readDatabase(cms.databaseFile, 'SELECT name FROM categories')
    expect(rows).toEqual([{ name: 'Queda' }])
  })

  test('what was acknowledged is there after kill -9 in the middle of writes', async () => {
    cms = await startCms({ dataDir })
    const staff = await signIn(cms)
    const acknowledged: string[] = []
    const writes = Array.from({ length: 30 }, async (_, index) => {
      const name = `Comercio ${index}`
      const answer = await staff.tryCreateAndPublish('store', { name }).catch(() => null)
      if (answer?.status === 200) acknowledged.push(name)
    })
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), {
      interval: 5,
      timeout: 30_000,
    })
    await cms.kill()
    await Promise.all(writes)
    expect(acknowledged.length).toBeLessThan(30)
    cms = await startCms({ dataDir })
    const rows = readDatabase<{ name: string }>(
      cms.databaseFile,
      'SELECT name FROM stores WHERE published_at IS NOT NULL',
    )
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
    const check = readDatabase(cms.databaseFile, 'PRAGMA integrity_check')
    expect(check).toEqual([{ integrity_check: 'ok' }])
    const again = await (await signIn(cms)).create('store', { name: 'Después' })
    expect(again.numero).toBeGreaterThan(acknowledged.length)
  })
})
