import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, signIn, type AdminClient, type Fields } from '../support/admin-client.ts'
import { createSecrets } from '../support/cms-env.ts'
import { CHOSEN_CLIENT, databaseOf, type TestDatabase } from '../support/database.ts'
import { deskOf, REPORT } from '../support/desk.ts'
import { makeImage } from '../support/images.ts'
import { idOf, leadOf, passTheWait, requestsFor, whenTaken } from '../support/lead-forwarding.ts'
import { countLeads, submitLead } from '../support/leads.ts'
import { startOutsideScript, type OutsideScript } from '../support/outside-script.ts'
import { published, readSnapshot, readVersion, snapshotText } from '../support/snapshot.ts'
import { makeStartedDir, startCms, type Cms } from '../support/start-cms.ts'
import { upload } from '../support/upload.ts'

/** Leads in ten minutes from everywhere; of one address five, as elsewhere. */
const OVERALL = 60

let script: OutsideScript
let folder: string
let database: TestDatabase
/** Two panels on one database, started at the same moment, with the same secrets and uploads. */
let panels: [Cms, Cms]
let staff: [AdminClient, AdminClient]

/** A lead that nobody has touched for so long, as the CMS stored it. */
const oldLead = (nombre: string, days: number) => `
  INSERT INTO leads (document_id, nombre, email, telefono, state, submission_key, created_at, updated_at)
  VALUES ('${nombre}', '${nombre}', 'ana@correo.example', '3777 55-5101', 'descartado', '${nombre}',
    now() - interval '${days} days', now() - interval '${days} days')`

beforeAll(async () => {
  script = await startOutsideScript()
  folder = await makeStartedDir(CHOSEN_CLIENT)
  database = await databaseOf(folder)
  for (let number = 0; number < 50; number += 1) await database.change(oldLead(`v${number}`, 731))
  await database.change(oldLead('joven', 729))
  const env = {
    ...createSecrets(),
    BEHIND_PROXY: 'true',
    LEADS_OVERALL: String(OVERALL),
    LEAD_FORWARD_URL: script.url,
  }
  const start = () => startCms({ dataDir: folder, env })
  panels = await Promise.all([start(), start()])
  staff = [await signIn(panels[0]), await signIn(panels[1])]
})
afterAll(async () => {
  await Promise.all(panels.map((panel) => panel.stop()))
  await script.stop()
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

const panelOf = (number: number): Cms => panels[number % 2]!
const staffOf = (number: number): AdminClient => staff[number % 2]!

/** So many at the same moment, by turns on both panels. */
const onBoth = <T>(count: number, act: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)))

const submitFrom = (address: string, panel: Cms, fields: Record<string, string>) =>
  submitLead(panel, fields, { 'x-forwarded-for': address })

const countOf = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

test('old leads are gone for good, though both panels looked at the same moment', async () => {
  const rows = await database.read<{ nombre: string }>('SELECT nombre FROM leads')
  expect(rows).toEqual([{ nombre: 'joven' }])
  for (const { log } of panels) expect(log()).not.toMatch(/error|deadlock/i)
})

test('who signed in on one is signed in on the other, and a photo shows on both', async () => {
  const [one, other] = panels
  expect((await send(`${other.url}/admin/users/me`, { token: staff[0].token })).status).toBe(200)
  const { url } = await upload(one, staff[0], await makeImage())
  expect((await fetch(`${other.url}${String(url)}`)).status).toBe(200)
})

test('one address sends five leads in ten minutes to both together, another one still gets through', async () => {
  const answers = await onBoth(10, (number) =>
    submitFrom('10.1.1.1', panelOf(number), leadOf(`De uno ${number}`)),
  )
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([5, 5])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await submitFrom('10.1.1.2', panels[0], leadOf('De otro'))).status).toBe(201)
  // The same customer's line, as IPv6 has it.
  const lines = await onBoth(8, (number) =>
    submitFrom(`2001:db8:1:2::${number}`, panelOf(number), leadOf(`Por IPv6 ${number}`)),
  )
  expect(countOf(lines, 201)).toBe(5)
})

test('a lead goes out once, whichever panel took it', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `Una vez ${number}`)
  await Promise.all(
    names.map((nombre, number) => submitFrom(`10.2.0.${number}`, panelOf(number), leadOf(nombre))),
  )
  for (const nombre of names) await whenTaken(panels[0], nombre)
  expect(names.map((nombre) => requestsFor(script, nombre).length)).toEqual(names.map(() => 1))
})

