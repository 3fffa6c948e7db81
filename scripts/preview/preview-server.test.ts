import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buildMedia,
  buildOffer,
  buildProfessional,
  buildProfessionalCategory,
  buildStore,
} from '../site/testing/documents.ts'
import type { PreviewedKind } from '../../cms/src/rules/previewed-kinds.ts'
import type { SnapshotDocuments, StoreDocument } from '../site/documents.ts'
import { hashSource } from '../site/hash.ts'
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
function answer(shows: PreviewedKind, sent: Partial<SnapshotDocuments>, status = 200) {
  const documents = { ...site.cms.documents, store: [], [shows]: [], ...sent }
  site.cms.faults.set(`/api/publication/preview/${TOKEN}`, (_request, response) => {
    response.writeHead(status).end(status === 200 ? snapshotText(documents, 1, { shows }) : '')
  })
}

const preview = (store: StoreDocument | null, status = 200) =>
  answer('store', { store: store ? [store] : [] }, status)

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
    expect(text).toContain('Vista previa: así se vería en el sitio. Este enlace vale un día.')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(existsSync(path.join(site.siteDir, 'current'))).toBe(false)
    expect(logged).toEqual([])
  })

  test('waits for its turn where several are asked for at once; one too many is sent away', async () => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const documents = { ...site.cms.documents, store: [draft()] }
    site.cms.faults.set(`/api/publication/preview/${TOKEN}`, (_request, response) => {
      void held.then(() => response.end(snapshotText(documents, 1, { shows: 'store' })))
    })
    // Two are being made and twenty wait: nothing but the one too many is answered.
    const asked = Array.from({ length: 23 }, () => open())
    expect(await Promise.race(asked)).toMatchObject({ status: 503 })
    go()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array<number>(22).fill(200), 503])
    expect(await open()).toMatchObject({ status: 200 })
  })

  test('is shown in a frame by the panel alone, and runs what is its own and nothing else', async () => {
    preview(draft({ name: '</script><script>alert(1)</script>' }))
    const { text, headers } = await open()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${PANEL};`)
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*'){2};/)
    const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
    expect(styles).toHaveLength(2)
    const [own = ''] = /(?<=content="style-src 'self' )[^;"]*/.exec(text) ?? []
    expect(own.split(' ').toSorted()).toEqual(styles.map(hashSource).toSorted())
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

/** What the page brought along. */
function dataOf(text: string): PageData {
  const [, json = '{}'] =
    new RegExp(`id="${PAGE_DATA_ID}"[^>]*>(.*?)</script>`, 's').exec(text) ?? []
  return JSON.parse(json) as PageData
}

describe('a preview of a professional', () => {
  const address = `/profesionales/abogados/ana-paz?vista-previa=${TOKEN}`
  const categories = [buildProfessionalCategory('Abogados')]
  const professional = buildProfessional(9, {
    name: 'Ana Paz',
    slug: 'ana-paz',
    professionalCategory: { route: 'abogados' },
  })

  test('is the profile and no other, with the category as its card calls it', async () => {
    const image = buildMedia('retrato.png')
    site.cms.uploads.set('/uploads/retrato.png', await drawPlain(78))
    answer('professional', {
      professional: [{ ...professional, image }],
      'professional-category': categories,
    })
    const { status, text } = await open(address)
    expect(status).toBe(200)
    expect(text).toContain('<h1>/profesionales/abogados/ana-paz</h1>')
    const { professionals, site: plain, parts } = dataOf(text)
    expect(professionals).toMatchObject([{ id: 9, name: 'Ana Paz' }])
    expect(professionals?.[0]?.image).toMatch(/^\/media\/[0-9a-f]{16}-photo/)
    expect(plain.professionalCategories.map(({ name }) => name)).toEqual(['Abogados'])
    expect(parts).toEqual(['site', 'professionals'])
  })

  test('says what is missing, of it and of nothing else', async () => {
    const wrong = { ...buildStore(3), name: null } as unknown as StoreDocument
    answer('professional', {
      professional: [{ ...professional, professionalCategory: null }],
      store: [wrong],
    })
    const { text } = await open(address)
    expect(text).toContain('Todavía no se puede mostrar')
    expect(text).toMatch(/Profesional «Ana Paz» \(n\.º 9\), Categoría[^:]*: /)
    expect(text).not.toContain('n.º 3')
  })
})

describe('a preview of an offer', () => {
  const address = `/ofertas/12/7?vista-previa=${TOKEN}`
  const store = draft({ whatsapp: '5493777551234' })
  const offer = buildOffer(12, 7, { name: 'Docena de facturas' })

  test('is its own page, with the store as it is published', async () => {
    answer('offer', { offer: [offer], store: [store] })
    const { status, text } = await open(address)
    expect(status).toBe(200)
    expect(text).toContain('así se vería en el sitio. Este enlace')
    const { offers, parts } = dataOf(text)
    expect(offers?.ofertas).toMatchObject([
      {
        nombre: 'Docena de facturas',
        tienda: { name: 'La Esquina', slug: 'la-esquina', whatsapp: '5493777551234' },
      },
    ])
    expect(offers?.recomendados).toEqual([])
    expect(parts).toEqual(['site', 'offers'])
  })

  test('of a recommended item stands at the address of these', async () => {
    answer('offer', { offer: [{ ...offer, kind: 'recomendado' }], store: [store] })
    const { status, headers } = await open(address)
    expect(status).toBe(302)
    expect(headers.location).toBe(`/recomendados/12?vista-previa=${TOKEN}`)
    expect((await open(headers.location)).text).toContain('Docena de facturas')
  })

  test.each([
    ['has not begun', { startsOn: '2026-03-20' }, {}, 'Se publica el 20/03/2026.'],
    ['is over', { endsOn: '2026-03-14' }, {}, 'Terminó el 14/03/2026: ya no se publica.'],
    ['is of an inactive store', {}, { isActive: false }, 'mientras «La Esquina» esté inactivo'],
  ])('that %s is shown all the same, and says so', async (_, dates, fields, note) => {
    answer('offer', { offer: [{ ...offer, ...dates }], store: [{ ...store, ...fields }] })
    const { text } = await open(address)
    expect(text).toContain(note)
    expect(dataOf(text).offers?.ofertas).toHaveLength(1)
  })

  test('says that it needs a store that is published', async () => {
    answer('offer', { offer: [offer] })
    const { text } = await open(address)
    expect(text).toContain('Todavía no se puede mostrar')
    expect(text).toMatch(/«Docena de facturas» \(n\.º 12\), Comercio: /)
  })
})

describe('there is none', () => {
  test('for an address that the panel did not give, that ran out, or whose document is gone', async () => {
    preview(null, 404)
    expect(await open()).toMatchObject({ status: 404 })
    preview(null)
    expect((await open()).text).toContain('Esta vista previa ya no vale')
    expect(await open('/store/la-esquina?vista-previa=../version')).toMatchObject({ status: 404 })
    answer('offer', { store: [draft()] })
    expect(await open()).toMatchObject({ status: 404 })
  })

  test('while the CMS does not answer, which is told; the page asks again by itself', async () => {
    preview(null, 500)
    const { status, text } = await open()
    expect(status).toBe(503)
    expect(text).toContain('<meta http-equiv="refresh" content="10">')
    expect(logged).toEqual([expect.stringContaining('el error 500')])
  })

  test('where another program has the port, which is told, and the publisher goes on', async () => {
    const second = await serve([PANEL], Number(new URL(server.url).port))
    expect(second.url).toBe('')
    expect(logged).toEqual([expect.stringContaining('No hay vistas previas')])
    await second.close()
  })
})
