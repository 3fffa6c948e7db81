import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import type { Question, Reply } from './testing/ask.ts'
import { pageOf } from './testing/site-folder.ts'
import { useSite } from './testing/use-site.ts'

const site = useSite()
const MEGABYTE = 1024 ** 2

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %j is answered with %s', async (accepted, encoding) => {
    const reply = await site.ask('/nosotros', { headers: { 'accept-encoding': accepted } })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['content-length']).toBe(String(reply.bytes.length))
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.text).toBe(pageOf('r1', 'Nosotros'))
  })

  test('so is the page for what is not there', async () => {
    const reply = await site.ask('/no-existe', { headers: { 'accept-encoding': 'br' } })
    expect([reply.status, reply.headers['content-encoding']]).toEqual([404, 'br'])
    expect(reply.text).toBe(pageOf('r1', 'Página no encontrada'))
  })

  test('a text without encoded siblings and an image go out as they are', async () => {
    const headers = { 'accept-encoding': 'br' }
    const robots = await site.ask('/robots.txt', { headers })
    expect([robots.status, robots.headers['content-encoding']]).toEqual([200, undefined])
    const image = await site.ask('/media/00ff00ff00ff00ff-logo-96.webp', { headers })
    expect(image.headers['content-type']).toBe('image/webp')
    expect(image.headers.vary).toBeUndefined()
  })
})

describe('caching', () => {
  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/store/63', 'public, max-age=0, must-revalidate'],
    ['/busquedas.json', 'public, max-age=0, must-revalidate'],
    ['/r/hash-of-r1/busquedas.json', 'public, max-age=31536000, immutable'],
    ['/assets/app-0a1b2c3d.js', 'public, max-age=31536000, immutable'],
    ['/media/00ff00ff00ff00ff-logo-96.webp', 'public, max-age=31536000, immutable'],
    ['/no-existe', 'no-store'],
    ['/assets/no-existe.js', 'no-store'],
    ['/r/hash-of-r1/no-existe.json', 'no-store'],
  ])('%s: %s', async (target, caching) => {
    expect((await site.ask(target)).headers['cache-control']).toBe(caching)
  })

  test('a known copy is not sent again; each encoding has its own strong ETag', async () => {
    const etags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const { etag = '' } = (await site.ask('/busquedas.json', { headers })).headers
      expect(etag).toMatch(/^"[\w-]{20,}"$/)
      etags.add(etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await site.ask('/busquedas.json', {
          headers: { ...headers, 'if-none-match': known },
        })
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
        expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
        expect(again.headers.vary).toBe('Accept-Encoding')
      }
    }
    expect(etags.size).toBe(3)
  })

  test('the ETag stays when a new release holds the same bytes, and changes with them', async () => {
    const etagOf = async (target: string) => (await site.ask(target)).headers.etag
    const [stores, home] = [await etagOf('/busqueda.json'), await etagOf('/')]
    site.publish('r2')
    expect(await etagOf('/busqueda.json')).toBe(stores)
    expect(await etagOf('/')).not.toBe(home)
  })

  test('"not found" is never answered with "not modified"', async () => {
    const reply = await site.ask('/no-existe', { headers: { 'if-none-match': '*' } })
    expect([reply.status, reply.headers.etag]).toEqual([404, undefined])
  })
})

describe('what was asked for before', () => {
  const visible = ({ status, headers: { date: _, ...headers }, bytes }: Reply) => ({
    status,
    headers,
    text: bytes.toString('latin1'),
  })

  test.each([
    '/',
    '/busquedas.json',
    '/assets/app-0a1b2c3d.js',
    '/media/00ff00ff00ff00ff-logo-96.webp',
  ])('%s is answered as the first time, to each as the request says', async (target) => {
    const requests: Question[] = [
      {},
      { headers: { 'accept-encoding': 'br' } },
      { headers: { 'accept-encoding': 'gzip' } },
      { headers: { range: 'bytes=1-3' } },
      { headers: { 'if-none-match': '*' } },
      { method: 'HEAD' },
    ]
    const askAll = () => Promise.all(requests.map((request) => site.ask(target, request)))
    const first = (await askAll()).map(visible)
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 206, 304, 200])
    expect((await askAll()).map(visible)).toEqual(first)
    expect((await askAll()).map(visible)).toEqual(first)
  })
})

describe('HEAD', () => {
  test.each(['/', '/busquedas.json', '/no-existe', '/%zz', '/nosotros/'])(
    '%s has the headers of GET and no body',
    async (target) => {
      const [whole, head] = [await site.ask(target), await site.ask(target, { method: 'HEAD' })]
      const { date: _a, ...expected } = whole.headers
      const { date: _b, ...headers } = head.headers
      expect([head.status, headers]).toEqual([whole.status, expected])
      expect(head.bytes).toHaveLength(0)
    },
  )
})

describe('parts of a file', () => {
  const video = Buffer.alloc(3 * MEGABYTE, 'abcdefghij')
  const part = (range: string, more: Record<string, string> = {}) =>
    site.ask('/media/banner.mp4', { headers: { range, ...more } })

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9', 10],
    ['bytes=5-5', 206, 'bytes 5-5', 1],
    [`bytes=${3 * MEGABYTE - 4}-`, 206, `bytes ${3 * MEGABYTE - 4}-${3 * MEGABYTE - 1}`, 4],
    ['bytes=-6', 206, `bytes ${3 * MEGABYTE - 6}-${3 * MEGABYTE - 1}`, 6],
    [`bytes=${3 * MEGABYTE}-`, 416, 'bytes *', 0],
    ['bytes=9-5', 200, undefined, 3 * MEGABYTE],
    ['bytes=0-1,4-5', 200, undefined, 3 * MEGABYTE],
    ['lines=1-2', 200, undefined, 3 * MEGABYTE],
  ])('%s of a large file answers %i', async (range, status, contentRange, length) => {
    site.publish('r2', { 'media/banner.mp4': video })
    const reply = await part(range)
    expect([reply.status, reply.bytes.length]).toEqual([status, length])
    const expected = contentRange && `${contentRange}/${3 * MEGABYTE}`
    expect(reply.headers['content-range']).toBe(expected)
    const start = Number(/bytes (\d+)/.exec(contentRange ?? '')?.[1] ?? 0)
    expect(reply.bytes.equals(video.subarray(start, start + length))).toBe(true)
  })

  test('a copy that has changed is sent whole', async () => {
    site.publish('r2', { 'media/banner.mp4': video })
    const { etag = '' } = (await part('bytes=0-9')).headers
    expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200)
  })

  test('visitors who leave in the middle leave no open file behind', async () => {
    site.publish('r2', { 'media/banner.mp4': Buffer.alloc(20 * MEGABYTE) })
    const openFiles = () => readdirSync('/dev/fd').length
    await site.ask('/nosotros')
    const before = openFiles()
    for (let visit = 0; visit < 20; visit++) {
      await new Promise<void>((resolve) => {
        const visitor = get(`${site.url}/media/banner.mp4`, { agent: false }, (res) => {
          res.once('data', () => visitor.destroy())
          res.on('error', () => resolve()).on('close', resolve)
        })
        visitor.on('error', () => resolve())
      })
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 1), 5_000)
    expect(site.errors).toEqual([])
  })
})
