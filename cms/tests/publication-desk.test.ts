import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import { CONFIRMATION, deskOf, REPORT } from './support/desk.ts'
import { readVersion, snapshotText } from './support/snapshot.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { makeStartedDir, startCms, type Cms } from './support/start-cms.ts'

const FORWARD = { action: 'forward', target: '' }
const KEPT = '000001-aaaaaaaaaaaaaaaa'
/** Of a CMS that was told no other. */
const SITE_URL = 'http://localhost:3000'
const CATEGORY = 'api::category.category'

let folder: string
let cms: Cms
let admin: AdminClient
let editor: AdminClient
let loader: AdminClient
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  folder = await makeStartedDir()
  cms = await startCms({ dataDir: folder })
  admin = await signIn(cms)
  editor = await signInAs(cms, admin, 'strapi-editor')
  loader = await signInAs(cms, admin, 'guia-carga')
  desk = deskOf(cms)
})
afterAll(async () => {
  await cms.stop()
  await cms.database.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('before anybody has spoken', () => {
  test('who only loads drafts may neither look nor give orders', async () => {
    expect((await desk.status(loader)).status).toBe(403)
    expect((await desk.order(loader, FORWARD)).status).toBe(403)
    expect((await desk.status(admin)).status).toBe(200)
  })

  test('there is no order and no report', async () => {
    expect(await desk.readOrder()).toBeNull()
    const { status, body, headers } = await desk.status(editor)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const version = await readVersion(cms)
    const nothing = { order: null, orderedAt: null, orderedBy: '', report: null, reportedAt: null }
    const waiting = { drafts: 0, modified: 0 }
    const now = expect.any(String) as string
    expect(body).toEqual({ siteUrl: SITE_URL, version, now, waiting, authors: {}, ...nothing })
    expect(Math.abs(Date.now() - Date.parse(String(body.now)))).toBeLessThan(60_000)
  })
})

describe('a report', () => {
  test('is kept, the last one only', async () => {
    const stopped = { ...REPORT, version: null, error: 'No hay lugar.', pinned: KEPT }
    expect((await desk.report(stopped)).status).toBe(200)
    expect((await desk.status(editor)).body.report).toEqual(stopped)
    const waiting = { ...REPORT, confirmation: CONFIRMATION }
    expect((await desk.report(waiting)).status).toBe(200)
    expect((await desk.status(editor)).body.report).toEqual(waiting)
    expect((await desk.report(REPORT)).status).toBe(200)
    const { body } = await desk.status(editor)
    expect(body.report).toEqual(REPORT)
    expect(Date.parse(String(body.reportedAt))).not.toBeNaN()
  })

  test('may be of nearly 1 MB, and of no more', async () => {
    const reportOf = (bytes: number) => ({ ...REPORT, error: 'x'.repeat(bytes) })
    expect((await desk.report(reportOf(1_000_000))).status).toBe(200)
    expect((await desk.report(reportOf(1_060_000))).status).toBe(413)
    const { report } = (await desk.status(editor)).body as { report: { error: string } }
    expect(report.error).toHaveLength(1_000_000)
  })

  test('is 1 MB for the publisher only', async () => {
    const json = { ...REPORT, error: 'x'.repeat(600_000) }
    const url = `${cms.url}/api/publication/report`
    expect((await send(url, { json })).status).toBe(413)
    expect((await send(url, { json, token: cms.tokens.import })).status).toBe(413)
    expect((await send(url, { json, token: admin.token })).status).toBe(413)
    const token = cms.tokens.snapshot
    expect((await send(`${cms.url}/api/leads`, { json, token })).status).toBe(413)
    const login = await send(`${cms.url}/admin/login`, { json, token: admin.token })
    expect(login.status).toBe(413)
  })

  test('holds any text, without what turns or hides others', async () => {
    const message = `<script>alert(1)</script> \u202Eal revés\u0000 \uD800 «ñ» 🙂`
    const problems = [{ record: '<img src=x onerror=alert(1)>', field: '', message }]
    expect((await desk.report({ ...REPORT, problems })).status).toBe(200)
    const { report } = (await desk.status(editor)).body as { report: typeof REPORT }
    const clean = '<script>alert(1)</script> al revés  «ñ» 🙂'
    expect(report.problems).toEqual([{ ...problems[0], message: clean }])
  })

  const release = REPORT.releases[0]!
  const PROBLEM = { record: 'a', field: '', message: 'b' }
  test.each<[string, unknown]>([
    ['a text', 'todo bien'],
    ['a list', [REPORT]],
    ['nothing', {}],
    ['a field more', { ...REPORT, extra: 1 }],
    ['a field less', { ...REPORT, pinned: undefined }],
    ['a time that is none', { ...REPORT, time: 'ayer' }],
    ['a time that does not exist', { ...REPORT, time: '2026-13-41T25:00:00Z' }],
    ['a version as text', { ...REPORT, version: '7' }],
    ['half a version', { ...REPORT, version: 1.5 }],
    ['an error that is none', { ...REPORT, error: false }],
    ['problems that are none', { ...REPORT, problems: {} }],
    ['a problem of an unknown type', { ...REPORT, problems: [{ ...PROBLEM, kind: 'lead' }] }],
    ['a problem with a path', { ...REPORT, problems: [{ ...PROBLEM, documentId: '../x' }] }],
    ['a problem without a field', { ...REPORT, problems: [{ record: 'a', message: 'b' }] }],
    [
      'a problem with more',
      { ...REPORT, problems: [{ record: 'a', field: '', message: 'b', html: 'c' }] },
    ],
    ['a confirmation of nothing', { ...REPORT, confirmation: {} }],
    [
      'a content that is a path',
      { ...REPORT, confirmation: { ...CONFIRMATION, content: '../../x' } },
    ],
    [
      'a negative count',
      {
        ...REPORT,
        confirmation: { ...CONFIRMATION, vanishing: [{ what: 'a', gone: -1, of: 2 }] },
      },
    ],
    [
      'names that are none',
      {
        ...REPORT,
        confirmation: { ...CONFIRMATION, vanishing: [{ what: 'a', gone: 1, of: 2, names: 'b' }] },
      },
    ],
    ['a pinned path', { ...REPORT, pinned: 'a/b' }],
    ['a release without a count', { ...REPORT, releases: [{ ...release, stores: null }] }],
    ['a release with markup', { ...REPORT, releases: [{ ...release, name: '<b>' }] }],
    [
      'a release with changes of another shape',
      { ...REPORT, releases: [{ ...release, changes: { added: 3 } }] },
    ],
    ['a release of half a truth', { ...REPORT, releases: [{ ...release, isLive: 1 }] }],
  ])('of %s is refused and changes nothing', async (_, json) => {
    await desk.report(REPORT)
    const { status, body } = await desk.report(json)
    expect(status).toBe(400)
    if (typeof json === 'object') expect(body.error?.message).toMatch(/^El informe del publicador/)
    expect((await desk.status(editor)).body.report).toEqual(REPORT)
  })

  test('that is no JSON is refused', async () => {
    const token = cms.tokens.snapshot
    const url = `${cms.url}/api/publication/report`
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type }
      const { status } = await send(url, { token, headers, body: JSON.stringify(REPORT) })
      expect(status, type).toBe(400)
    }
    const headers = { 'content-type': 'application/json' }
    expect((await send(url, { token, headers, body: '{"time":' })).status).toBe(400)
  })

  test('of any JSON never makes the CMS fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        expect([400, 413]).toContain((await desk.report(json)).status)
        const mixed = { ...REPORT, problems: json }
        expect([200, 400]).toContain((await desk.report(mixed)).status)
      }),
      { numRuns: 50 },
    )
  })

  test('is nothing that visitors see: version and snapshot stay', async () => {
    const version = await readVersion(cms)
    const text = await snapshotText(cms)
    await desk.report({ ...REPORT, problems: [{ record: 'canario', field: '', message: '' }] })
    await desk.order(editor, FORWARD)
    expect(await readVersion(cms)).toBe(version)
    expect(await snapshotText(cms)).toBe(text)
  })
})

