import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../publish/publish.ts'
import { openRig, type Rig } from '../measure/endurance/rig.ts'
import { PUBLIC_WRITES } from '../site-server/answer-table.ts'
import { createSiteServer, type SiteServer } from '../site-server/server.ts'
import { ask, type Question, type Reply } from '../site-server/testing/ask.ts'
import { slug } from '@guia/web/catalog/slug'
import { buildCategory, buildStore } from '../site/testing/documents.ts'
import { freePort } from '../testing/free-port.mjs'
import { serve, type TestServer } from '../testing/serve.ts'
import { startCaddy, type CaddyServer } from '../testing/start-caddy.ts'
import { caddyAnswers } from './caddy-answers.ts'

/** Installing Caddy and the first publication take a while on a busy machine. */
const PATIENCE_MS = 180_000

/** Names of which nothing is left as it is in an address, and what a web server might take apart. */
const CATEGORY = 'Ropa & Más [Niños]'
const STORE = 'Ñandú * {path} [1-9]? & Cía:%41'
const mapParam = STORE.toLowerCase().replaceAll(' ', '-')

let rig: Rig
let site: SiteServer
let caddy: CaddyServer
let cms: TestServer
let previews: TestServer
/** Neither a release nor a CMS stands behind these. */
let emptySite: SiteServer
let emptyCaddy: CaddyServer
let content = ''
let image = ''
let asset = ''

/** The CMS behind both: says what reached it. */
const startCms = () =>
  serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { 'x-forwarded-for': address, cookie, forwarded } = request.headers
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(201)
      const seen = {
        path: request.url,
        address,
        cookie,
        forwarded,
        body: String(Buffer.concat(chunks)),
      }
      response.end(JSON.stringify(seen))
    })
  })

/** The publisher behind both. */
const startPreviews = () =>
  serve(({ url, headers }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Security-Policy', 'frame-ancestors https://panel.example')
    response.setHeader('X-Robots-Tag', 'noindex')
    response.end(`preview of ${url} ${headers.cookie} ${headers.forwarded}`)
  })

/** A store and a category with those names. */
function addNames({ documents }: Rig['cms']): void {
  const category = buildCategory(CATEGORY, { slug: slug(CATEGORY) })
  documents.category.push(category)
  const location = { lat: -29.1, lng: -59.2 }
  const fields = { name: STORE, slug: slug(STORE), categories: [category], location }
  documents.store.push(buildStore(999, fields))
}

async function startEmpty(): Promise<void> {
  const siteDir = path.join(rig.options.siteDir, 'nothing-yet')
  const cmsAddress = `127.0.0.1:${await freePort()}`
  const options = {
    siteDir,
    host: '127.0.0.1',
    port: 0,
    cmsUrl: `http://${cmsAddress}`,
    previewUrl: `http://127.0.0.1:${await freePort()}`,
  }
  emptySite = await createSiteServer(options)
  emptyCaddy = await startCaddy(siteDir, cmsAddress)
}

beforeAll(async () => {
  rig = await openRig()
  addNames(rig.cms)
  const { release } = await publish(rig.options)
  content = release.split('-')[1] ?? ''
  const { siteDir } = rig.options
  image = readdirSync(path.join(siteDir, 'media')).find((name) => name.endsWith('.webp')) ?? ''
  asset = readdirSync(path.join(siteDir, 'assets')).find((name) => name.endsWith('.js')) ?? ''
  cms = await startCms()
  previews = await startPreviews()
  const options = {
    siteDir,
    host: '127.0.0.1',
    port: 0,
    cmsUrl: cms.url,
    previewUrl: previews.url,
  }
  site = await createSiteServer(options)
  caddy = await startCaddy(siteDir, cms.address, previews.address)
  await startEmpty()
}, PATIENCE_MS)

afterAll(async () => {
  await caddy?.stop()
  await emptyCaddy?.stop()
  await site?.close()
  await emptySite?.close()
  await cms?.close()
  await previews?.close()
  await rig?.close()
}, PATIENCE_MS)

/** Everything of an answer that a visitor's browser or a cache goes by. */
const COMPARED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'location',
  'allow',
  'retry-after',
  'content-range',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const

const told = ({ status, headers, bytes }: Reply) => ({
  status,
  ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
  body: bytes.toString('base64'),
})

