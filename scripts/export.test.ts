import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeAppBuild } from './publish/testing/app-build.ts'
import { buildStore } from './publish/testing/documents.ts'
import { usePublisher } from './publish/testing/publisher.ts'
import { findLiveFault } from './publish/testing/read-release.ts'
import { TEST_TOKEN } from './publish/testing/test-cms.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '..')

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()

/** A clone of what the command needs, so that no `.env` nor build of this one has a say. */
beforeEach(() => {
  const clone = site.beside('clone')
  for (const name of ['scripts/export.ts', 'scripts/publish', 'scripts/settings', 'package.json']) {
    cpSync(path.join(REPOSITORY, name), path.join(clone, name), { recursive: true })
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(clone, 'node_modules'))
  writeAppBuild(path.join(clone, 'web', 'dist'))
})

interface Ending {
  code: number | null
  stdout: string
  stderr: string
}

interface Run {
  env?: Record<string, string>
  args?: string[]
  /** Sees what was written so far, and may end the command. */
  onOutput?: (output: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs `npm run export` as npm does, without anything of this process's environment. */
function runExport({ env = {}, args = [], onOutput }: Run = {}): Promise<Ending> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/export.ts', ...args], {
    cwd: site.beside('clone'),
    env: {
      PATH: process.env.PATH,
      CMS_URL: site.cms.url,
      SITE_DIR: site.siteDir,
      DATA_DIR: site.beside('data'),
      SNAPSHOT_TOKEN: TEST_TOKEN,
      ...env,
    },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (data: Buffer) => {
      output[name] += String(data)
      onOutput?.(output.stdout, (signal) => child.kill(signal))
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })))
}

const isPublished = () => existsSync(path.join(site.siteDir, 'current'))

describe('npm run export', () => {
  test('publishes, tells what, and ends with 0; a second time nothing changes', async () => {
    const first = await runExport()
    expect(first.stderr).toBe('')
    expect(first.stdout).toMatch(/^Publicado 000001-[0-9a-f]{16} \(.*busquedas\.json 3.*\)$/m)
    expect(first.code).toBe(0)
    expect(findLiveFault(site.siteDir)).toBe('')
    const second = await runExport()
    expect(second.stdout).toMatch(/^Sin cambios: sigue en línea 000001-/)
    expect(second.code).toBe(0)
  })

  test('-- --check publishes nothing', async () => {
    const { code, stdout } = await runExport({ args: ['--check'] })
    expect(stdout).toMatch(/Se publicaría 000001-/)
    expect(code).toBe(0)
    expect(isPublished()).toBe(false)
  })

  test('-- --watch publishes a change and ends with 0 when told to', async () => {
    let isChanged = false
    const { code, stdout } = await runExport({
      args: ['--watch'],
      onOutput: (output, kill) => {
        if (output.includes('Publicado 000002')) kill('SIGTERM')
        if (isChanged || !output.includes('Publicado 000001')) return
        isChanged = true
        site.cms.documents.store.push(buildStore(90))
        site.cms.version += 1
      },
    })
    expect(stdout).toMatch(/Publicado 000002-[0-9a-f]{16} \(versión 2, 4 comercios\)\./)
    expect(code).toBe(0)
  })
})

describe('ends with 1 and says why in Spanish, without a trace of code', () => {
  test.each<[string, Run, RegExp]>([
    [
      'when the CMS cannot be reached',
      { env: { CMS_URL: 'http://127.0.0.1:1' } },
      /^El panel no responde en http:\/\/127\.0\.0\.1:1 .*Lo publicado no cambia\.\n$/,
    ],
    [
      'when a setting has a value that is not allowed',
      { env: { DATABASE_CLIENT: 'mysql' } },
      /^DATABASE_CLIENT vale «mysql» y tiene que ser «sqlite» o «postgres»\.\n$/,
    ],
    ['when the key is missing', { env: { SNAPSHOT_TOKEN: '' } }, /^Falta SNAPSHOT_TOKEN\. /],
    [
      'when the key is a wrong one',
      { env: { SNAPSHOT_TOKEN: 'otra-clave-de-prueba-'.padEnd(40, 'y') } },
      /^El panel no acepta la clave del publicador \(SNAPSHOT_TOKEN\)\.\n$/,
    ],
  ])('%s', async (_, run, message) => {
    const { code, stderr } = await runExport(run)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(isPublished()).toBe(false)
  })

  test('when a record cannot be published', async () => {
    site.cms.documents.store = [buildStore(1, { name: 'Kiosco', whatsapp: '107' })]
    const { code, stderr } = await runExport()
    expect(stderr).toContain('Comercio «Kiosco» (n.º 1), WhatsApp: no es un número')
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(isPublished()).toBe(false)
  })
})

test('the clone of this test has no settings of its own', () => {
  expect(readdirSync(site.beside('clone')).toSorted()).toEqual([
    'node_modules',
    'package.json',
    'scripts',
    'web',
  ])
})
