import { readdirSync, realpathSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { publish } from '../../publish/publish.ts'
import { createSiteServer } from '../../site-server/server.ts'
import { openRig, type Rig } from './rig.ts'
import { readSite } from './read-site.ts'

// Published once, with images of its own: the second test damages what the first has read. Each has a
// server of its own, which remembers nothing.
let rig: Rig
let server: Awaited<ReturnType<typeof createSiteServer>>
beforeAll(async () => {
  rig = await openRig()
  await publish(rig.options)
}, 180_000)
afterAll(() => rig.close())
beforeEach(async () => {
  const { siteDir } = rig.options
  server = await createSiteServer({ siteDir, host: '127.0.0.1', port: 0 })
})
afterEach(() => server.close())

const at = (name: string) => path.join(rig.options.siteDir, 'current', name)

/** Files below a folder of the release, links followed, without compressed copies. */
function filesIn(folder: string, below = ''): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) return filesIn(file, `${below}/${name}`)
    return /^\.|\.(?:br|gz)$/.test(name) ? [] : [`${below}/${name}`]
  })
}

/** '/r/0123456789abcdef/sitio.json' → '/sitio.json', '/store/x' as it is, names decoded. */
const fileOf = (address: string) =>
  decodeURIComponent(address.replace(/^\/r\/[0-9a-f]{16}(?=\/)/, ''))

test('every public file of a release is fetched, and none is at fault', async () => {
  const { asked, faults } = await readSite(server.url)
  expect(faults).toEqual([])
  const names = new Set([...asked].map(fileOf))
  const isRead = (file: string) =>
    names.has(file) || names.has(file.replace(/\/index\.html$/, '') || '/')
  const files = filesIn(at(''))
  expect(files.length).toBeGreaterThan(200)
  // Some are there by a second name: a person below another profession, a store by its name.
  const whole = new Set(files.filter(isRead).map((file) => realpathSync(at(file))))
  expect(files.filter((file) => !isRead(file) && !whole.has(realpathSync(at(file))))).toEqual([])
  expect([...names]).toEqual(
    expect.arrayContaining(['/store/la-espiga/datos.json', '/store/la-espiga/la-espiga.vcf']),
  )
}, 60_000)

test('what is missing, cut or of another content is told with its address', async () => {
  const image = readdirSync(at('media')).find((name) => name.endsWith('.webp')) ?? ''
  const part = readdirSync(at('assets')).find((name) => name.endsWith('.css')) ?? ''
  truncateSync(at(`media/${image}`), 100)
  for (const ending of ['', '.br', '.gz']) rmSync(at(`assets/${part}${ending}`), { force: true })
  truncateSync(at('store/la-espiga/datos.json'), 50)
  rmSync(at('robots.txt'))
  rmSync(at('404.html'))
  const site = at('sitio.json')
  for (const ending of ['.br', '.gz']) rmSync(site + ending, { force: true })
  writeFileSync(site, '{"name":"Otra"}')
  const { faults } = await readSite(server.url)
  expect(faults.map((fault) => fileOf(fault)).toSorted()).toEqual(
    [
      `/assets/${part} respondió 404`,
      '/404.html respondió 404',
      `/media/${image} está cortado o dañado`,
      '/robots.txt respondió 404',
      '/sitio.json no es lo que dice publicacion.json',
      '/store/la-espiga/datos.json está cortado o dañado',
    ].toSorted(),
  )
}, 60_000)