const both = (target: string, question?: Question) =>
  Promise.all([ask(site.url, target, question), ask(caddy.siteUrl, target, question)])

describe('the local server and Caddy give the same answer', () => {
  const targets: [string, () => string, number][] = [
    ['home', () => '/', 200],
    ['a store', () => '/store/la-espiga', 200],
    ['a store with a query', () => '/store/la-espiga?utm_source=x', 200],
    ['a store by the map’s address', () => `/store/${encodeURIComponent(mapParam)}`, 200],
    ['a category by its raw name', () => `/category/${encodeURIComponent(CATEGORY)}`, 200],
    ['a subcategory by its raw name', () => `/subcategory/${encodeURIComponent(CATEGORY)}`, 200],
    ['a profile', () => '/profesionales/medicos/ana-paz', 200],
    ['a profile under another category', () => '/profesionales/abogados/ana-paz', 200],
    ['a page with its slash', () => '/store/la-espiga/', 301],
    ['a page with its slash and a query', () => '/store/la-espiga/?utm_source=x%2Fy&q=', 301],
    ['a raw name with its slash', () => `/store/${encodeURIComponent(mapParam)}/?a=b`, 301],
    ['a store with a capital', () => '/Store/la-espiga', 301],
    ['a raw name with a capital', () => `/STORE/${encodeURIComponent(mapParam)}/?a=b%2F`, 301],
    ['subcategories with capitals', () => '/Category/x%20y/SUBcategories?a=b', 301],
    ['subcategories with a capital', () => '/category/x/Subcategories', 301],
    ['a page with capitals', () => '/NOSOTROS', 301],
    ['stores of categories with a capital', () => '/Stores?category=Delivery,Gastronomia', 301],
    ['a way out of the folder with a capital', () => '/Store/../../.barrido', 301],
    ['an encoded capital', () => '/%53tore/no-existe', 404],
    ['a longer word', () => '/Storekeeper', 404],
    [
      'a query with an encoded slash',
      () => '/store/la-espiga?de=https%3A%2F%2Fotro.example%5C',
      200,
    ],
    ['the store’s record', () => '/store/la-espiga/datos.json', 200],
    ['a contact card', () => '/store/la-espiga/la-espiga.vcf', 200],
    ['a list', () => '/busquedas.json', 200],
    ['a list of the release', () => `/r/${content}/busquedas.json`, 200],
    ['the description of the release', () => '/publicacion.json', 200],
    ['the sitemap', () => '/sitemap.xml', 200],
    ['the rules for robots', () => '/robots.txt', 200],
    ['the mark', () => '/marca.svg', 200],
    ['an image', () => `/media/${image}`, 200],
    ['a part of the app', () => `/assets/${asset}`, 200],
    ['nothing', () => '/no-existe', 404],
    ['no store', () => '/store/no-existe', 404],
    ['a folder', () => '/store', 404],
    ['a folder with its slash', () => '/store/', 404],
    ['a release that is gone', () => '/r/0000000000000000/busquedas.json', 404],
    ['a missing part of the app', () => '/assets/nada.js', 404],
    ['a page bundle by itself', () => '/pages', 404],
    ['a hidden file', () => '/.barrido', 404],
    ['a way out of the folder', () => `/r/${content}/../../.barrido`, 404],
    ['an address of ten thousand letters', () => `/store/${'a'.repeat(10_000)}`, 400],
    ['a query of ten thousand letters', () => `/busquedas?q=${'a'.repeat(10_000)}`, 400],
    ['an encoded way out', () => '/store/x%2f..%2f..', 404],
  ]

  test.each(targets)('for %s', async (_, target, status) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const options = { headers: { 'Accept-Encoding': encoding } }
      const [own, caddys] = await both(target(), options)
      expect(own.status).toBe(status)
      expect(told(caddys)).toEqual(told(own))
    }
  })

  test('for a copy that the browser has already', async () => {
    for (const server of [site.url, caddy.siteUrl]) {
      const { headers } = await ask(server, '/busquedas.json')
      const again = await ask(server, '/busquedas.json', {
        headers: { 'If-None-Match': headers.etag ?? '' },
      })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
    }
  })

  test('for a part of a file, and for a head', async () => {
    for (const options of [{ headers: { Range: 'bytes=0-9' } }, { method: 'HEAD' }]) {
      const [own, caddys] = await both(`/media/${image}`, options)
      expect(told(caddys)).toEqual(told(own))
    }
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const [own, caddys] = await both('/', { method })
    for (const { status, headers } of [own, caddys]) {
      expect([status, headers.allow, headers['cache-control']]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ])
    }
  })

  test('never leads to another site', async () => {
    for (const target of ['//otro.example/', '//otro.example/%2e%2e', '/\\otro.example/']) {
      for (const { headers } of await both(target)) {
        expect(headers.location ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/)
      }
    }
  })
})

