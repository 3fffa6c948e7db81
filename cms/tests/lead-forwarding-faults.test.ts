import { expect, test } from 'vitest'
import { send, signIn } from './support/admin-client.ts'
import {
  idOf,
  leadOf,
  noteOf,
  passTheWait,
  requestsFor,
  submitNamed,
  useForwarding,
  whenFailed,
  whenTaken,
} from './support/lead-forwarding.ts'
import { FORM } from './support/leads.ts'
import { signInAs } from './support/staff.ts'
import { startRefused } from './support/start-cms.ts'

const forwarding = useForwarding(true)

test('visitors have their answer while the script hangs, and kill -9 loses nothing', async () => {
  forwarding.script.answer = () => 'never'
  const before = forwarding.script.received.length
  expect((await submitNamed(forwarding.cms, 'Con espera')).status).toBe(201)
  await forwarding.script.waitFor(before + 1)
  expect((await submitNamed(forwarding.cms, 'Durante la espera')).status).toBe(201)
  // Nobody else on the database sends it meanwhile.
  expect(await noteOf(forwarding.cms, 'Con espera')).toMatchObject({
    attempts: 0,
    claimed_until: expect.anything() as unknown,
  })
  await forwarding.cms.kill()

  forwarding.script.answer = () => 200
  await forwarding.start(forwarding.script.url)
  await whenTaken(forwarding.cms, 'Durante la espera')
  expect(requestsFor(forwarding.script, 'Con espera')).toHaveLength(1)
  await passTheWait(forwarding.cms)
  await whenTaken(forwarding.cms, 'Con espera')
  const id = await idOf(forwarding.cms, 'Con espera')
  const repeated = requestsFor(forwarding.script, 'Con espera').map(({ fields }) => fields.id)
  expect(repeated).toEqual([id, id])
  expect(requestsFor(forwarding.script, 'Durante la espera')).toHaveLength(1)
})

test('a CMS told to end does not wait for a script that hangs', async () => {
  forwarding.script.answer = () => 'never'
  const before = forwarding.script.received.length
  await submitNamed(forwarding.cms, 'Al apagar')
  await forwarding.script.waitFor(before + 1)
  await forwarding.cms.stop()
  expect(forwarding.cms.log()).toContain('Strapi has been shut down')
  expect(await noteOf(forwarding.cms, 'Al apagar')).toMatchObject({
    attempts: 0,
    claimed_until: null,
  })
  forwarding.script.answer = () => 200
  await forwarding.start(forwarding.script.url)
  await whenTaken(forwarding.cms, 'Al apagar')
})

test('visitors do not reach the setting, nor editors the notes, which the panel does not show', async () => {
  const form = new URLSearchParams({
    ...leadOf('Con ajuste'),
    LEAD_FORWARD_URL: 'https://x.example',
  })
  const headers = { 'content-type': FORM }
  const answer = await send(`${forwarding.cms.url}/api/leads`, { body: form.toString(), headers })
  expect(answer.status).toBe(400)
  const admin = await signIn(forwarding.cms)
  const editor = await signInAs(forwarding.cms, admin, 'strapi-editor')
  const notes = '/content-manager/collection-types/api::lead.lead-forwarding'
  expect((await editor.get(notes)).status).toBe(403)
  const note = { leadDocument: 'x', attempts: 1 }
  const created = await send(forwarding.cms.url + notes, { token: editor.token, json: note })
  expect(created.status).toBe(403)
  const types = await admin.get('/content-manager/content-types')
  const shown = (types.body.data as unknown as { uid: string; isDisplayed: boolean }[])
    .filter(({ isDisplayed }) => isDisplayed)
    .map(({ uid }) => uid)
  expect(shown).toContain('api::lead.lead')
  expect(shown).not.toContain('api::lead.lead-forwarding')
})

test('each kind of failure is told once, and nothing of any lead or of the address', async () => {
  forwarding.script.answer = () => 500
  for (const nombre of ['Falla una', 'Falla dos']) {
    await submitNamed(forwarding.cms, nombre)
    await whenFailed(forwarding.cms, nombre)
  }
  forwarding.script.answer = () => 502
  await submitNamed(forwarding.cms, 'Falla tres')
  await whenFailed(forwarding.cms, 'Falla tres')
  // The line may come later than the note.
  await expect
    .poll(() => forwarding.cms.log().match(/could not be forwarded \(.*?\)/g))
    .toEqual(['status 500', 'status 502'].map((kind) => `could not be forwarded (${kind})`))
  for (const text of [
    'Falla',
    'correo.example',
    '55-5101',
    '/exec',
    await idOf(forwarding.cms, 'Falla una'),
  ]) {
    expect(forwarding.cms.log()).not.toContain(text)
  }
})

test('a CMS with an address that is not https does not start, and does not repeat it', async () => {
  const refused = await startRefused({ LEAD_FORWARD_URL: 'http://planilla.example/exec' })
  expect(refused.code).not.toBe(0)
  expect(refused.log).toContain('LEAD_FORWARD_URL no sirve')
  expect(refused.log).not.toContain('planilla.example')
})
