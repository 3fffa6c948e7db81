import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { eachParallel } from '../parallel.ts'
import { cannotHardLink } from './file-operations.mjs'
import { flushFileSystem } from './flush-shell.ts'

/**
 * Smaller files are three packets at most, sent without waiting for an answer: copies of half the
 * size would be no sooner there, and would cost every store two files.
 */
const COMPRESS_FROM_BYTES = 4_000
const COMPRESSIBLE = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/

/** Whether `.br` and `.gz` may stand beside a file. */
export const mayHaveCopies = (file: string): boolean => COMPRESSIBLE.test(file)

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

/** Small files by the thousand: on the way to another thread and back three could be written. */
const writeNew = (file: string, bytes: Buffer | string): void =>
  writeFileSync(file, bytes, { flag: 'wx' })

/** Writes or replaces a file so that it is never seen, nor found after a power cut, in part. */
export async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    writeNew(temporary, bytes)
    await fsyncPath(temporary)
    await rename(temporary, file)
  } catch (error) {
    // On a full disk, each try would take what is left.
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

/** Ending → compressed bytes of the copies that a file deserves. */
export async function copiesOf(
  file: string,
  bytes: Buffer,
): Promise<[ending: string, bytes: Buffer][]> {
  if (bytes.length < COMPRESS_FROM_BYTES || !mayHaveCopies(file)) return []
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: 7 }),
  ])
  return [
    ['.br', br],
    ['.gz', gz],
  ]
}

/**
 * Writes one file into a folder that exists and, where it pays, its `.br` and `.gz` beside it;
 * gives their paths. They are not on the disk for certain before they are flushed. Throws when the
 * file exists or the disk is full.
 */
export async function writeWithCopies(file: string, bytes: Buffer): Promise<string[]> {
  writeNew(file, bytes)
  const written = [file]
  for (const [ending, copy] of await copiesOf(file, bytes)) {
    writeNew(file + ending, copy)
    written.push(file + ending)
  }
  return written
}

const FLUSHES_AT_ONCE = 16
/** From here on one flush of the whole file system is faster than one for each file. */
const MANY = 16

/** Makes files and folders below a folder survive a power cut. */
export async function flushAll(paths: readonly string[], folder: string): Promise<void> {
  if (paths.length > MANY && (await flushFileSystem(folder))) return
  await eachParallel(paths, FLUSHES_AT_ONCE, fsyncPath)
}

/**
 * Gives an existing file another name without copying its bytes, where the disk allows it. The
 * new name appears with all bytes or not at all.
 */
export async function linkReleaseFile(source: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await link(source, file)
  } catch (error) {
    if (!cannotHardLink(error) && (error as { code?: string }).code !== 'EEXIST') throw error
    await copyWhole(source, file)
  }
}

async function copyWhole(source: string, file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await copyFile(source, temporary)
    await fsyncPath(temporary)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}
