import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { SentFile } from './disguised-files.ts'
import { blackRows, pngChunk, pngHeader, PNG_MAGIC, riffChunk, webp } from './image-chunks.ts'

const MEGABYTE = 1024 ** 2
const END = pngChunk('IEND', Buffer.alloc(0))

const draw = (side = 16) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b6b70' } })

function blackPng(width: number, height: number, ...before: Buffer[]): Buffer {
  const rows = pngChunk('IDAT', blackRows(width, height))
  return Buffer.concat([PNG_MAGIC, pngHeader(width, height), ...before, rows, END])
}

/** One that says more than it holds: some decoders make room for all of it first. */
function lyingPng(side: number, bits: number, colours: number, laced: number): Buffer {
  const few = pngChunk('IDAT', deflateSync(Buffer.alloc(MEGABYTE)))
  return Buffer.concat([PNG_MAGIC, pngHeader(side, side, bits, colours, laced), few, END])
}

/** Of many pictures, each as large as the first. */
function movingPng(side: number, frames: number): Buffer {
  const [count, control] = [Buffer.alloc(8), Buffer.alloc(26)]
  count.writeUInt32BE(frames)
  control.writeUInt32BE(side, 4)
  control.writeUInt32BE(side, 8)
  return blackPng(side, side, pngChunk('acTL', count), pngChunk('fcTL', control))
}

/** A small picture whose text unpacks to a quarter of a gigabyte. */
const wordyPng = (): Buffer => {
  const text = deflateSync(Buffer.alloc(256 * MEGABYTE))
  return blackPng(64, 48, pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), text])))
}

/** A JPEG that says that it is larger: decoders fill in what is missing. */
async function largeJpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const jpeg = await draw().jpeg({ progressive }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

const LARGEST_WEBP = 16_383
/** Of a WebP that says what it holds. */
const ANIMATED = 2

/** A WebP, with and without loss, that says that it is as large as one can be. */
async function largeWebp(lossless: boolean): Promise<Buffer> {
  const file = await draw().webp({ lossless }).toBuffer()
  // Without loss fourteen bits each, less one; with it two words.
  if (lossless) file.writeUInt32LE((LARGEST_WEBP - 1) * (2 ** 14 + 1), 21)
  else file.writeUInt32LE(LARGEST_WEBP * (2 ** 16 + 1), 26)
  return file
}

function canvas(side: number): Buffer {
  const data = Buffer.alloc(10)
  data[0] = ANIMATED
  data.writeUIntLE(side - 1, 4, 3)
  data.writeUIntLE(side - 1, 7, 3)
  return riffChunk('VP8X', data)
}

/** A WebP of many pictures, each the one of a file of its own. */
function movingWebp(picture: Buffer, side: number, frames: number): Buffer {
  const head = Buffer.alloc(16)
  head.writeUIntLE(side - 1, 6, 3)
  head.writeUIntLE(side - 1, 9, 3)
  const frame = riffChunk('ANMF', Buffer.concat([head, picture.subarray(12)]))
  const all = Array.from({ length: frames }, () => frame)
  return webp(canvas(side), riffChunk('ANIM', Buffer.alloc(6)), ...all)
}

/** A GIF of many pictures of one colour that fill its screen. */
function movingGif(side: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\u0080\0\0\0\0\0ÿÿÿ', 'latin1')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0])
  frame.writeUInt16LE(side, 5)
  frame.writeUInt16LE(side, 7)
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** A drawing that is one, and no larger than it seems. */
export const SMALL_IMAGE: SentFile = {
  name: 'foto.png',
  type: 'image/png',
  bytes: blackPng(64, 48),
}

/** Twenty images of some kilobytes that would take gigabytes once they were unpacked. */
export async function bombFiles(): Promise<SentFile[]> {
  const png = [
    blackPng(10_000, 10_000),
    blackPng(LARGEST_WEBP, LARGEST_WEBP),
    blackPng(20_000, 20_000),
    blackPng(1_000_000, 50),
    lyingPng(12_000, 16, 6, 0),
    lyingPng(10_000, 8, 2, 1),
    movingPng(8_000, 1_000),
    wordyPng(),
  ]
  const jpeg = await Promise.all([
    largeJpeg(65_500, 65_500, false),
    largeJpeg(20_000, 20_000, true),
    largeJpeg(65_500, 700, false),
    largeJpeg(65_500, 65_500, true),
  ])
  const [lossless, lossy] = await Promise.all([largeWebp(true), largeWebp(false)])
  const picture = await draw(4_000).webp({ lossless: true }).toBuffer()
  const webps = [
    lossless,
    lossy,
    movingWebp(picture, 4_000, 3),
    movingWebp(picture, 4_000, 100),
    movingWebp(lossless, LARGEST_WEBP, 4),
  ]
  const gif = [movingGif(65_535, 1), movingGif(5_000, 500), movingGif(20_000, 20)]
  const sent = (ext: string, all: readonly Buffer[]): SentFile[] =>
    all.map((bytes, at) => ({ name: `bomba-${at}.${ext}`, type: `image/${ext}`, bytes }))
  return [...sent('png', png), ...sent('jpeg', jpeg), ...sent('webp', webps), ...sent('gif', gif)]
}
