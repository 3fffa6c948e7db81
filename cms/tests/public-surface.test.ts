import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from './support/admin-client.ts'
import { readContentTypes } from './support/content-types.ts'
import { startCms, type Cms } from './support/start-cms.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const CONTENT_PATHS = readContentTypes().flatMap(({ singularName, pluralName }) =>
  [pluralName, singularName].flatMap((name) => [`/api/${name}`, `/api/${name}/1`]),
)
const PLUGIN_PATHS = [
  '/graphql',
  '/api/upload',
  '/api/upload/files',
  '/api/upload/files/1',
  '/api/users',
  '/api/users/me',
  '/api/users/count',
  '/api/users-permissions/roles',
  '/api/users-permissions/permissions',
  '/api/auth/local',
  '/api/auth/local/register',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/send-email-confirmation',
  '/api/connect/google',
  '/api/email',
  '/api/i18n/locales',
  '/api/content-type-builder/content-types',
  '/api/content-type-builder/components',
  '/openapi.json',
]
const OPEN_PATHS = ['/api/leads', '/api/missed-searches']
const SERVICE_CALLS = [
  ['GET', '/api/publication/version'],
  ['GET', '/api/publication/snapshot'],
  ['GET', '/api/publication/preview/abc-b-1-00'],
  ['POST', '/api/publication/report'],
  ['GET', '/api/catalog-import/state'],
  ['PUT', `/api/catalog-import/media/${'0'.repeat(64)}`],
  ['PUT', '/api/catalog-import/documents/category/x'],
] as const

/** Of the panel's own buttons: for a session of staff, and for no token of a service. */
const STAFF_CALLS = [
  ['GET', '/leads/csv'],
  ['GET', '/publication/status'],
  ['GET', '/stores/choices'],
  ['GET', '/choices/store'],
  ['GET', '/stores/sheet'],
  ['POST', '/stores/sheet/check'],
  ['POST', '/stores/sheet/apply'],
  ['POST', '/publication/order'],
  ['GET', '/undo/bin'],
  ['POST', '/undo/bin/1/recover'],
  ['GET', '/undo/versions/x'],
  ['POST', '/undo/versions/x/1'],
  ['GET', '/publication/brief'],
  ['GET', '/publication/brief/store/abc'],
  ['GET', '/publication/unfinished'],
  ['GET', '/quality/incomplete'],
  ['POST', '/quality/stores/abc/confirm'],
  ['POST', '/quality/stores/abc/withdraw'],
  ['GET', '/quality/distinct'],
  ['POST', '/quality/distinct'],
  ['POST', '/quality/distinct/withdraw'],
  ['POST', '/undo/bin/1/erase'],
  ['GET', '/calendar/pharmacies'],
] as const

describe('the public surface of the CMS', () => {
  let cms: Cms
  beforeAll(async () => {
    cms = await startCms()
  })
  afterAll(() => cms.stop())

  test('the list of content types is the real one', () => {
    const names = readContentTypes().map(({ singularName }) => singularName)
    expect(names).toEqual(expect.arrayContaining(['store', 'lead', 'site-setting']))
    expect(names.length).toBeGreaterThanOrEqual(13)
  })

  test.each([...CONTENT_PATHS, ...PLUGIN_PATHS])('%s gives a stranger nothing', async (path) => {
    for (const method of METHODS) {
      // What strangers may send: the lead form, and that a search found nothing.
      if (method === 'POST' && OPEN_PATHS.includes(path)) continue
      const { status } = await send(cms.url + path, { method })
      expect([403, 404, 405], `${method} ${path}`).toContain(status)
      const guessed = await send(cms.url + path, { method, token: 'una-clave-inventada' })
      expect([401, 403, 404, 405], `${method} ${path} with a token`).toContain(guessed.status)
    }
  })

  test.each(SERVICE_CALLS)('%s %s wants its own token', async (method, path) => {
    for (const token of [undefined, '', 'otra-clave', `${cms.tokens.snapshot}x`]) {
      const { status, body } = await send(cms.url + path, { method, ...(token ? { token } : {}) })
      expect(status).toBe(403)
      expect(body.error?.message).toMatch(/^Falta la clave del (publicador|importador)\.$/)
    }
  })

  test.each(STAFF_CALLS)('%s %s wants a session of staff', async (method, path) => {
    const json = method === 'POST' ? { action: 'forward', target: '' } : undefined
    const { snapshot, import: importer } = cms.tokens
    for (const token of [undefined, 'una-clave-inventada', snapshot, importer]) {
      const options = { method, json, ...(token ? { token } : {}) }
      expect((await send(cms.url + path, options)).status).toBe(401)
      const underApi = await send(`${cms.url}/api${path}`, options)
      expect([403, 404, 405]).toContain(underApi.status)
    }
    const { body } = await send(`${cms.url}/api/publication/version`, { token: snapshot })
    expect(body.order).toBeNull()
  })

  test('each service token opens its own calls and not the other ones', async () => {
    const version = `${cms.url}/api/publication/version`
    const state = `${cms.url}/api/catalog-import/state`
    expect((await send(version, { token: cms.tokens.snapshot })).status).toBe(200)
    expect((await send(state, { token: cms.tokens.import })).status).toBe(200)
    expect((await send(version, { token: cms.tokens.import })).status).toBe(403)
    expect((await send(state, { token: cms.tokens.snapshot })).status).toBe(403)
  })

  test('nobody can sign up, as visitor or as staff', async () => {
    const json = { username: 'intruso', email: 'a@b.example', password: 'Intruso-12345' }
    const visitor = await send(`${cms.url}/api/auth/local/register`, { json })
    expect([404, 405]).toContain(visitor.status)
    for (const path of [
      '/admin/register-admin',
      '/admin/register-admin/',
      '/ADMIN/Register-Admin',
    ]) {
      const staff = await send(cms.url + path, { json: { ...json, firstname: 'Intruso' } })
      expect(staff.status).toBe(403)
    }
    const rows = await cms.database.read('SELECT email FROM admin_users')
    expect(rows).toEqual([{ email: cms.admin.email }])
    expect(await cms.database.read('SELECT id FROM up_users')).toEqual([])
  })

  test('users-permissions is there, with two roles that may do nothing', async () => {
    const roles = await cms.database.read<{ type: string }>('SELECT type FROM up_roles')
    expect(roles.map(({ type }) => type).sort()).toEqual(['authenticated', 'public'])
    expect(await cms.database.read('SELECT action FROM up_permissions')).toEqual([])
    const [advanced] = await cms.database.read<{ value: string }>(
      "SELECT value FROM strapi_core_store_settings WHERE key = 'plugin_users-permissions_advanced'",
    )
    expect(JSON.parse(advanced?.value ?? '{}')).toMatchObject({ allow_register: false })
  })

  test('no API token exists', async () => {
    expect(await cms.database.read('SELECT name FROM strapi_api_tokens')).toEqual([])
  })

  test('data transfer from afar is off', async () => {
    for (const path of ['/admin/transfer/runner/push', '/admin/transfer/runner/pull']) {
      expect((await send(cms.url + path)).status).not.toBe(200)
    }
  })
})
