import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './support/admin-client.ts'
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
import { startMailServer, type MailServer } from './support/mail-server.ts'

const forwarding = useForwarding(false)
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

/** As if nobody had touched the lead for that long. */
async function age(nombre: string, days: number): Promise<void> {
  const { database } = forwarding.cms
  const then = Date.now() - days * 24 * 60 * 60 * 1000
  const moment = database.client === 'sqlite' ? then : `'${new Date(then).toISOString()}'`
  await database.change(
    `UPDATE leads SET updated_at = ${String(moment)} WHERE nombre = '${nombre}'`,
  )
}

/** Names in the order in which people were told of them. */
const toldNames = () =>
  mail.received.map((message) => /^Subject: Nuevo interesado: (.*)\r$/m.exec(message)?.[1])

test('without a setting nothing is sent; with it, what was stored before goes out', async () => {
  for (const nombre of ['Primera', 'Descartada', 'Contactada', 'Segunda']) {
    expect((await submitNamed(forwarding.cms, nombre)).status).toBe(201)
  }
  const staff = await signIn(forwarding.cms)
  await staff.update('lead', await idOf(forwarding.cms, 'Descartada'), { state: 'descartado' })
  await staff.update('lead', await idOf(forwarding.cms, 'Contactada'), { state: 'contactado' })
  await forwarding.cms.stop()
  expect(forwarding.script.received).toEqual([])
  expect(await forwarding.cms.database.read('SELECT id FROM lead_forwardings')).toEqual([])

  await forwarding.start(forwarding.script.url, {
    LEAD_MAIL_TO: 'staff@goya.example',
    LEAD_MAIL_FROM: 'guia@goya.example',
    SMTP_URL: mail.url,
  })
  await whenTaken(forwarding.cms, 'Segunda')
  const sent = await Promise.all(
    ['Primera', 'Contactada', 'Segunda'].map(async (nombre) => ({
      ...leadOf(nombre),
      id: await idOf(forwarding.cms, nombre),
    })),
  )
  expect(forwarding.script.received.map(({ fields }) => fields)).toEqual(sent)
  expect(forwarding.script.received.map(({ method, type }) => [method, type])).toEqual([
    ['POST', FORM],
    ['POST', FORM],
    ['POST', FORM],
  ])
  // People are told of those only whom nobody has written to.
  await expect.poll(toldNames).toEqual(['Primera', 'Segunda'])
  expect(await noteOf(forwarding.cms, 'Descartada')).toBeUndefined()
})

test('a lead that comes in goes out once, whatever staff do with it afterwards', async () => {
  await submitNamed(forwarding.cms, 'Una vez')
  expect((await whenTaken(forwarding.cms, 'Una vez')).attempts).toBe(1)
  const staff = await signIn(forwarding.cms)
  await staff.update('lead', await idOf(forwarding.cms, 'Una vez'), { state: 'contactado' })
  await submitNamed(forwarding.cms, 'La que sigue')
  await whenTaken(forwarding.cms, 'La que sigue')
  expect(requestsFor(forwarding.script, 'Una vez')).toHaveLength(1)
})

test('e-mail that is refused holds nobody up, and goes out once it is taken', async () => {
  mail.answer = () => new Error('busy')
  await submitNamed(forwarding.cms, 'Sin correo')
  await whenTaken(forwarding.cms, 'Sin correo')
  const waiting =
    "SELECT id FROM lead_forwardings WHERE receiver = 'mail' AND next_attempt_at IS NOT NULL"
  await expect.poll(() => forwarding.cms.database.read(waiting)).toHaveLength(1)
  mail.answer = () => null
  await passTheWait(forwarding.cms)
  await expect.poll(() => toldNames().at(-1), { timeout: 10_000 }).toBe('Sin correo')
  expect(forwarding.cms.log()).not.toContain('correo.example')
})

test('a lead that nobody touched for two years is gone for good, one a day younger is not', async () => {
  for (const nombre of ['De hace mucho', 'De hace menos']) {
    await submitNamed(forwarding.cms, nombre)
    await whenTaken(forwarding.cms, nombre)
  }
  const gone = await idOf(forwarding.cms, 'De hace mucho')
  await age('De hace mucho', 731)
  await age('De hace menos', 729)
  await forwarding.cms.stop()
  await forwarding.start(forwarding.script.url)
  expect(await idOf(forwarding.cms, 'De hace mucho')).toBe('')
  expect(await idOf(forwarding.cms, 'De hace menos')).not.toBe('')
  const notes = 'SELECT id FROM lead_forwardings WHERE lead_document = ?'
  expect(await forwarding.cms.database.read(notes, gone)).toEqual([])
})

test('what the script refuses is sent again until it is taken', async () => {
  forwarding.script.answer = () => 500
  await submitNamed(forwarding.cms, 'Con error')
  const failed = await whenFailed(forwarding.cms, 'Con error')
  expect(failed).toMatchObject({ attempts: 1, forwarded_at: null })
  forwarding.script.answer = () => 200
  await passTheWait(forwarding.cms)
  expect((await whenTaken(forwarding.cms, 'Con error')).attempts).toBe(2)
  const ids = requestsFor(forwarding.script, 'Con error').map(({ fields }) => fields.id)
  expect(ids).toEqual([
    await idOf(forwarding.cms, 'Con error'),
    await idOf(forwarding.cms, 'Con error'),
  ])
})

test('a lead that comes while the script is down arrives once when it is up', async () => {
  await forwarding.script.stop()
  expect((await submitNamed(forwarding.cms, 'En la caída')).status).toBe(201)
  await whenFailed(forwarding.cms, 'En la caída')
  await forwarding.script.start()
  await passTheWait(forwarding.cms)
  await whenTaken(forwarding.cms, 'En la caída')
  expect(requestsFor(forwarding.script, 'En la caída')).toHaveLength(1)
})

test('a lead discarded while it waits is not sent again', async () => {
  forwarding.script.answer = () => 503
  await submitNamed(forwarding.cms, 'Era basura')
  await whenFailed(forwarding.cms, 'Era basura')
  const staff = await signIn(forwarding.cms)
  await staff.update('lead', await idOf(forwarding.cms, 'Era basura'), { state: 'descartado' })
  forwarding.script.answer = () => 200
  await passTheWait(forwarding.cms)
  await submitNamed(forwarding.cms, 'La siguiente')
  await whenTaken(forwarding.cms, 'La siguiente')
  expect(requestsFor(forwarding.script, 'Era basura')).toHaveLength(1)
})
