import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TILE_ORIGINS } from '../src/rules/map-tiles.ts'
import { send, signIn } from './support/admin-client.ts'
import { makeImage } from './support/images.ts'
import { FORM } from './support/leads.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { upload } from './support/upload.ts'

const PANEL_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  `img-src 'self' data: blob: ${TILE_ORIGINS.join(' ')}; media-src 'self' data: blob:; connect-src 'self'; ` +
  "font-src 'self' data:; frame-src http://localhost:3000; object-src 'none'; base-uri 'self'; form-action 'self'; " +
  "frame-ancestors 'none'"

/** A POST without Content-Length: fetch would announce the length. */
function postChunked(url: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end(JSON.stringify({ text: 'x'.repeat(bytes) }))
  })
}

describe('headers and limits', () => {
  let cms: Cms
  beforeAll(async () => {
    cms = await startCms()
  })
  afterAll(() => cms.stop())

  test.each(['/admin', '/admin/login', '/api/stores', '/no-existe', '/_health'])(
    '%s carries the protecting headers',
    async (path) => {
      const { headers } = await send(cms.url + path)
      expect(headers.get('content-security-policy')).toBe(PANEL_POLICY)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('the icon that browsers ask for by themselves is an image', async () => {
    const answer = await fetch(`${cms.url}/favicon.ico`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'png', width: 48 })
  })

  test('an uploaded file can run nothing, even one that is missing', async () => {
    const file = await upload(cms, await signIn(cms), await makeImage())
    for (const [path, status] of [
      [file.url, 200],
      ['/uploads/no-existe.html', 404],
    ] as const) {
      const answer = await send(cms.url + path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('a foreign page may not read answers', async () => {
    const { headers } = await send(`${cms.url}/admin/init`, {
      headers: { origin: 'https://ajena.example' },
    })
    expect(headers.get('access-control-allow-origin')).not.toBe('https://ajena.example')
    expect(headers.get('access-control-allow-origin')).not.toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('telemetry, advertising and tours are off', async () => {
    const { body } = await send(`${cms.url}/admin/init`)
    expect(body.data).toMatchObject({ uuid: false })
    const project = await (await signIn(cms)).get('/admin/project-type')
    expect(project.body.data).toMatchObject({ isEE: false })
  })

  test('an anonymous body of 17 kB is too much, announced or not', async () => {
    const announced = await send(`${cms.url}/admin/login`, { json: { text: 'x'.repeat(17_000) } })
    expect(announced.status).toBe(413)
    expect(announced.body.error?.message).toBe('El envío es demasiado grande.')
    expect(await postChunked(`${cms.url}/admin/login`, 17_000)).toBe(413)
  })

  test.each([
    ['broken JSON', '{"email": "a', 'application/json', undefined],
    ['JSON of another kind', '"a"', 'application/json', undefined],
    ['JSON that names a prototype', '{"__proto__": {"a": 1}}', 'application/json', undefined],
    ['a form that is not packed as it says', 'nombre=Ana', FORM, 'gzip'],
    ['a form packed in a way of its own', 'nombre=Ana', FORM, 'deflate'],
    ['JSON that is not packed as it says', '{}', 'application/json', 'br'],
  ])('%s is the sender’s fault, told in Spanish', async (_case, body, type, packed) => {
    const headers = { 'content-type': type, ...(packed && { 'content-encoding': packed }) }
    for (const path of ['/admin/login', '/api/leads']) {
      const answer = await send(cms.url + path, { body, headers })
      expect([400, 415], path).toContain(answer.status)
      expect(answer.body.error?.message, path).toMatch(
        /no se puede leer|no se admite|El formulario/,
      )
    }
  })
})
