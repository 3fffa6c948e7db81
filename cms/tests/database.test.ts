import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from './support/admin-client.ts'
import { FAILING_COMMIT } from './support/break-database.ts'
import { readVersion } from './support/snapshot.ts'
import { makeStartedDir, startCms, type Cms } from './support/start-cms.ts'

describe('what the database promises', () => {
  let dataDir: string
  let cms: Cms
  beforeEach(async () => {
    dataDir = await makeStartedDir()
  })
  afterEach(async () => {
    await cms.stop()
    await cms.database.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('a save whose COMMIT fails is not acknowledged, and the next one works', async () => {
    cms = await startCms({ dataDir })
    const staff = await signIn(cms)
    await cms.database.change(FAILING_COMMIT[cms.database.client])
    const version = await readVersion(cms)
    const lost = await staff.tryCreate('category', { name: 'Se pierde' })
    expect(lost.status).toBe(500)
    const lostToo = await staff.tryCreateAndPublish('category', { name: 'Se pierde' })
    expect(lostToo.status).toBe(500)
    expect(await readVersion(cms)).toBe(version)
    await staff.create('category', { name: 'Queda' })
    expect(await readVersion(cms)).toBeGreaterThan(version)
    await cms.kill()
    expect(await cms.database.read('SELECT name FROM categories')).toEqual([{ name: 'Queda' }])
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
    const rows = await cms.database.read<{ name: string }>(
      'SELECT name FROM stores WHERE published_at IS NOT NULL',
    )
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
    if (cms.database.client === 'sqlite') {
      const check = await cms.database.read('PRAGMA integrity_check')
      expect(check).toEqual([{ integrity_check: 'ok' }])
    }
    const again = await (await signIn(cms)).create('store', { name: 'Después' })
    expect(again.numero).toBeGreaterThan(acknowledged.length)
  })
})
