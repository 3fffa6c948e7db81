import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn } from './support/admin-client.ts'
import { databaseOf } from './support/database.ts'
import { startCms, startRefused, type Cms } from './support/start-cms.ts'

const FIRST = { FIRST_ADMIN_EMAIL: 'primera@pruebas.example', FIRST_ADMIN_PASSWORD: 'Primera-1234' }
const OTHER = { FIRST_ADMIN_EMAIL: 'otra@pruebas.example', FIRST_ADMIN_PASSWORD: 'Otra-12345' }
const NONE = { FIRST_ADMIN_EMAIL: '', FIRST_ADMIN_PASSWORD: '' }

interface AdminRow {
  email: string
  prefered_language: string
}

describe('the first administrator', () => {
  let dataDir: string
  let cms: Cms | undefined
  const start = async (env: Record<string, string>) => {
    cms = await startCms({ dataDir, env })
    return cms
  }
  const admins = async () => {
    const database = await databaseOf(dataDir)
    return database.read<AdminRow>('SELECT email, prefered_language FROM admin_users')
  }
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'guia-first-start-'))
  })
  afterAll(async () => {
    await cms?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('cannot be made over the network on an empty database', async () => {
    const { url } = await start(NONE)
    const json = { email: 'intruso@a.example', password: 'Intruso-123', firstname: 'I' }
    const { status, body } = await send(`${url}/admin/register-admin`, { json })
    expect(status).toBe(403)
    expect(body.error?.message).toContain('npm run admin:create')
    expect(await admins()).toEqual([])
    await cms?.stop()
  })

  test('is made from the environment, in Spanish, and can sign in', async () => {
    const running = await start(FIRST)
    expect(running.log()).toContain('[guia] first-admin-created')
    expect(await admins()).toEqual([{ email: FIRST.FIRST_ADMIN_EMAIL, prefered_language: 'es' }])
    expect((await signIn(running)).token).not.toBe('')
    await running.stop()
  })

  test('is made only once: later values of the environment change nobody', async () => {
    const running = await start(OTHER)
    expect(running.log()).not.toContain('[guia] first-admin-created')
    expect(await admins()).toEqual([{ email: FIRST.FIRST_ADMIN_EMAIL, prefered_language: 'es' }])
    const json = { email: OTHER.FIRST_ADMIN_EMAIL, password: OTHER.FIRST_ADMIN_PASSWORD }
    expect((await send(`${running.url}/admin/login`, { json })).status).toBe(400)
    await running.stop()
  })

  test('waits, as everybody at an address where 20 passwords were wrong', async () => {
    const running = await start(FIRST)
    const guess = async (email: string, password: string) =>
      (await send(`${running.url}/admin/login`, { json: { email, password } })).status
    const right = [FIRST.FIRST_ADMIN_EMAIL, FIRST.FIRST_ADMIN_PASSWORD] as const
    for (let good = 0; good < 4; good += 1) expect(await guess(...right)).toBe(200)
    const accounts = Array.from({ length: 30 }, (_, place) => `nadie${place}@goya.example`)
    const statuses = await Promise.all(accounts.map((email) => guess(email, 'Clave1234')))
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(await guess(...right)).toBe(429)
    await running.stop()
  })
})

test('with unsafe secrets the CMS does not start, and names every one', async () => {
  const { code, log } = await startRefused({
    JWT_SECRET: '',
    IMPORT_TOKEN: 'corta',
    APP_KEYS: `toBeModified1,${'b'.repeat(40)}`,
  })
  expect(code).not.toBe(0)
  expect(code).not.toBeNull()
  expect(log).toContain('El panel no arranca porque sus claves no son seguras')
  expect(log).toContain('JWT_SECRET falta')
  expect(log).toContain('IMPORT_TOKEN es demasiado corto')
  expect(log).toContain('APP_KEYS tiene todavía el valor de ejemplo')
})

test('a PostgreSQL that cannot be reached is told of in a sentence, without a stack', async () => {
  const { code, log } = await startRefused({
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: 'postgres://guia:secreta@127.0.0.1:9/guia',
  })
  expect(code).toBe(1)
  expect(log).toContain('PostgreSQL, en 127.0.0.1:9, no atiende (ECONNREFUSED): ')
  expect(log).not.toMatch(/\n\s+at |secreta/)
})
