import sharp from 'sharp'
import { expect, test } from 'vitest'
import { disguisedFiles } from './disguised-files.ts'
import { whyActive } from './uploads.ts'

const answer = (type: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
  })

const png = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('a stored file that a browser would run, or guess at, is active', async () => {
  const image = await png()
  expect(await whyActive(answer('text/html'), image)).toContain('text/html')
  expect(await whyActive(answer('image/svg+xml'), image)).toContain('svg')
  expect(await whyActive(answer('image/png', { 'x-content-type-options': '' }), image)).toContain(
    'nosniff',
  )
  expect(await whyActive(answer('image/png'), Buffer.from('<script>'))).toContain('nada')
  expect(await whyActive(answer('image/webp'), image)).toContain('es png')
})

test('an image that is one is not', async () => {
  expect(await whyActive(answer('image/png'), await png())).toBe('')
})

test('there are sixty files, of which some are images as well', async () => {
  const files = await disguisedFiles()
  expect(files).toHaveLength(60)
  const formats = await Promise.all(
    files.map(({ bytes }) =>
      sharp(bytes)
        .metadata()
        .then(
          ({ format }) => format,
          () => 'none',
        ),
    ),
  )
  for (const format of ['png', 'jpeg', 'webp', 'none']) expect(formats).toContain(format)
})
