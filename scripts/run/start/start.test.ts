import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SECRET_NAMES } from '../settings/secret-rules.mjs'
import { readSettings } from '../settings/settings.ts'
import { serve, type TestServer } from '../../testing/serve.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { randomPassword } from './admin-password.ts'
import { checkPlaces } from './check-places.ts'
import { needsSample } from './fill-catalogue.ts'
import { openLog } from './log-file.ts'
import { addressLines } from './show-addresses.ts'
import { createShutdown } from './shutdown.ts'
import { waitFor } from './wait-for.ts'

const folder = useTempFolder()
const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, 's'.repeat(40)]))
const settingsWith = (env: Record<string, string> = {}) =>
  readSettings({ ...secrets, ...env }, folder.path)

describe('the first administrator’s password', () => {
  test('is random and has what the CMS asks for', () => {
    const passwords = Array.from({ length: 50 }, randomPassword)
    expect(new Set(passwords).size).toBe(50)
    for (const password of passwords) {
      expect(password).toMatch(/^(?=.*[a-f0-9])(?=.*[A-Z])(?=.*\d)[\w-]{30,40}$/)
    }
  })
})

describe('addresses on the screen', () => {
  test('a server on this machine is called localhost, another by its name', () => {
    expect(addressLines(settingsWith())).toEqual([
      'Sitio: http://localhost:3000',
      'Panel: http://localhost:1337/admin',
    ])
    const elsewhere = settingsWith({ SITE_HOST: '10.0.0.5', SITE_PORT: '80', CMS_HOST: '0.0.0.0' })
    expect(addressLines(elsewhere)).toEqual([
      'Sitio: http://10.0.0.5:80',
      'Panel: http://localhost:1337/admin',
    ])
  })
})

describe('waiting', () => {
  test('ends when the condition holds, or when the time is up', async () => {
    vi.useFakeTimers()
    let looks = 0
    const holds = waitFor(() => ++looks === 3, 10_000)
    await vi.advanceTimersByTimeAsync(400)
    expect(await holds).toBe(true)
    const never = waitFor(() => false, 1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await never).toBe(false)
    vi.useRealTimers()
  })
})

describe('shutting down', () => {
  test('what was opened last is closed first, once, even when one of them fails', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const closed: string[] = []
    const shutdown = createShutdown()
    shutdown.add(() => Promise.resolve(void closed.push('sitio')))
    shutdown.add(() => Promise.reject(new Error('no quiere')))
    shutdown.add(() => Promise.resolve(void closed.push('publicación')))
    expect(shutdown.isClosing()).toBe(false)
    await Promise.all([shutdown.close(), shutdown.close()])
    expect(shutdown.isClosing()).toBe(true)
    expect(closed).toEqual(['publicación', 'sitio'])
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })
})

describe('logs', () => {
  test('a full log is put aside, and the one put aside before makes room', () => {
    const file = path.join(folder.path, 'logs', 'cms.log')
    const log = openLog(file, 10)
    for (const line of ['uno uno uno', 'dos dos dos', 'tres']) log.write(line)
    log.close()
    const again = openLog(file, 10)
    again.write('cuatro')
    again.close()
    expect(readFileSync(file, 'utf8')).toBe('tres\ncuatro\n')
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('dos dos dos\n')
    expect(readdirSync(path.dirname(file))).toEqual(['cms.log', 'cms.log.1'])
  })
})

describe('a log that cannot be written', () => {
  test('loses its lines and stops nothing', () => {
    const file = path.join(folder.path, 'logs', 'cms.log')
    // As on a full disk: nothing can be made where the log should stand.
    folder.write('logs', 'a file')
    const log = openLog(file, 10)
    log.write('uno uno uno')
    rmSync(path.dirname(file))
    log.write('dos dos dos')
    log.write('tres')
    log.close()
    expect(readFileSync(file, 'utf8')).toBe('tres\n')
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('dos dos dos\n')
  })
})

describe('places', () => {
  test.each([
    ['SITE_PORT y CMS_PORT', { SITE_PORT: '4000', CMS_PORT: '4000' }],
    ['SITE_PORT y CMS_PORT', { SITE_PORT: '4000', CMS_PORT: '4000', SITE_HOST: '0.0.0.0' }],
    ['CMS_PORT y PREVIEW_PORT', { CMS_PORT: '4000', PREVIEW_PORT: '4000' }],
  ])('two servers cannot listen at one: %s, %j', async (names, env) => {
    await expect(checkPlaces(settingsWith(env))).rejects.toThrow(
      `${names} son el mismo puerto, 4000`,
    )
  })
})

describe('the sample catalogue', () => {
  let cms: TestServer | null = null

  afterEach(() => cms?.close())

  /** A CMS that answers the importer's question. */
  async function cmsWith({ isEmpty }: { isEmpty: boolean }) {
    cms = await serve((req, res) => {
      const isAllowed = req.headers.authorization === `Bearer ${'s'.repeat(40)}`
      res.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ documents: {}, unfinished: {}, media: [], isEmpty }))
    })
    return cms.url
  }

  test('goes into a new, empty installation', async () => {
    expect(await needsSample(settingsWith({ CMS_URL: await cmsWith({ isEmpty: true }) }))).toBe(
      true,
    )
  })

  test('stays out where it is not wanted', async () => {
    const settings = settingsWith({
      CMS_URL: await cmsWith({ isEmpty: true }),
      SAMPLE_CATALOGUE: 'no',
    })
    expect(await needsSample(settings)).toBe(false)
  })

  test('stays out of a catalogue that holds something, though it was made by hand', async () => {
    const url = await cmsWith({ isEmpty: false })
    expect(await needsSample(settingsWith({ CMS_URL: url }))).toBe(false)
  })

  test('stays out where something was published before, even if it is empty now', async () => {
    folder.write('data/site/current', 'a release')
    expect(await needsSample(settingsWith({ CMS_URL: await cmsWith({ isEmpty: true }) }))).toBe(
      false,
    )
  })

  test('is taken up again when its import broke off', async () => {
    const settings = settingsWith({ CMS_URL: await cmsWith({ isEmpty: false }) })
    folder.write('data/keep', '')
    writeFileSync(path.join(settings.dataDir, 'sample-pending'), '')
    expect(await needsSample(settings)).toBe(true)
  })
})
