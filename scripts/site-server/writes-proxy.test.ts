import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve, type TestServer } from '../testing/serve.ts'
import { useTempFolder } from '../testing/temp-folder.ts'
import { createSiteServer, type SiteServer } from './server.ts'

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

let received: Received[]
let cms: TestServer
let site: SiteServer
const folder = useTempFolder()

beforeEach(async () => {
  received = []
  cms = await serve((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      received.push({ url: req.url ?? '', headers: req.headers, body })
      if (req.url === '/api/missed-searches') return res.writeHead(204).end()
      const status = body.includes('demasiados') ? 429 : 201
      res.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '60' })
      res.end('{"data":{"received":true}}')
    })
  })
  const options = { siteDir: folder.path, host: '127.0.0.1', port: 0, cmsUrl: cms.url }
  site = await createSiteServer(options)
})

afterEach(async () => {
  await site.close()
  await cms.close()
})

const post = (body: string, headers: Record<string, string> = {}, path = '/api/leads') =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })

test('a lead reaches the CMS with its key, and the answer comes back', async () => {
  const answer = await post('nombre=Ana', { 'Idempotency-Key': 'clave-de-prueba' })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ data: { received: true } })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ url: '/api/leads', body: 'nombre=Ana' })
  expect(received[0]?.headers['idempotency-key']).toBe('clave-de-prueba')
})

test('a missed search reaches the CMS, which answers nothing', async () => {
  const answer = await post('palabras=remis', {}, '/api/missed-searches')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(received[0]).toMatchObject({ url: '/api/missed-searches', body: 'palabras=remis' })
})

test('the address is the connection’s, whatever the request claims, and cookies stay behind', async () => {
  await post('nombre=Ana', {
    'X-Forwarded-For': '8.8.8.8',
    Cookie: 'a=b',
    Authorization: 'Bearer x',
  })
  expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(received[0]?.headers.cookie).toBeUndefined()
  expect(received[0]?.headers.authorization).toBeUndefined()
})

test('a refusal of the CMS comes back with its status and waiting time', async () => {
  const answer = await post('nombre=demasiados')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
})

test('more than 4 KB never reaches the CMS', async () => {
  const answer = await post(`nombre=${'a'.repeat(5_000)}`)
  expect(answer.status).toBe(413)
  expect(received).toEqual([])
})

test('only POST is answered, and only at these paths', async () => {
  expect((await fetch(`${site.url}/api/leads`)).status).toBe(405)
  expect((await fetch(`${site.url}/api/missed-searches`)).status).toBe(405)
  expect((await post('a=b', {}, '/api/missed-searches?a=b')).status).toBe(405)
  expect((await fetch(`${site.url}/api/stores`, { method: 'POST' })).status).toBe(405)
  expect(received).toEqual([])
})

test('without CMS the sender is told so, with the security headers', async () => {
  await cms.close()
  const answer = await post('nombre=Ana')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
