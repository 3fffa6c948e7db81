import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { eachParallel } from '../parallel.ts'

/**
 * Smaller files are three packets at most, sent without waiting for an answer: copies of half the
 * size would be no sooner there, and would cost every store two files.
 */
export const COMPRESS_FROM_BYTES = 4_000
const COMPRESSIBLE = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/

/** Endings of a file's compressed copies. */
export const COPIES = ['.br', '.gz'] as const

/** Whether a file of this name may have compressed copies. */
const mayHaveCopies = (file: string): boolean => COMPRESSIBLE.test(file)

/** Whether compressed copies stand beside a file of so many bytes. */
export const hasCopies = (file: string, bytes: number): boolean =>
  bytes >= COMPRESS_FROM_BYTES && mayHaveCopies(file)

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

/** Writes or replaces a file so that it is never seen, nor found after a power cut, in part. */
export async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    writeFileSync(temporary, bytes, { flag: 'wx' })
    await fsyncPath(temporary)
    await rename(temporary, file)
  } catch (error) {
    // On a full disk, each try would take what is left.
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

/** A page's is quick; the best takes fifty times as long for a tenth less. */
const PAGE_QUALITY = 6
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY

/** What a file's `.br` holds; `quality` is Brotli's, up to BEST_QUALITY. */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * A file's name and bytes, and before them those of the compressed copies that it deserves, from so
 * many bytes on and in this quality: once the file is there, its copies are.
 */
export async function withCopies(
  file: string,
  bytes: Buffer,
  from = COMPRESS_FROM_BYTES,
  quality = PAGE_QUALITY,
): Promise<[name: string, bytes: Buffer][]> {
  if (!mayHaveCopies(file) || bytes.length < from) return [[file, bytes]]
  const [br, gz] = await Promise.all([brotli(bytes, quality), compressGzip(bytes, { level: 7 })])
  return [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
    [file, bytes],
  ]
}

const FLUSHES_AT_ONCE = 16
/** From here on one flush of the whole file system is faster than one for each file. */
const MANY = 16

/** A file, or a folder and the files in it. */
async function fsyncWhole(file: string): Promise<void> {
  if ((await stat(file)).isDirectory()) {
    const entries = await readdir(file, { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    await eachParallel(files, files.length, ({ name }) => fsyncPath(`${file}/${name}`))
  }
  await fsyncPath(file)
}

/** Makes files, and folders with the files in them, survive a power cut; all below one folder. */
export async function flushAll(paths: readonly string[], folder: string): Promise<void> {
  if (paths.length > MANY && (await flushFileSystem(folder))) return
  await eachParallel(paths, FLUSHES_AT_ONCE, fsyncWhole)
}

/** False where there is no such command, or it failed: then nothing is certain to be on the disk. */
const flushFileSystem = (folder: string): Promise<boolean> =>
  new Promise((resolve) => execFile('sync', ['-f', folder], (error) => resolve(error === null)))
