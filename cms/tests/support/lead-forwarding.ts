import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { lead, submitLead } from './leads.ts'
import { startOutsideScript, type OutsideScript } from './outside-script.ts'
import { startCms, type Cms } from './start-cms.ts'

export const LIMITS = { LEADS_PER_ADDRESS: '5000', LEADS_OVERALL: '9000' }
export const leadOf = (nombre: string) => ({ ...lead, nombre })

export interface Note {
  attempts: number
  next_attempt_at: unknown
  claimed_until: unknown
  forwarded_at: unknown
}

/** Sends the form with a lead of this name. */
export const submitNamed = (cms: Cms, nombre: string) => submitLead(cms, leadOf(nombre))

export async function idOf(cms: Cms, nombre: string): Promise<string> {
  const sql = 'SELECT document_id FROM leads WHERE nombre = ?'
  const [row] = await cms.database.read<{ document_id: string }>(sql, nombre)
  return row?.document_id ?? ''
}

export async function noteOf(cms: Cms, nombre: string): Promise<Note | undefined> {
  const sql = "SELECT * FROM lead_forwardings WHERE receiver = 'script' AND lead_document = ?"
  return (await cms.database.read<Note>(sql, await idOf(cms, nombre)))[0]
}

/** The note of the script about a lead once it says what is waited for. */
async function noteWith(cms: Cms, nombre: string, isSo: (note: Note) => boolean): Promise<Note> {
  for (;;) {
    const note = await noteOf(cms, nombre)
    if (note && isSo(note)) return note
    await sleep(50)
  }
}

export const whenTaken = (cms: Cms, nombre: string) =>
  noteWith(cms, nombre, ({ forwarded_at: at }) => at !== null)
export const whenFailed = (cms: Cms, nombre: string) =>
  noteWith(cms, nombre, ({ next_attempt_at: at }) => at !== null)

/** Spares the test the thirty seconds and more between two attempts, or after a panel was killed in one. */
export const passTheWait = (cms: Cms) =>
  cms.database.change('UPDATE lead_forwardings SET next_attempt_at = NULL, claimed_until = NULL')

export const requestsFor = (script: OutsideScript, nombre: string) =>
  script.received.filter(({ fields }) => fields.nombre === nombre)

export interface Forwarding {
  script: OutsideScript
  cms: Cms
  /** Starts the CMS again over the same data; '' sends nothing. `env` is added to its settings. */
  start(address: string, env?: Record<string, string>): Promise<void>
}

/** A CMS that sends its leads to an outside script, for the tests of one file. */
export function useForwarding(isOn: boolean): Forwarding {
  let dataDir: string
  const made = {
    async start(address: string, env = {}) {
      const settings = { ...LIMITS, LEAD_FORWARD_URL: address, ...env }
      made.cms = await startCms({ dataDir, env: settings })
    },
  } as Forwarding
  beforeAll(async () => {
    made.script = await startOutsideScript()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-forward-'))
    await made.start(isOn ? made.script.url : '')
  })
  afterAll(async () => {
    await made.cms.stop()
    await made.cms.database.remove()
    await made.script.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return made
}