describe('with nothing behind them both say so', () => {
  const ofBoth = (target: string, question: Question) =>
    Promise.all([ask(emptySite.url, target, question), ask(emptyCaddy.siteUrl, target, question)])

  test.each(['/', '/store/la-espiga', '/busquedas.json', '/assets/nada.js', '/r/0/sitio.json'])(
    'before the first release: %s',
    async (target) => {
      for (const method of ['GET', 'HEAD']) {
        const [own, caddys] = await ofBoth(target, { method })
        expect([own.status, own.headers['retry-after']]).toEqual([503, '10'])
        expect(told(caddys)).toEqual(told(own))
      }
    },
  )

  test('while the publisher is down: a preview', async () => {
    const [own, caddys] = await ofBoth('/store/la-espiga?vista-previa=abc', {})
    expect(own.status).toBe(503)
    expect(own.text).toContain('La vista previa no está disponible')
    expect(told(caddys)).toEqual(told(own))
  })

  test('while the CMS is down: a lead', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const [own, caddys] = await ofBoth('/api/leads', {
      method: 'POST',
      headers,
      body: 'nombre=Ana',
    })
    expect(own.status).toBe(503)
    expect(told(caddys)).toEqual(told(own))
  })
})

describe('what visitors send reaches the CMS through both', () => {
  const lead = 'nombre=Ana&email=ana%40example.com&telefono=3777555000'
  const question = {
    method: 'POST',
    body: lead,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': '1.2.3.4',
      Forwarded: 'for=1.2.3.4',
      Cookie: 'a=b',
    },
  }

  test.each(PUBLIC_WRITES.paths)(
    'with the connection’s own address and without cookies: %s',
    async (path) => {
      for (const server of [site.url, caddy.siteUrl]) {
        const answer = await ask(server, path, question)
        expect(answer.status).toBe(201)
        expect(JSON.parse(answer.text)).toEqual({ path, address: '127.0.0.1', body: lead })
      }
    },
  )

  test('only so large, and only as a POST', async () => {
    for (const server of [site.url, caddy.siteUrl]) {
      expect(
        (await ask(server, '/api/leads', { ...question, body: 'x'.repeat(5_000) })).status,
      ).toBe(413)
      const got = await ask(server, '/api/leads')
      expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
    }
  })

  test('and nothing else of the CMS', async () => {
    for (const server of [site.url, caddy.siteUrl]) {
      for (const target of [
        '/api/leads/',
        '/api/publication/snapshot',
        '/admin',
        '/uploads/x.png',
      ]) {
        expect((await ask(server, target)).status).toBe(404)
      }
    }
    expect((await ask(caddy.adminUrl, '/api/publication/snapshot')).status).toBe(404)
    expect((await ask(caddy.adminUrl, '/admin')).status).toBe(201)
  })
})

describe('previews come from the publisher through both', () => {
  test('with its own headers, at the address that was asked for, without cookies', async () => {
    const question = { headers: { Cookie: 'a=b', Forwarded: 'for=1.2.3.4' } }
    const [own, caddys] = await both('/store/la-espiga?vista-previa=abc', question)
    expect(own.status).toBe(200)
    expect(own.text).toBe('preview of /store/la-espiga?vista-previa=abc undefined undefined')
    expect(own.headers['content-security-policy']).toBe('frame-ancestors https://panel.example')
    expect(told(caddys)).toEqual(told(own))
    expect(caddys.headers['x-robots-tag']).toBe('noindex')
  })

  test('and are only read', async () => {
    const [own, caddys] = await both('/?vista-previa=abc', { method: 'POST', body: 'x' })
    for (const { status, headers } of [own, caddys]) {
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

test('what Caddy reads of the table is up to date', () => {
  expect(readFileSync(path.join(import.meta.dirname, 'answers.caddy'), 'utf8')).toBe(caddyAnswers())
})
