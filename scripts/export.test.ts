import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exportCommand } from './export/command.ts'
import { callCommand, startCommand, type Start } from './testing/call-command.ts'
import { freePort } from './testing/free-port.mjs'
import { writeAppBuild } from './publish/testing/app-build.ts'
import { buildStore } from './site/testing/documents.ts'
import { usePublisher } from './publish/testing/publisher.ts'
import { findLiveFault } from './publish/testing/read-release.ts'
import { TEST_TOKEN } from './publish/testing/test-cms.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '..')

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()

/** As `npm run build` makes it of the app: a module that renders a page. */
const RENDERER = `export const renderPage = async (path, { site }) => ({
  html: '<h1>' + site.name + ' ' + path + '</h1>',
  module: 'src/pages/store-page.tsx',
})
`

/**
 * A clone of what the command needs, so that no `.env` nor build of this one has a say; one for all
 * tests, since what compiles it keeps what it compiled by its path.
 */
const clone = mkdtempSync(path.join(tmpdir(), 'guia-clone-'))
afterAll(() => rmSync(clone, { recursive: true, force: true }))
beforeAll(() => {
  for (const name of [
    'scripts/export',
    'scripts/export.ts',
    'scripts/preview',
    'scripts/publish',
    'scripts/site',
    'scripts/run',
    'scripts/site-server',
    'cms/src/rules',
    'web/contract',
    'package.json',
  ]) {
    cpSync(path.join(REPOSITORY, name), path.join(clone, name), { recursive: true })
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(clone, 'node_modules'))
  writeAppBuild(path.join(clone, 'web', 'dist'))
  mkdirSync(path.join(clone, 'web', 'dist-render'))
  writeFileSync(path.join(clone, 'web', 'dist-render', 'render-page.js'), RENDERER)
})

const environment = async (env: Record<string, string> = {}) => ({
  CMS_URL: site.cms.url,
  SITE_DIR: site.siteDir,
  DATA_DIR: site.beside('data'),
  SNAPSHOT_TOKEN: TEST_TOKEN,
  PREVIEW_PORT: String(await freePort()),
  ...env,
})

interface Run {
  env?: Record<string, string>
  args?: string[]
}

/** Runs `npm run export` as npm does, without anything of this process's environment. */
const startExport = async ({ env, args, onOutput }: Run & Pick<Start, 'onOutput'> = {}) =>
  startCommand('scripts/export.ts', { args, env: await environment(env), onOutput }, clone)

/** The same in this process. */
const callExport = async ({ env, args = [], root = clone }: Run & { root?: string } = {}) =>
  callCommand(exportCommand, { args, env: await environment(env), root })

const isPublished = () => existsSync(path.join(site.siteDir, 'current'))

