import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Format = 'png' | 'jpeg' | 'webp'

const GREEN = { r: 11, g: 107, b: 112 }

/** A real image of one colour; another `width` makes other bytes. */
export async function makeImage(format: Format = 'png', width = 64, height = 48): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: GREEN } })
  return picture.toFormat(format).toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A valid PNG of side × side black pixels, one bit each: few bytes, huge when decoded. */
export function makeBomb(side = 10_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG of noise, large enough that half of it is still most of a picture. */
export async function makeTruncatedJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, background: GREEN, noise },
  })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, Math.floor(whole.length / 2))
}

/** 400 × 300 pixels that a phone held upright has noted to be turned, with the phone's name. */
export async function makePhoneJpeg(): Promise<Buffer> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: GREEN } })
  return picture
    .jpeg()
    .withExif({ IFD0: { Model: 'Teléfono de Ramona' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
