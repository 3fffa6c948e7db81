import { crc32, deflateSync } from 'node:zlib'

/** A part of a PNG: its type, what is in it, with length and check sum around it. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a PNG says of itself; black and white without more. */
export function pngHeader(width: number, height: number, bits = 1, colours = 0, laced = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colours, 0, 0, laced], 8)
  return pngChunk('IHDR', header)
}

/** All rows of a black picture of one bit a pixel: few bytes. */
export const blackRows = (width: number, height: number): Buffer =>
  deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))

/** A part of a WebP file. */
export function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

export const webp = (...chunks: Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