describe('npm run export', () => {
  test('publishes, tells what, and ends with 0; a second time nothing changes', async () => {
    const first = await startExport()
    expect(first.stderr).toBe('')
    expect(first.stdout).toMatch(/^Publicado 000001-[0-9a-f]{16} \(.*3 comercios.*\)$/m)
    expect(first.code).toBe(0)
    expect(findLiveFault(site.siteDir)).toBe('')
    const page = readFileSync(path.join(site.live, 'store/la-espiga/index.html'), 'utf8')
    expect(page).toContain('<h1>Goya a un clic /store/la-espiga</h1>')
    const second = await callExport()
    expect(second.stdout).toMatch(/^Sin cambios: sigue en línea 000001-/)
    expect(second.code).toBe(0)
  })

  test('-- --check publishes nothing', async () => {
    const { code, stdout } = await callExport({ args: ['--check'] })
    expect(stdout).toMatch(/Se publicaría 000001-/)
    expect(code).toBe(0)
    expect(isPublished()).toBe(false)
  })

  test('-- --watch publishes a change and ends with 0 when told to', async () => {
    let isChanged = false
    const { code, stdout } = await startExport({
      args: ['--watch'],
      onOutput: (output, kill) => {
        if (output.includes('Publicado 000002')) kill('SIGTERM')
        if (isChanged || !output.includes('Publicado 000001')) return
        isChanged = true
        site.cms.documents.store.push(buildStore(90))
        site.cms.version += 1
      },
    })
    expect(stdout).toMatch(/Publicado 000002-[0-9a-f]{16} \(versión 2, 4 comercios.*\)/)
    expect(code).toBe(0)
    expect(site.cms.reports[0]).toMatchObject({ version: 1, error: null, pinned: null })
  })

  test('-- --watch obeys an order of the panel and tells it so', async () => {
    site.cms.order = { id: 1, action: 'rollback', target: '000009-0000000000000000' }
    const stop = new AbortController()
    let output = ''
    const say = (line: string) => {
      output += `${line}\n`
      const isTold = output.includes('No se guarda ninguna publicación')
      if (isTold && output.includes('Publicado 000001')) stop.abort()
    }
    const env = await environment({ LOG_FORMAT: 'json' })
    const place = { args: ['--watch'], env, root: clone, say }
    await exportCommand(place, () => stop.signal)
    const errors = site.cms.reports.map(({ error }) => error)
    expect(errors).toContain('No se guarda ninguna publicación «000009-0000000000000000».')
    expect(output).toMatch(/"level":"error","message":"No se guarda/)
    expect(output).toMatch(/"level":"info","message":"Publicado 000001/)
  })
})

describe('ends with 1 and says why in Spanish, without a trace of code', () => {
  test.each<[string, Run, RegExp, typeof callExport?]>([
    [
      'when the CMS cannot be reached',
      { env: { CMS_URL: 'http://127.0.0.1:1' } },
      /^El panel no responde en http:\/\/127\.0\.0\.1:1 .*Lo publicado no cambia\.\n$/,
      startExport,
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
  ])('%s', async (_, run, message, exportWith = callExport) => {
    const { code, stderr } = await exportWith(run)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(isPublished()).toBe(false)
  })

  test('when the app was built without its renderer', async () => {
    const root = site.beside('not-built')
    writeAppBuild(path.join(root, 'web', 'dist'))
    const { code, stderr } = await callExport({ root })
    expect(stderr).toMatch(/^Falta compilar el sitio: no existe .+render-page\.js\.\n$/)
    expect(code).toBe(1)
    expect(isPublished()).toBe(false)
  })

  test('when it is asked for something that it does not know, and publishes nothing', async () => {
    const { code, stderr } = await callExport({ args: ['--publish'] })
    expect(stderr).toMatch(/^No entiendo el pedido: .*--publish.*Nada cambió\.\n$/)
    expect(code).toBe(1)
    expect(isPublished()).toBe(false)
  })
})

describe.skipIf(process.getuid?.() !== 0)('root, in a folder of another user’s', () => {
  const OTHER = 54_321

  test.each([
    ['that is there', 'site', true],
    ['that would be made', 'site/below', true],
    ['that is made in one of root’s', 'site', false],
  ])('%s', async (_, name, isRefused) => {
    const siteDir = site.beside(name)
    mkdirSync(site.beside('site'), { recursive: true })
    if (isRefused) chownSync(site.beside('site'), OTHER, OTHER)
    const { code, stderr } = await callExport({ env: { SITE_DIR: siteDir } })
    expect(stderr).toBe(
      isRefused
        ? `La carpeta del sitio es del usuario «#${OTHER}»: corré «sudo -u '#${OTHER}' npm run export».\n`
        : '',
    )
    expect(code).toBe(isRefused ? 1 : 0)
    expect(existsSync(path.join(siteDir, 'current'))).toBe(!isRefused)
  })
})

test('a record that cannot be published is left out and told of; the others go live', async () => {
  site.cms.documents.store.push(buildStore(90, { name: 'Kiosco', whatsapp: '107' }))
  const { code, stdout } = await callExport()
  expect(stdout).toContain(
    'Quedó afuera:\n  - Comercio «Kiosco» (n.º 90), WhatsApp: no es un número',
  )
  expect(code).toBe(0)
  expect(isPublished()).toBe(true)
})

test('older releases are listed, shown again and let go of', async () => {
  await callExport()
  site.cms.documents.store.push(buildStore(90))
  await callExport()
  const { stdout: list } = await callExport({ args: ['--releases'] })
  expect(list).toMatch(
    /^→ 000002-\w+ {2}\S+ {2}4 comercios\n {2}000001-\w+ {2}\S+ {2}3 comercios\n$/,
  )
  const back = await callExport({ args: ['--rollback'] })
  expect(back.stdout).toMatch(
    /^En línea 000001-\w+\. Queda así hasta «npm run export -- --forward»\./,
  )
  expect(path.basename(site.live)).toMatch(/^000001-/)
  // Staff see at once what was done here.
  expect(site.cms.reports.at(-1)).toMatchObject({ pinned: path.basename(site.live) })
  const pinned = await callExport()
  expect(pinned.stdout).toMatch(/^Sigue en línea, como se pidió .+000001-\w+\n$/)
  const named = await callExport({ args: ['--rollback', '000009-0000000000000000'] })
  expect(named.stderr).toBe('No se guarda ninguna publicación «000009-0000000000000000».\n')
  expect(named.code).toBe(1)
  const forward = await callExport({ args: ['--forward'] })
  expect(forward.stdout).toMatch(/^Publicado 000003-/)
  expect(site.cms.reports.at(-1)).toMatchObject({ pinned: null, error: null })
  expect(findLiveFault(site.siteDir)).toBe('')
}, 180_000)

test('a release that would lose most stores goes live once it is confirmed', async () => {
  site.cms.documents.store.push(...[91, 92, 93, 94, 95].map((numero) => buildStore(numero)))
  await callExport()
  site.cms.documents.store.splice(3)
  const { code, stderr } = await callExport()
  expect(code).toBe(1)
  const [, content = ''] = /--confirm ([0-9a-f]{16})\n$/.exec(stderr) ?? []
  expect(stderr).toContain('desaparecerían 5 de 8 comercios')
  // Staff can answer in the panel.
  expect(site.cms.reports.at(-1)).toMatchObject({ confirmation: { content } })
  const confirmed = await callExport({ args: ['--confirm', content] })
  expect(confirmed.stdout).toContain(`Publicado 000002-${content}`)
  expect(confirmed.stdout).not.toContain('No había nada que confirmar')
  expect(site.cms.reports.at(-1)).toMatchObject({ confirmation: null, error: null })
  const other = await callExport({ args: ['--confirm', '0000000000000000'] })
  expect(other.stdout).toContain(
    'No había nada que confirmar: lo que está en línea no es «0000000000000000».',
  )
}, 180_000)

test('the clone of this test has no settings of its own', () => {
  expect(readdirSync(clone).toSorted()).toEqual([
    'cms',
    'node_modules',
    'package.json',
    'scripts',
    'web',
  ])
})
