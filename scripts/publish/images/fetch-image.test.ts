import { expect, test } from 'vitest'
import { PublicationError } from '../../site/problems.ts'
import { buildMedia } from '../../site/testing/documents.ts'
import { createFetchImage } from './fetch-image.ts'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../../../cms/src/rules/limits.ts'

function panel(answer: () => Response) {
  const asked: string[] = []
  const fetch = (input: string | URL | Request): Promise<Response> => {
    asked.push(input instanceof Request ? input.url : String(input))
    return Promise.resolve().then(answer)
  }
  return { asked, fetchImage: createFetchImage({ cmsUrl: 'http://panel.example', fetch }) }
}

test('bytes come from the CMS', async () => {
  const { asked, fetchImage } = panel(() => new Response('bytes'))
  expect(String(await fetchImage(buildMedia('a.png')))).toBe('bytes')
  expect(asked).toEqual(['http://panel.example/uploads/a.png'])
})

test.each([
  'https://otro.example/a.png',
  '//otro.example/uploads/a.png',
  'file:///etc/passwd',
  'http://169.254.169.254/uploads/',
  '/admin/secret',
  '',
])('nothing is fetched from %j', async (url) => {
  const { asked, fetchImage } = panel(() => new Response('bytes'))
  await expect(fetchImage(buildMedia('a.png', { url }))).rejects.toThrow('no está en el panel')
  expect(asked).toEqual([])
})

test.each([404, 403, 304])('an answer of %i is the fault of this image', async (status) => {
  const { fetchImage } = panel(() => new Response(null, { status }))
  const attempt = fetchImage(buildMedia('a.png'))
  await expect(attempt).rejects.toThrow(`el panel respondió ${status}`)
  await expect(attempt).rejects.not.toBeInstanceOf(PublicationError)
})

test.each([500, 502, 503])('an answer of %i is the fault of the CMS', async (status) => {
  const { fetchImage } = panel(() => new Response(null, { status }))
  await expect(fetchImage(buildMedia('a.png'))).rejects.toBeInstanceOf(PublicationError)
})

test('no answer is the fault of the CMS', async () => {
  const { fetchImage } = panel(() => {
    throw new Error('ECONNRESET')
  })
  const attempt = fetchImage(buildMedia('a.png'))
  await expect(attempt).rejects.toBeInstanceOf(PublicationError)
  await expect(attempt).rejects.toThrow(/dejó de responder mientras se leían las imágenes/)
})

test('a file over the limit is refused', async () => {
  const { fetchImage } = panel(() => new Response(new Uint8Array(UPLOAD_LIMIT_BYTES + 1)))
  const message = `pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB`
  await expect(fetchImage(buildMedia('a.png'))).rejects.toThrow(message)
})
