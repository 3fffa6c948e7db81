import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files fit one packet: compressed copies would only cost files. */
const COMPRESS_FROM_BYTES = 1_400
const COMPRESSIBLE = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Makes a file's bytes, or a folder's names, survive a power cut. */
export async function fsyncPath(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeDurably(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes or replaces a file so that it is never seen, nor found after a power cut, in part. */
export async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await writeDurably(temporary, bytes)
  await rename(temporary, file)
}

/**
 * Writes one file of a release and, where it pays, its `.br` and `.gz` beside it, each on disk
 * before it returns. Throws when the file exists or the disk is full.
 */
export async function writeReleaseFile(file: string, bytes: Buffer): Promise<void> {
  await writeDurably(file, bytes)
  if (bytes.length < COMPRESS_FROM_BYTES || !COMPRESSIBLE.test(file)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  await writeDurably(`${file}.br`, await compressBrotli(bytes, { params }))
  await writeDurably(`${file}.gz`, await compressGzip(bytes, { level: 7 }))
}

/** Puts an existing file into a release without copying its bytes, where the disk allows it. */
export async function linkReleaseFile(source: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await link(source, file)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes((error as { code?: string }).code ?? '')) throw error
    await copyFile(source, file)
    await fsyncPath(file)
  }
}

/** Bytes of a file; throws when it is missing or empty. */
export async function fileSize(file: string): Promise<number> {
  const { size } = await stat(file)
  if (size === 0) throw new Error(`${file} está vacío`)
  return size
}
