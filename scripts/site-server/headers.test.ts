import { once } from 'node:events'
import { connect } from 'node:net'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TILE_ORIGINS } from '@guia/contract'
import { describe, expect, test } from 'vitest'
import { useSite } from './testing/use-site.ts'
import type { Reply } from './testing/ask.ts'

function expectSecurityHeaders({ headers }: Pick<Reply, 'headers'>) {
  const policy = headers['content-security-policy']
  // One inline script, by its hash; of inline styles each page says which is its own.
  expect(policy).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*'; style-src 'self' 'unsafe-inline';/,
  )
  expect(policy).toContain(`img-src 'self' data: ${TILE_ORIGINS.join(' ')};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(String(policy).match(/'unsafe[\w-]*'/g)).toHaveLength(1)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  })
}

describe('on plain http', () => {
  const site = useSite()

  test.each([
    [200, '/', {}],
    [206, '/', { headers: { range: 'bytes=0-9' } }],
    [301, '/nosotros/', {}],
    [304, '/', { headers: { 'if-none-match': '*' } }],
    [400, '/%zz', {}],
    [404, '/no-existe', {}],
    [404, '/assets/no-existe.js', {}],
    [405, '/', { method: 'POST' }],
    [416, '/busquedas.json', { headers: { range: 'bytes=99999-' } }],
  ])('an answer %i (%s) carries the security headers', async (status, target, init) => {
    const reply = await site.ask(target, init)
    expect(reply.status).toBe(status)
    expectSecurityHeaders(reply)
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })

  test.each(['/store/%E0%A4%A', `/store/${'a'.repeat(10_000)}`])(
    'an address that is cut, or far too long, gets the site’s page that says so: %.20s',
    async (target) => {
      const reply = await site.ask(target)
      expect([reply.status, reply.headers['cache-control']]).toEqual([400, 'no-store'])
      expect(reply.text).toBe((await site.ask('/no-existe')).text)
      expectSecurityHeaders(reply)
    },
  )

  test.each([
    '/assets/app-0a1b2c3d.js',
    '/media/00ff00ff00ff00ff-logo-96.webp',
    '/busquedas.json',
    '/r/hash-of-r1/busquedas.json',
  ])('a file that is no document has none but that of its type: %s', async (target) => {
    const { status, headers } = await site.ask(target)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).not.toHaveProperty('permissions-policy')
  })

  test('an answer 500 carries them, shows a Spanish page and is reported', async () => {
    rmSync(path.join(site.dir, 'releases', 'r1', 'busqueda.json'))
    writeFileSync(path.join(site.dir, 'releases', 'r1', 'busqueda.json'), 'not JSON')
    const reply = await site.ask('/store/63')
    expect(reply.status).toBe(500)
    expect(reply.text).toContain('Algo salió mal')
    expectSecurityHeaders(reply)
    expect(site.errors).toHaveLength(1)
  })

  test('what cannot be read as HTTP gets 400 with them', async () => {
    const answer = await site.askRaw('GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  })

  test('a connection kept for later, or a request without end, is closed without an answer', async () => {
    const sent = ['', 'GET / HTTP/1.1\r\nHost: x\r\n']
    expect(await Promise.all(sent.map((bytes) => site.askRaw(bytes)))).toEqual(['', ''])
  })

  test('three hundred requests that never end hold up nobody', async () => {
    const { hostname, port } = new URL(site.url)
    const slow = Array.from({ length: 300 }, () => connect(Number(port), hostname))
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await Promise.all(slow.map((socket) => once(socket, 'connect')))
    const times: number[] = []
    for (let number = 0; number < 20; number += 1) {
      const start = performance.now()
      expect((await site.ask('/nosotros')).status).toBe(200)
      times.push(performance.now() - start)
    }
    expect(Math.max(...times)).toBeLessThan(500)
    for (const socket of slow) socket.destroy()
  })

  test('only reading is allowed, and the answer says so', async () => {
    const replies = await Promise.all(
      ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => site.ask('/', { method })),
    )
    expect(replies.map(({ status }) => status)).toEqual([405, 405, 405, 405, 405])
    expect(replies.map(({ headers }) => headers.allow)).toEqual(Array(5).fill('GET, HEAD'))
  })

  test('the server does not say what it is made of', async () => {
    const { headers } = await site.ask('/')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describe('where the public address is https', () => {
  const site = useSite({ siteUrl: 'https://goya.example' })

  test('browsers are told to insist on it', async () => {
    const { headers } = await site.ask('/no-existe')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  })
})

describe('before the first publication', () => {
  const site = useSite({ empty: true })

  test('every address answers 503 in Spanish, says when to come back, and does so by itself', async () => {
    for (const target of ['/', '/busquedas.json', '/store/63']) {
      const reply = await site.ask(target)
      expect(reply.status).toBe(503)
      expect(reply.text).toContain('La guía se está preparando')
      expect(reply.text).toContain('<meta http-equiv="refresh" content="10">')
      expect(reply.headers['retry-after']).toBe('10')
      expect(reply.headers['cache-control']).toBe('no-store')
      expectSecurityHeaders(reply)
    }
  })

  test('the first release is served as soon as it is live', async () => {
    site.publish('r1')
    expect((await site.ask('/')).status).toBe(200)
  })
})
