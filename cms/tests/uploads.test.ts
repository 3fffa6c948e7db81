import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../src/rules/limits.ts'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import {
  makeBomb,
  makeImage,
  makePhoneJpeg,
  makeTruncatedJpeg,
  type Format,
} from './support/images.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { changeFile, tryUpload, upload } from './support/upload.ts'

const MEGABYTE = 1024 * 1024
const EXTENSIONS = [
  'html',
  'htm',
  'js',
  'mjs',
  'svg',
  'xml',
  'xhtml',
  'php',
  'foo',
  'png',
  'html.png',
]
const DECLARED = ['application/octet-stream', 'image/png', 'text/html', 'image/svg+xml', 'text/xml']
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'
const INERT = ['image/jpeg', 'image/png', 'image/webp']

const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

describe('the media library', () => {
  let cms: Cms
  let staff: AdminClient
  beforeAll(async () => {
    cms = await startCms()
    staff = await signIn(cms)
  })
  afterAll(() => cms.stop())

  const filesInLibrary = () =>
    cms.database.read<{ mime: string; ext: string; name: string }>(
      'SELECT mime, ext, name FROM files',
    )
  const storedBytes = async ({ url }: { url: string }) =>
    Buffer.from(await (await fetch(cms.url + url)).arrayBuffer())
  /** The file is put away after the answer went out, a moment later on a busy machine. */
  const expectEmptyTemp = () =>
    vi.waitFor(async () => expect(await readdir(cms.tmpDir)).toEqual([]), { timeout: 10_000 })

  test.each(['/upload', '/api/nothing', '/admin/login', '/api/leads'])(
    'a stranger’s files sent to %s are refused and leave nothing behind',
    async (address) => {
      const form = new FormData()
      form.append('other', new Blob([new Uint8Array(2 * MEGABYTE)]), 'a.bin')
      const { status } = await send(cms.url + address, { body: form })
      expect(status).toBe(address === '/upload' ? 401 : 415)
      await expectEmptyTemp()
      expect(await filesInLibrary()).toEqual([])
    },
  )

  test.each(['png', 'jpeg', 'webp'] as Format[])('takes a real %s', async (format) => {
    const bytes = await makeImage(format)
    const file = await upload(cms, staff, bytes, `foto.${format}`)
    expect(file.mime).toBe(`image/${format}`)
    const served = await fetch(cms.url + file.url)
    expect(served.headers.get('content-type')).toBe(`image/${format}`)
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(0)
    await expectEmptyTemp()
  })

  test('a photo held upright is stored upright, without where it was taken', async () => {
    const file = await upload(cms, staff, await makePhoneJpeg(), 'frente.jpg')
    const stored = await storedBytes(file)
    const { width, height, orientation, exif } = await sharp(stored).metadata()
    expect({ width, height }).toEqual({ width: 300, height: 400 })
    expect([orientation ?? 1, exif]).toEqual([1, undefined])
    expect(file).toMatchObject({ width: 300, height: 400 })
  })

  test('a drawing and a WebP are stored as they came', async () => {
    for (const format of ['png', 'webp'] as const) {
      const bytes = await makeImage(format, 320, 200)
      const file = await upload(cms, staff, bytes, `dibujo.${format}`)
      expect(Buffer.compare(await storedBytes(file), bytes), format).toBe(0)
      expect(file).toMatchObject({ width: 320, height: 200 })
    }
  })

  test.each(EXTENSIONS)(
    'an image that calls itself .%s never becomes an active file',
    async (ext) => {
      const bytes = await makeImage()
      for (const type of DECLARED) {
        const { status, body } = await tryUpload(cms, staff, bytes, `malo.${ext}`, type)
        expect([201, 400], `${ext} as ${type}`).toContain(status)
        if (status === 400) expect(body.error?.message).toMatch(/^«malo\..+» no es una imagen JPG/)
      }
      await expectEmptyTemp()
    },
  )

  test.each([
    ['a page', HTML],
    ['a drawing with a script', SVG],
    ['a drawing with a prologue', `<?xml version="1.0"?>${SVG}`],
    ['text', 'hola'],
    ['the first bytes of a PNG before a page', `\u0089PNG\r\n\u001a\n${HTML}`],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
  ])('%s under the name of an image is refused', async (_case, content) => {
    const bytes = Buffer.from(content, 'latin1')
    for (const type of ['image/png', 'application/octet-stream']) {
      const { status, body } = await tryUpload(cms, staff, bytes, 'foto.png', type)
      expect(status).toBe(400)
      expect(body.error?.message).toBe('«foto.png» no es una imagen JPG, PNG o WebP.')
    }
    await expectEmptyTemp()
  })

  test('everything stored so far is an inert image, in the library and on disk', async () => {
    const files = await filesInLibrary()
    expect(files.length).toBeGreaterThan(3)
    for (const { mime, ext, name } of files) {
      expect(INERT).toContain(mime)
      expect(['.jpg', '.png', '.webp']).toContain(ext)
      expect(path.extname(name)).toBe(ext)
    }
    const stored = (await readdir(cms.uploadsDir)).filter((name) => name !== '.gitkeep')
    expect(stored.length).toBeGreaterThanOrEqual(files.length)
    for (const name of stored) {
      expect(name).toMatch(/\.(jpg|png|webp)$/)
      const start = (await readFile(path.join(cms.uploadsDir, name))).subarray(0, 12)
      expect(start.toString('latin1')).toMatch(/PNG|WEBP|^\u00ff\u00d8\u00ff/)
    }
  })

  test('an image that would unpack to 100 megapixels is refused at once', async () => {
    const bomb = makeBomb(10_000)
    expect(bomb.length).toBeLessThan(100_000)
    const before = residentMegabytes(cms.pid)
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(cms.pid))), 30)
    const start = performance.now()
    const { status, body } = await tryUpload(cms, staff, bomb, 'bomba.png')
    const took = performance.now() - start
    peak = Math.max(peak, residentMegabytes(cms.pid))
    clearInterval(watch)
    expect(status).toBe(400)
    expect(body.error?.message).toBe(
      '«bomba.png» mide 10000 × 10000 píxeles: el máximo son 40 megapíxeles.',
    )
    expect(took).toBeLessThan(1_000)
    expect(peak - before).toBeLessThan(80)
    await expectEmptyTemp()
  })

  test('a picture that ends in the middle is refused', async () => {
    const bytes = await makeTruncatedJpeg()
    const { status, body } = await tryUpload(cms, staff, bytes, 'cortada.jpg', 'image/jpeg')
    expect(status).toBe(400)
    expect(body.error?.message).toBe(
      '«cortada.jpg» está dañada y no se puede leer: probá con otra copia.',
    )
    await expectEmptyTemp()
  })

  test('an empty file is refused', async () => {
    const { status, body } = await tryUpload(cms, staff, Buffer.alloc(0), 'vacia.png')
    expect(status).toBe(400)
    expect(body.error?.message).toBe('Elegí un archivo que no esté vacío.')
  })

  test.each([UPLOAD_LIMIT_BYTES + MEGABYTE, UPLOAD_LIMIT_BYTES + 1_000])(
    '%i bytes are too many',
    async (size) => {
      const { status, body } = await tryUpload(cms, staff, Buffer.alloc(size), 'grande.png')
      expect(status).toBe(413)
      expect(body.error?.message).toBe(
        `El archivo pesa demasiado: el máximo es ${UPLOAD_LIMIT_MEGABYTES} MB.`,
      )
      await expectEmptyTemp()
    },
  )

  test('replacing a file lets only an image in, and keeps the old one otherwise', async () => {
    const file = await upload(cms, staff, await makeImage('png', 50), 'logo.png')
    const stored = () => readFile(path.join(cms.uploadsDir, path.basename(file.url)))
    const original = await stored()
    const page = { name: 'logo.png', bytes: Buffer.from(HTML) }
    const refused = await changeFile(cms, staff, file.id, page)
    expect(refused.status).toBe(400)
    expect(refused.body.error?.message).toContain('«logo.png»')
    expect(await stored()).toEqual(original)
    const replaced = await changeFile(cms, staff, file.id, { bytes: await makeImage('png', 51) })
    expect(replaced.status).toBe(200)
    expect(await stored()).not.toEqual(original)
    await expectEmptyTemp()
  })

  test('the CMS fetches no image from an address', async () => {
    const json = { urls: ['http://127.0.0.1:1/foto.png'] }
    const answer = await send(`${cms.url}/upload/actions/upload-from-urls`, {
      json,
      token: staff.token,
    })
    expect(answer.status).toBe(403)
    expect(answer.body.error?.message).toBe('Descargá la imagen y subila desde tu equipo.')
  })
})
