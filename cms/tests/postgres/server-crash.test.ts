import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { send, signIn, type AdminClient } from '../support/admin-client.ts'
import { startCms, type Cms } from '../support/start-cms.ts'

/** The server reads its log and flushes all files before it takes connections again. */
const RECOVERY_MS = 150_000

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms({ env: { LEADS_PER_ADDRESS: '5000', LEADS_OVERALL: '5000' } })
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

function submitLead(nombre: string) {
  const fields = { nombre, email: 'ana@correo.example', telefono: '3777 55-5101' }
  return send(`${cms.url}/api/leads`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** kill -9 of a connection's process: the server ends all of them and recovers from its log. */
async function crashServer(): Promise<void> {
  const [row] = await cms.database.read<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  expect(row?.pid).toBeGreaterThan(0)
  process.kill(row?.pid ?? 0, 'SIGKILL')
}

const namesIn = async (table: string, column: string) => {
  const rows = await cms.database.read<{ name: string }>(`SELECT ${column} AS name FROM ${table}`)
  return new Set(rows.map(({ name }) => name))
}

interface Written {
  leads: string[]
  stores: string[]
  /** Answers other than 201. */
  refused: number[]
}

/** What stands in the log of a CMS that does not answer says why. */
function tellLog(error: unknown): never {
  throw new Error(`the CMS does not answer any more:\n${cms.log().slice(-6_000)}`, { cause: error })
}

/** Writes leads and stores, one after the other, until it is told to stop. */
async function write(written: Written, sender: number, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const name = `Durante ${sender}-${number}`
    const lead = await submitLead(name).catch(tellLog)
    const store = await staff.tryCreate('store', { name }).catch(tellLog)
    if (lead.status === 201) written.leads.push(name)
    if (store.status === 201) written.stores.push(name)
    const statuses = [lead.status, store.status]
    written.refused.push(...statuses.filter((status) => status !== 201))
  }
}

/** Some more of both are acknowledged: the server has recovered, and the CMS with it. */
async function waitForMore({ leads, stores }: Written): Promise<void> {
  const [leadsBefore, storesBefore] = [leads.length, stores.length]
  await vi.waitFor(
    () => {
      expect(leads.length).toBeGreaterThan(leadsBefore + 5)
      expect(stores.length).toBeGreaterThan(storesBefore + 5)
    },
    { timeout: RECOVERY_MS, interval: 20 },
  )
}

test('what was acknowledged outlives crashes of the database server, and the CMS goes on', async () => {
  const written: Written = { leads: [], stores: [], refused: [] }
  const end = new AbortController()
  const senders = [1, 2, 3].map((sender) => write(written, sender, end.signal))
  const writing = Promise.all(senders)
  // Told at the end: until then the failure of a sender must not end the run.
  writing.catch(() => end.abort())
  try {
    for (let crash = 1; crash <= 3; crash += 1) {
      await waitForMore(written)
      await crashServer()
    }
    await waitForMore(written)
  } finally {
    end.abort()
    await writing
  }
  expect(written.refused.length).toBeGreaterThan(0)
  const [leads, stores] = [await namesIn('leads', 'nombre'), await namesIn('stores', 'name')]
  expect(written.leads.filter((name) => !leads.has(name))).toEqual([])
  expect(written.stores.filter((name) => !stores.has(name))).toEqual([])
}, 700_000)
