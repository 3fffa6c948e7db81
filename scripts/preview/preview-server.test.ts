import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildMedia, buildStore } from '../site/testing/documents.ts'
import type { StoreDocument } from '../site/documents.ts'
import { drawPlain } from '../publish/testing/pictures.ts'
import { usePublisher } from '../publish/testing/publisher.ts'
import { snapshotText } from '../publish/testing/snapshot-text.ts'
import { ask } from '../site-server/testing/ask.ts'
import { servePreviews, type PreviewServer } from './preview-server.ts'

// Photographs are rendered, which a busy machine makes slow; nothing is measured.
vi.setConfig({ testTimeout: 60_000 })

const TOKEN = 'abc-b-1-00ff'
const PANEL = 'https://panel.example'

const site = usePublisher()
let server: PreviewServer
let logged: string[]

/** What the CMS answers for the token. */
function preview(store: StoreDocument | null, status = 200) {
  const documents = { ...site.cms.documents, store: store ? [store] : [] }
  site.cms.faults.set(`/api/publication/preview/${TOKEN}`, (_request, response) => {
    response.writeHead(status).end(status === 200 ? snapshotText(documents) : '')
  })
}

const open = (target = `/store/la-esquina?vista-previa=${TOKEN}`) => ask(server.url, target)

const draft = (fields: Partial<StoreDocument> = {}) =>
  buildStore(7, { name: 'La Esquina', slug: 'la-esquina', ...fields })

const serve = (panelUrls = [PANEL], port = 0) =>
  servePreviews({
    ...site.options,
    host: '127.0.0.1',
    port,
    panelUrls,
    log: (line) => logged.push(line),
  })

beforeEach(async () => {
  logged = []
  server = await serve()
})
afterEach(() => server.close())

describe('a preview', () => {
  test('is the page of the draft, marked as what it is, and kept by nobody', async () => {
    preview(draft())
    const { status, text, headers } = await open()
    expect(status).toBe(200)
    expect(text).toContain('<h1>/store/la-esquina</h1>')
    expect(text).toContain('Vista previa: así se vería la ficha')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(existsSync(path.join(site.siteDir, 'current'))).toBe(false)
    expect(logged).toEqual([])
  })

  test('is shown in a frame by the panel alone, and runs what is its own and nothing else', async () => {
    preview(draft({ name: '</script><script>alert(1)</script>' }))
    const { text, headers } = await open()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${PANEL};`)
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/)
    expect(text).not.toContain('<script>alert')
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  test('shows photographs that no visitor has seen yet, rendered as for a release', async () => {
    site.cms.uploads.set('/uploads/nueva.png', await drawPlain(77))
    preview(draft({ gallery: [buildMedia('nueva.png')] }))
    const before = readdirSync(path.join(site.siteDir, 'media')).length
    const { text } = await open()
    const [photo = ''] = /\/media\/[0-9a-f]{16}-photo-\d+\.webp/.exec(text) ?? []
    expect(existsSync(path.join(site.siteDir, photo))).toBe(true)
    expect(readdirSync(path.join(site.siteDir, 'media')).length).toBeGreaterThan(before)
    const fetched = () => site.cms.asked.filter((one) => one.startsWith('/uploads/')).length
    const first = fetched()
    await open()
    expect(fetched()).toBe(first + 1)
  })

  test('leads to the page’s address when the name was changed since', async () => {
    preview(draft({ slug: 'la-otra-esquina' }))
    const { status, headers } = await open()
    expect(status).toBe(302)
    expect(headers.location).toBe(`/store/la-otra-esquina?vista-previa=${TOKEN}`)
  })

  test('says what is missing where there can be no page yet', async () => {
    preview({ ...draft(), name: null } as unknown as StoreDocument)
    const { status, text } = await open()
    expect(status).toBe(200)
    expect(text).toContain('Todavía no se puede mostrar')
    expect(text).toMatch(/Nombre: /)
  })
})

describe('there is none', () => {
  test('for an address that the panel did not give, that ran out, or whose store is gone', async () => {
    preview(null, 404)
    expect(await open()).toMatchObject({ status: 404 })
    preview(null)
    expect((await open()).text).toContain('Esta vista previa ya no vale')
    expect(await open('/store/la-esquina?vista-previa=../version')).toMatchObject({ status: 404 })
  })

  test('while the CMS does not answer, which is told', async () => {
    preview(null, 500)
    expect(await open()).toMatchObject({ status: 503 })
    expect(logged).toEqual([expect.stringContaining('el error 500')])
  })

  test('where another program has the port, which is told, and the publisher goes on', async () => {
    const second = await serve([PANEL], Number(new URL(server.url).port))
    expect(second.url).toBe('')
    expect(logged).toEqual([expect.stringContaining('No hay vistas previas')])
    await second.close()
  })
})
