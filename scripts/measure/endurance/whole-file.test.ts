import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentType } from '../../site-server/content-types.ts'
import { faultOf } from './whole-file.ts'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['/', () => Buffer.from('<html></html>\n')],
  ['/store/la-espiga', () => Buffer.from('<html></html>')],
  ['/sitemap.xml', () => Buffer.from('<urlset></urlset>\n')],
  ['/marca.svg', () => Buffer.from('<svg></svg>')],
  ['/store/la-espiga/la-espiga.vcf', () => Buffer.from('BEGIN:VCARD\r\nEND:VCARD\r\n')],
  ['/sitio.json', () => Buffer.from('{"a":[1]}\n')],
  ['/media/a.webp', () => picture().webp().toBuffer()],
  ['/media/a-card.jpg', () => picture().jpeg().toBuffer()],
  ['/assets/a.png', () => picture().png().toBuffer()],
])('%s is whole, and half of it is not; another type is a fault too', async (address, make) => {
  const bytes = await make()
  const ending = /\.\w+$/.exec(address)?.[0] ?? '.html'
  const type = contentType(`x${ending}`)
  expect(faultOf(address, type, bytes)).toBe('')
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
  expect(faultOf(address, type, half)).toBe('está cortado o dañado')
  expect(faultOf(address, type, Buffer.alloc(0))).toBe('está vacío')
  expect(faultOf(address, 'text/plain', bytes)).toBe('llegó como text/plain')
  expect(faultOf(address, null, bytes)).toBe('llegó como null')
})

test('an AVIF file is told by its beginning', async () => {
  const bytes = await picture().avif().toBuffer()
  expect(faultOf('/media/a.avif', 'image/avif', bytes)).toBe('')
  expect(faultOf('/media/a.avif', 'image/avif', bytes.subarray(8))).toBe('está cortado o dañado')
})
