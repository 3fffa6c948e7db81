import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn } from './support/admin-client.ts'
import { startOutsideScript, type OutsideScript } from './support/outside-script.ts'
import { signInAs } from './support/staff.ts'
import { startCms, startRefused, type Cms } from './support/start-cms.ts'

const FORM = 'application/x-www-form-urlencoded'
const LIMITS = { LEADS_PER_ADDRESS: '5000', LEADS_OVERALL: '9000' }
const leadOf = (nombre: string) => ({
  nombre,
  email: 'ana@correo.example',
  telefono: '3777 55-5101',
})

interface Note {
  attempts: number
  next_attempt_at: unknown
  forwarded_at: unknown
}

const submit = (cms: Cms, nombre: string) =>
  send(`${cms.url}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams(leadOf(nombre)).toString(),
    headers: { 'content-type': FORM },
  })

async function idOf(cms: Cms, nombre: string): Promise<string> {
  const sql = 'SELECT document_id FROM leads WHERE nombre = ?'
  const [row] = await cms.database.read<{ document_id: string }>(sql, nombre)
  return row?.document_id ?? ''
}

async function noteOf(cms: Cms, nombre: string): Promise<Note | undefined> {
  const sql = 'SELECT * FROM lead_forwardings WHERE lead_document = ?'
  return (await cms.database.read<Note>(sql, await idOf(cms, nombre)))[0]
}

/** The note of a lead once it says what is waited for. */
async function noteWith(cms: Cms, nombre: string, isSo: (note: Note) => boolean): Promise<Note> {
  for (;;) {
    const note = await noteOf(cms, nombre)
    if (note && isSo(note)) return note
    await sleep(50)
  }
}

const whenTaken = (cms: Cms, nombre: string) =>
  noteWith(cms, nombre, ({ forwarded_at: at }) => at !== null)
const whenFailed = (cms: Cms, nombre: string) =>
  noteWith(cms, nombre, ({ next_attempt_at: at }) => at !== null)

/** Spares the test the thirty seconds and more that lie between two attempts. */
const passTheWait = (cms: Cms) =>
  cms.database.change('UPDATE lead_forwardings SET next_attempt_at = NULL')

const requestsFor = (script: OutsideScript, nombre: string) =>
  script.received.filter(({ fields }) => fields.nombre === nombre)

describe('leads and an outside script', () => {
  let script: OutsideScript
  let dataDir: string
  let cms: Cms
  const start = (address: string) =>
    startCms({ dataDir, env: { ...LIMITS, LEAD_FORWARD_URL: address } })

  beforeAll(async () => {
    script = await startOutsideScript()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-forward-'))
    cms = await start('')
  })
  afterAll(async () => {
    await cms.stop()
    await cms.database.remove()
    await script.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('without a setting nothing is sent; with it, what was stored before goes out', async () => {
    for (const nombre of ['Primera', 'Descartada', 'Segunda']) {
      expect((await submit(cms, nombre)).status).toBe(201)
    }
    const staff = await signIn(cms)
    await staff.update('lead', await idOf(cms, 'Descartada'), { state: 'descartado' })
    await cms.stop()
    expect(script.received).toEqual([])
    expect(await cms.database.read('SELECT id FROM lead_forwardings')).toEqual([])

    cms = await start(script.url)
    await whenTaken(cms, 'Segunda')
    const sent = await Promise.all(
      ['Primera', 'Segunda'].map(async (nombre) => ({
        ...leadOf(nombre),
        id: await idOf(cms, nombre),
      })),
    )
    expect(script.received.map(({ fields }) => fields)).toEqual(sent)
    expect(script.received.map(({ method, type }) => [method, type])).toEqual([
      ['POST', FORM],
      ['POST', FORM],
    ])
    expect(await noteOf(cms, 'Descartada')).toBeUndefined()
  })

  test('a lead that comes in goes out once, whatever staff do with it afterwards', async () => {
    await submit(cms, 'Una vez')
    expect((await whenTaken(cms, 'Una vez')).attempts).toBe(1)
    const staff = await signIn(cms)
    await staff.update('lead', await idOf(cms, 'Una vez'), { state: 'contactado' })
    await submit(cms, 'La que sigue')
    await whenTaken(cms, 'La que sigue')
    expect(requestsFor(script, 'Una vez')).toHaveLength(1)
  })

  test('what the script refuses is sent again until it is taken', async () => {
    script.answer = () => 500
    await submit(cms, 'Con error')
    const failed = await whenFailed(cms, 'Con error')
    expect(failed).toMatchObject({ attempts: 1, forwarded_at: null })
    script.answer = () => 200
    await passTheWait(cms)
    expect((await whenTaken(cms, 'Con error')).attempts).toBe(2)
    const ids = requestsFor(script, 'Con error').map(({ fields }) => fields.id)
    expect(ids).toEqual([await idOf(cms, 'Con error'), await idOf(cms, 'Con error')])
  })

  test('a lead that comes while the script is down arrives once when it is up', async () => {
    await script.stop()
    expect((await submit(cms, 'En la caída')).status).toBe(201)
    await whenFailed(cms, 'En la caída')
    await script.start()
    await passTheWait(cms)
    await whenTaken(cms, 'En la caída')
    expect(requestsFor(script, 'En la caída')).toHaveLength(1)
  })

  test('a lead discarded while it waits is not sent again', async () => {
    script.answer = () => 503
    await submit(cms, 'Era basura')
    await whenFailed(cms, 'Era basura')
    const staff = await signIn(cms)
    await staff.update('lead', await idOf(cms, 'Era basura'), { state: 'descartado' })
    script.answer = () => 200
    await passTheWait(cms)
    await submit(cms, 'La siguiente')
    await whenTaken(cms, 'La siguiente')
    expect(requestsFor(script, 'Era basura')).toHaveLength(1)
  })

  test('visitors have their answer while the script hangs, and kill -9 loses nothing', async () => {
    script.answer = () => 'never'
    const before = script.received.length
    expect((await submit(cms, 'Con espera')).status).toBe(201)
    await script.waitFor(before + 1)
    expect((await submit(cms, 'Durante la espera')).status).toBe(201)
    expect(await noteOf(cms, 'Con espera')).toBeUndefined()
    await cms.kill()

    script.answer = () => 200
    cms = await start(script.url)
    await whenTaken(cms, 'Durante la espera')
    const id = await idOf(cms, 'Con espera')
    const repeated = requestsFor(script, 'Con espera').map(({ fields }) => fields.id)
    expect(repeated).toEqual([id, id])
    expect(requestsFor(script, 'Durante la espera')).toHaveLength(1)
  })

  test('a CMS told to end does not wait for a script that hangs', async () => {
    script.answer = () => 'never'
    const before = script.received.length
    await submit(cms, 'Al apagar')
    await script.waitFor(before + 1)
    await cms.stop()
    expect(cms.log()).toContain('Strapi has been shut down')
    expect(await noteOf(cms, 'Al apagar')).toBeUndefined()
    script.answer = () => 200
    cms = await start(script.url)
    await whenTaken(cms, 'Al apagar')
  })

  test('visitors do not reach the setting, nor editors the notes, which the panel does not show', async () => {
    const form = new URLSearchParams({
      ...leadOf('Con ajuste'),
      LEAD_FORWARD_URL: 'https://x.example',
    })
    const headers = { 'content-type': FORM }
    const answer = await send(`${cms.url}/api/leads`, { body: form.toString(), headers })
    expect(answer.status).toBe(400)
    const admin = await signIn(cms)
    const editor = await signInAs(cms, admin, 'strapi-editor')
    const notes = '/content-manager/collection-types/api::lead.lead-forwarding'
    expect((await editor.get(notes)).status).toBe(403)
    const note = { leadDocument: 'x', attempts: 1 }
    const created = await send(cms.url + notes, { token: editor.token, json: note })
    expect(created.status).toBe(403)
    const types = await admin.get('/content-manager/content-types')
    const shown = (types.body.data as unknown as { uid: string; isDisplayed: boolean }[])
      .filter(({ isDisplayed }) => isDisplayed)
      .map(({ uid }) => uid)
    expect(shown).toContain('api::lead.lead')
    expect(shown).not.toContain('api::lead.lead-forwarding')
  })

  test('each kind of failure is told once, and nothing of any lead or of the address', async () => {
    script.answer = () => 500
    for (const nombre of ['Falla una', 'Falla dos']) {
      await submit(cms, nombre)
      await whenFailed(cms, nombre)
    }
    script.answer = () => 502
    await submit(cms, 'Falla tres')
    await whenFailed(cms, 'Falla tres')
    // The line may come later than the note.
    await expect
      .poll(() => cms.log().match(/could not be forwarded \(.*?\)/g))
      .toEqual(['status 500', 'status 502'].map((kind) => `could not be forwarded (${kind})`))
    for (const text of [
      'Falla',
      'correo.example',
      '55-5101',
      '/exec',
      await idOf(cms, 'Falla una'),
    ]) {
      expect(cms.log()).not.toContain(text)
    }
  })
})

test('a CMS with an address that is not https does not start, and does not repeat it', async () => {
  const refused = await startRefused({ LEAD_FORWARD_URL: 'http://planilla.example/exec' })
  expect(refused.code).not.toBe(0)
  expect(refused.log).toContain('LEAD_FORWARD_URL no sirve')
  expect(refused.log).not.toContain('planilla.example')
})