test('a release names who made what it shows anew, and nobody who only saved a draft', async () => {
  const before = await readVersion(cms)
  const { documentId } = await editor.createAndPublish('store', { name: 'Vivero Verde' })
  await editor.publish('store', documentId, { address: 'Colón 1' })
  const between = await readVersion(cms)
  await admin.update('store', documentId, { address: 'Colón 2' })
  const after = await readVersion(cms)
  const [second, first] = REPORT.releases
  const third = { ...second, name: '000003-c', time: '2026-03-02T12:00:00.000Z', version: after }
  const releases = [third, { ...second, version: between }, { ...first, version: before }]
  expect((await desk.report({ ...REPORT, releases })).status).toBe(200)
  expect((await desk.status(admin)).body.authors).toEqual({ [String(second?.name)]: ['Prueba'] })
  await admin.publish('store', documentId)
  const published = [{ ...third, version: await readVersion(cms) }, ...releases.slice(1)]
  await desk.report({ ...REPORT, releases: published })
  const { firstname, lastname } = (await admin.get('/admin/users/me')).body.data as never
  const name = [firstname, lastname].filter(Boolean).join(' ')
  expect((await desk.status(admin)).body.authors).toMatchObject({ '000003-c': [name] })
  await desk.report(REPORT)
})

describe('what everybody in the panel may know', () => {
  const WAITS = { ...REPORT, confirmation: CONFIRMATION, error: 'secreto' }
  const brief = (staff: AdminClient, rest = '') => staff.get(`/publication/brief${rest}`)
  const unfinishedNames = async (staff: AdminClient) => {
    const { body } = await staff.get('/publication/unfinished')
    return (body.documents as { name: string; status: string }[]).map(
      ({ name, status }) => `${name}: ${status}`,
    )
  }

  test('is whether the site follows, and no more of the report', async () => {
    await desk.report(WAITS)
    const { status, body, headers } = await brief(loader)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const last = { version: REPORT.version, state: 'waits', reportedAt: expect.any(String) }
    expect(body).toMatchObject({ siteUrl: SITE_URL, last })
    expect(JSON.stringify(body)).not.toMatch(/secreto|La Espiga/)
    for (const [change, state] of [
      [{ error: 'x' }, 'failed'],
      [{ pinned: KEPT }, 'pinned'],
      [{}, 'fine'],
    ] as const) {
      await desk.report({ ...REPORT, ...change })
      expect((await brief(loader)).body.last).toMatchObject({ state })
    }
  })

  test('is where a document is seen, once it is published, and what is wrong with it', async () => {
    const { documentId } = await admin.create('store', { name: 'Panadería «El Río»' })
    const path = `/store/${documentId}`
    expect((await brief(editor, path)).body).toMatchObject({ appearance: null, problems: [] })
    const { numero } = await admin.publish('store', documentId)
    const problem = { record: 'Comercio', field: 'Logo', message: 'roto', kind: 'store' }
    const problems = [
      { ...problem, numero },
      { ...problem, message: 'de otro', numero: 99_999 },
    ]
    expect((await desk.report({ ...REPORT, problems })).status).toBe(200)
    const seen = { path: '/store/panaderia-el-rio', caveat: null }
    expect((await brief(editor, path)).body).toMatchObject({
      appearance: seen,
      problems: [{ field: 'Logo', message: 'roto' }],
    })
    const { report } = (await desk.status(editor)).body as { report: { problems: object[] } }
    expect(report.problems).toEqual([{ ...problems[0], documentId }, problems[1]])
    await admin.publish('store', documentId, { isActive: false })
    expect((await brief(editor, path)).body.appearance).toEqual({ ...seen, caveat: 'inactive' })
  })

  test('is that a category appears once a published store has it', async () => {
    const category = await admin.createAndPublish('category', { name: 'Panaderías' })
    const path = `/category/${category.documentId}`
    const unused = { path: null, caveat: 'unused' }
    expect((await brief(editor, path)).body.appearance).toEqual(unused)
    const categories = { connect: [{ documentId: category.documentId }] }
    const store = await admin.create('store', { name: 'La Ribera', categories })
    expect((await brief(editor, path)).body.appearance).toEqual(unused)
    await admin.publish('store', store.documentId)
    const used = { path: '/category/panaderias', caveat: null }
    expect((await brief(editor, path)).body.appearance).toEqual(used)
  })

  test('is where an offer is seen, on its days and while its store is active', async () => {
    const store = await admin.createAndPublish('store', { name: 'Heladería Norte' })
    const offer = await admin.createAndPublish('offer', {
      name: '2x1',
      kind: 'oferta',
      store: { connect: [{ documentId: store.documentId }] },
    })
    const path = `/offer/${offer.documentId}`
    const address = `/ofertas/${String(offer.numero)}/${String(store.numero)}`
    expect((await brief(editor, path)).body.appearance).toEqual({ path: address, caveat: null })
    await admin.publish('offer', offer.documentId, { endsOn: '2001-01-01' })
    expect((await brief(editor, path)).body.appearance).toEqual({ path: null, caveat: 'over' })
    await admin.publish('store', store.documentId, { isActive: false })
    const hidden = { path: null, caveat: 'ofInactive' }
    expect((await brief(editor, path)).body.appearance).toEqual(hidden)
  })

  test('is nothing of a type that is not published, or does not exist', async () => {
    for (const kind of ['lead', 'user', '..%2Fstatus']) {
      expect((await brief(admin, `/${kind}/abc`)).status, kind).toBe(404)
    }
    const code = await makeRole(cms, admin, 'Solo categorías', [
      { action: 'plugin::content-manager.explorer.read', subject: CATEGORY, fields: ['name'] },
    ])
    const reader = await signInAs(cms, admin, code)
    expect((await brief(reader, '/category/abc')).status).toBe(200)
    expect((await brief(reader, '/store/abc')).status).toBe(403)
    await admin.create('category', { name: 'Rotiserías' })
    await admin.create('store', { name: 'Rotisería Sur' })
    expect(await unfinishedNames(reader)).toEqual(['Rotiserías: draft'])
  })

  test('is what was begun, the newest first, and of others only what the role may read', async () => {
    const mine = await loader.create('offer', { name: 'Oferta de la autora', kind: 'oferta' })
    const store = await admin.createAndPublish('store', { name: 'Bazar Luz' })
    await admin.update('store', store.documentId, { phone: '3777 456789' })
    const names = await unfinishedNames(admin)
    expect(names.slice(0, 2)).toEqual(['Bazar Luz: modified', 'Oferta de la autora: draft'])
    expect(await unfinishedNames(loader)).toContain('Oferta de la autora: draft')
    const { waiting } = (await desk.status(editor)).body as { waiting: { modified: number } }
    expect(waiting.modified).toBeGreaterThan(0)
    await admin.publish('store', store.documentId)
    expect(await unfinishedNames(admin)).not.toContain('Bazar Luz: modified')
    await admin.unpublish('store', store.documentId)
    expect(await unfinishedNames(admin)).toContain('Bazar Luz: off')
    await admin.remove('offer', mine.documentId)
    expect(await unfinishedNames(loader)).not.toContain('Oferta de la autora: draft')
  })
})