test('stores of one name made at the same moment have numbers and addresses of their own', async () => {
  const made = await onBoth(8, (number) => staffOf(number).create('store', { name: 'La Espiga' }))
  expect(new Set(made.map(({ numero }) => numero)).size).toBe(8)
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(8)
})

test('of two who save one document at the same moment, the second is told of the first', async () => {
  const { documentId, updatedAt } = await staff[0].create('store', { name: 'De dos' })
  const save = (number: number, json: Fields) =>
    send(`${panelOf(number).url}/content-manager/collection-types/api::store.store/${documentId}`, {
      method: 'PUT',
      token: staffOf(number).token,
      json,
      headers: { 'x-guia-loaded-at': String(updatedAt) },
    })
  const answers = await onBoth(2, (number) => save(number, { address: `Colón ${number + 1}` }))
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 1])
  const told = answers.find(({ status }) => status === 409)
  expect(told?.body.error?.message).toContain('«Dirección»')
})

test('each panel tells a publisher of what was published on the other', async () => {
  const [one, other] = panels
  const before = await readVersion(one)
  const [head] = await readSnapshot(one)
  const stores = await onBoth(6, (number) =>
    staffOf(number).createAndPublish('store', { name: `Nuevo ${number}` }),
  )
  const version = await readVersion(one)
  expect(version).toBeGreaterThanOrEqual(before + 6)
  expect(await readVersion(other)).toBe(version)
  expect(await snapshotText(other)).toBe(await snapshotText(one))
  expect(await published(one, 'store')).toHaveLength(6)
  // What changed since is known to the one that was not asked before as well.
  const since = `?since=${before}&token=${String(head?.document.token)}`
  const changed = await readSnapshot(other, since)
  const numbers = changed
    .filter(({ kind }) => kind === 'store')
    .map(({ document }) => document.numero)
  expect(numbers.sort()).toEqual(stores.map(({ numero }) => numero).sort())
})

test('an order of either panel is one order, with a number of its own', async () => {
  const desks = [deskOf(panels[0]), deskOf(panels[1])] as const
  await desks[0].report(REPORT)
  const orders = await onBoth(6, (number) =>
    desks[number % 2]!.order(staffOf(number), { action: 'forward', target: '' }),
  )
  const ids = orders.map(({ body }) => (body.order as unknown as { id: number }).id)
  expect(new Set(ids).size).toBe(6)
  const last = { id: Math.max(...ids), action: 'forward', target: '' }
  for (const desk of desks) expect(await desk.readOrder()).toEqual(last)
  expect((await desks[1].status(staff[1])).body.report).toEqual(REPORT)
})

test('the leads of all addresses are limited over both together, and what is not stored closes the form to nobody', async () => {
  const wrong = await onBoth(OVERALL, (number) =>
    submitFrom(`10.3.0.${number}`, panelOf(number), { ...leadOf('Mal'), email: 'nada' }),
  )
  expect(countOf(wrong, 400)).toBe(OVERALL)
  const before = await countLeads(panels[0])
  const answers = await onBoth(OVERALL, (number) =>
    submitFrom(`10.4.0.${number}`, panelOf(number), leadOf(`De todos ${number}`)),
  )
  // One of them is older than ten minutes.
  expect(before - 1 + countOf(answers, 201)).toBe(OVERALL)
  expect(countOf(answers, 429)).toBe(before - 1)
  expect(await countLeads(panels[0])).toBe(1 + OVERALL)
})

test('when a panel is killed while it sends a lead, the other one sends it', async () => {
  await database.change('DELETE FROM guia_lead_counts')
  await expect.poll(() => script.received.length, { timeout: 20_000 }).toBe(OVERALL)
  script.answer = () => 'never'
  const names = ['A medias uno', 'A medias dos']
  for (const nombre of names) await submitFrom('10.5.0.1', panels[0], leadOf(nombre))
  // Each panel sends one of them, and waits.
  const sent = () => names.map((nombre) => requestsFor(script, nombre).length)
  await expect.poll(sent, { timeout: 5_000 }).toEqual([1, 1])
  await panels[0].kill()
  // The other one's own attempt ends as well: it has none on its way when the wait is passed.
  await script.stop()
  const failed = 'SELECT id FROM lead_forwardings WHERE next_attempt_at IS NOT NULL'
  await expect.poll(() => database.read(failed)).toHaveLength(1)
  script.answer = () => 200
  await script.start()
  await passTheWait(panels[1])
  for (const nombre of names) {
    await whenTaken(panels[1], nombre)
    const id = await idOf(panels[1], nombre)
    expect(requestsFor(script, nombre).map(({ fields }) => fields.id)).toEqual([id, id])
  }
})
