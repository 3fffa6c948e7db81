import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signIn, type AdminClient } from '../support/admin-client.ts'
import { databaseName, withConnection } from '../support/postgres-database.ts'
import { published, readSnapshot, readVersion } from '../support/snapshot.ts'
import { startCms, type Cms } from '../support/start-cms.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

/** How many connections of the CMS wait for a lock at this moment. */
async function countWaiting(): Promise<number> {
  const rows = await cms.database.read(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}

/** Reads a snapshot that stops before the offers, and commits a change of them before it goes on. */
async function readDuring(client: Client, change: string) {
  await client.query('BEGIN; LOCK TABLE offers IN ACCESS EXCLUSIVE MODE')
  const reading = readSnapshot(cms)
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 })
  await client.query(`${change}; COMMIT`)
  return reading
}

test('what is committed between two reads of a snapshot is not in it', async () => {
  const store = await staff.createAndPublish('store', { name: 'Antes' })
  const connect = [{ documentId: store.documentId }]
  await staff.createAndPublish('offer', { name: 'Antes', kind: 'oferta', store: { connect } })
  const version = await readVersion(cms)
  const change = `
    UPDATE offers SET name = 'Después';
    UPDATE stores SET name = 'Después';
    UPDATE publication_states SET version = version + 1`
  const lines = await withConnection(databaseName(cms.dataDir), (client) =>
    readDuring(client, change),
  )
  expect(lines[0]?.document).toMatchObject({ version })
  const names = lines.flatMap(({ kind, document }) =>
    ['store', 'offer'].includes(kind) ? [document.name] : [],
  )
  expect(names).toEqual(['Antes', 'Antes'])
  // The change was real: the next snapshot has all of it.
  expect(await readVersion(cms)).toBe(version + 1)
  for (const kind of ['store', 'offer']) {
    expect(await published(cms, kind)).toMatchObject([{ name: 'Después' }])
  }
})