describe('an order', () => {
  beforeAll(async () => {
    await desk.report({ ...REPORT, confirmation: CONFIRMATION })
  })

  const lastId = async () => (await desk.readOrder())?.id ?? 0

  test.each([
    ['rollback', KEPT],
    ['confirm', CONFIRMATION.content],
    ['forward', ''],
  ])('%s of an editor reaches the publisher', async (action, target) => {
    const before = await lastId()
    const { status, body } = await desk.order(editor, { action, target })
    expect(status).toBe(200)
    const order = { id: await lastId(), action, target }
    expect(order.id).toBeGreaterThan(before)
    expect(body).toEqual({ order })
    expect(await desk.readOrder()).toEqual(order)
    const seen = (await desk.status(admin)).body
    expect(seen.order).toEqual(order)
    expect(seen.orderedBy).toBe('Prueba')
    expect(Date.parse(String(seen.orderedAt))).not.toBeNaN()
  })

  test.each([
    [{ action: 'rollback', target: '000009-ffffffffffffffff' }, /ya no está guardada/],
    [{ action: 'rollback', target: '' }, /ya no está guardada/],
    [{ action: 'confirm', target: 'dddddddddddddddd' }, /Lo que se iba a publicar cambió/],
    [{ action: 'forward', target: KEPT }, /no nombra una publicación/],
    [{ action: 'borrar', target: '' }, /La orden es ilegible/],
    [{ action: 'rollback', target: '../../x' }, /La orden es ilegible/],
    [{ action: 'forward' }, /La orden es ilegible/],
    [{ ...FORWARD, id: 99 }, /La orden es ilegible/],
    [{}, /La orden es ilegible/],
    [[], /La orden es ilegible/],
  ])('%j is refused and takes no number', async (json, message) => {
    const before = await desk.readOrder()
    const { status, body } = await desk.order(editor, json)
    expect(status).toBe(400)
    expect(body.error?.message).toMatch(message)
    expect(await desk.readOrder()).toEqual(before)
  })

  test('cannot confirm what no report asks for', async () => {
    await desk.report(REPORT)
    const order = { action: 'confirm', target: CONFIRMATION.content }
    expect((await desk.order(editor, order)).status).toBe(400)
  })

  test('has a number of its own, however many come at once, one after the other', async () => {
    const orders = fc.array(fc.constantFrom(FORWARD, { action: 'rollback', target: KEPT }), {
      minLength: 20,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(orders, async (jsons) => {
        const before = await lastId()
        const answers = await Promise.all(jsons.map((json) => desk.order(editor, json)))
        const given = answers.map(({ body }) => body.order as { id: number; action: string })
        const ids = given.map(({ id }) => id).sort((a, b) => a - b)
        expect(new Set(ids).size).toBe(jsons.length)
        expect(ids[0]).toBeGreaterThan(before)
        const last = given.find(({ id }) => id === ids.at(-1))
        expect(await desk.readOrder()).toEqual(last)
      }),
      { numRuns: 5 },
    )
  })

  test('is there after kill -9, and the count goes on', async () => {
    await desk.report(REPORT)
    const { order } = (await desk.order(editor, FORWARD)).body as { order: { id: number } }
    await cms.kill()
    cms = await startCms({ dataDir: folder })
    admin = await signIn(cms)
    desk = deskOf(cms)
    expect(await desk.readOrder()).toEqual(order)
    expect((await desk.status(admin)).body.report).toEqual(REPORT)
    const next = await desk.order(admin, FORWARD)
    expect(next.body.order).toEqual({ ...FORWARD, id: await lastId() })
    expect(await lastId()).toBeGreaterThan(order.id)
    expect(await cms.database.read('SELECT id FROM publication_desks')).toHaveLength(1)
  })
})

test('an order follows the clock when an older copy of the database was put back', async () => {
  await cms.database.change('UPDATE publication_desks SET order_number = 3')
  const minutes = Math.floor(Date.now() / 60_000)
  const { order } = (await desk.order(admin, FORWARD)).body as { order: { id: number } }
  expect(order.id).toBeGreaterThanOrEqual(minutes)
  expect((await desk.readOrder())?.id).toBe(order.id)
})

describe('the desk', () => {
  const PERMISSION = "action = 'api::publication.manage'"

  test('is open to editors and super admins, and to no other role', async () => {
    const rows = await cms.database.read<{ code: string }>(
      `SELECT code FROM admin_roles WHERE id IN (SELECT role_id FROM admin_permissions_role_lnk
       WHERE permission_id IN (SELECT id FROM admin_permissions WHERE ${PERMISSION}))`,
    )
    expect(rows.map(({ code }) => code).sort()).toEqual(['strapi-editor', 'strapi-super-admin'])
  })

  test('stays closed to editors once an administrator closed it', async () => {
    await cms.database.change(`DELETE FROM admin_permissions WHERE ${PERMISSION}`)
    await cms.stop()
    cms = await startCms({ dataDir: folder })
    desk = deskOf(cms)
    expect((await desk.status(await signIn(cms))).status).toBe(200)
    const granted = await cms.database.read(`SELECT id FROM admin_permissions WHERE ${PERMISSION}`)
    expect(granted).toHaveLength(1)
  })
})
