import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type AdminClient } from '../support/admin-client.ts'
import { createSecrets, inheritedEnv } from '../support/cms-env.ts'
import { databaseOf, type TestDatabase } from '../support/database.ts'
import { makeImage } from '../support/images.ts'
import { addLead, lead } from '../support/leads.ts'
import { snapshotText } from '../support/snapshot.ts'
import { startCms, type Cms } from '../support/start-cms.ts'
import { upload } from '../support/upload.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..')
const secrets = createSecrets()

let cms: Cms
let staff: AdminClient
let empty: string
let other: TestDatabase
beforeAll(async () => {
  cms = await startCms({ env: secrets })
  staff = await signIn(cms)
  empty = await mkdtemp(path.join(os.tmpdir(), 'guia-restored-'))
  other = await databaseOf(empty)
})
afterAll(async () => {
  await cms.stop()
  await other.remove()
  await rm(empty, { recursive: true, force: true })
})

interface Installation {
  dataDir: string
  database: Pick<TestDatabase, 'env'>
}

/** `npm run backup` or `npm run restore` for an installation; what it said and how it ended. */
async function run(name: string, { dataDir, database }: Installation, ...args: string[]) {
  const { POSTGRES_BIN } = process.env
  const programs = POSTGRES_BIN ? { POSTGRES_BIN } : {}
  const env = { ...inheritedEnv(), ...programs, ...secrets, DATA_DIR: dataDir, ...database.env }
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args]
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

/** How many rows each table has. */
async function rowsOf({ read }: TestDatabase): Promise<Record<string, string>> {
  const tables = await read<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const counts: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await read<{ count: string }>(`SELECT count(*) AS count FROM "${name}"`)
    counts[name] = row?.count ?? ''
  }
  return counts
}

test('a backup made while the panel is used brings an empty database to the same, and over data only when asked and unused', async () => {
  const image = (await upload(cms, staff, await makeImage())).id
  await staff.createAndPublish('store', { name: 'La Espiga', image })
  await addLead(cms, lead)
  const folder = path.join(empty, 'backups')
  // What is written meanwhile is in it whole or not at all.
  const writing = Promise.all(
    Array.from({ length: 10 }, (_, at) => staff.createAndPublish('store', { name: `Otra ${at}` })),
  )
  expect(await run('backup', cms, '--to', folder)).toMatchObject({ code: 0 })
  await writing
  await rm(folder, { recursive: true })
  const made = await run('backup', cms, '--to', folder)
  const [archive = ''] = /\S+\.tar\.gz/.exec(made.said) ?? []
  // Who sent leads in these ten minutes is in no backup.
  const rows = await rowsOf(cms.database)
  expect(rows.guia_lead_counts).toBe('2')
  const before = { text: await snapshotText(cms), rows: { ...rows, guia_lead_counts: '0' } }

  const used = await run('restore', cms, archive, '--replace')
  expect(used).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Hay otro programa en marcha/),
  })
  expect(await rowsOf(cms.database)).toEqual(rows)

  const target = { dataDir: empty, database: other }
  expect(await run('restore', target, archive)).toMatchObject({ code: 0 })
  expect(await rowsOf(other)).toEqual(before.rows)
  expect(await readdir(path.join(empty, 'public', 'uploads'))).toEqual(
    await readdir(cms.uploadsDir),
  )

  const refused = await run('restore', target, archive)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('Con --replace')
  await other.change("CREATE TABLE later_version (name text); UPDATE stores SET name = 'Otra cosa'")
  expect(await run('restore', target, archive, '--replace')).toMatchObject({ code: 0 })
  expect(await rowsOf(other)).toEqual(before.rows)

  const again = await startCms({ dataDir: empty, env: secrets })
  expect(await snapshotText(again)).toBe(before.text)
  await again.stop()
})

test('a server that does not answer is told of in a sentence, and no archive is left', async () => {
  const folder = path.join(empty, 'none')
  const database = { env: { ...other.env, DATABASE_PORT: '9' } }
  const { code, said } = await run('backup', { dataDir: empty, database }, '--to', folder)
  expect(code).toBe(1)
  expect(said).toMatch(/^PostgreSQL \(pg_dump\) no pudo: /)
  expect(await readdir(folder)).toEqual([])
})
