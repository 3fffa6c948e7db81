import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, writeSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { hasCopies } from './write-file.ts'

/** Written to the disk at once: a write for each record would take longer than the records. */
const BLOCK_BYTES = 256 * 1024

export interface WrittenFile {
  records: number
  bytes: number
  sha256: string
}

/**
 * A new file that holds a JSON array, a record a line, as the app reads it (web/src/api/json-lines.ts), written
 * one at a time: what is in memory does not grow with the list. Its methods throw when the disk is full.
 */
export class ListFile {
  readonly path: string
  readonly #descriptor: number
  readonly #hash = createHash('sha256')
  #block: string[] = []
  #blockLength = 0
  #records = 0
  #bytes = 0

  constructor(file: string) {
    this.path = file
    this.#descriptor = openSync(file, 'wx')
  }

  /** Adds one record as JSON. */
  add(json: string): void {
    this.#put(this.#records === 0 ? `[${json}` : `,\n${json}`)
    this.#records += 1
  }

  #put(text: string): void {
    this.#block.push(text)
    this.#blockLength += text.length
    if (this.#blockLength >= BLOCK_BYTES) this.#write()
  }

  #write(): void {
    const bytes = Buffer.from(this.#block.join(''))
    this.#block = []
    this.#blockLength = 0
    this.#hash.update(bytes)
    for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at)
    this.#bytes += bytes.length
  }

  /** Ends the file. It is not on the disk for certain before it is flushed. */
  end(): WrittenFile {
    this.#put(this.#records === 0 ? '[]\n' : ']\n')
    this.#write()
    return { records: this.#records, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

/** A large list is compressed quickly rather than well: it is compressed again at every change. */
const LARGE_BYTES = 4 * 1024 * 1024
/** Each piece, read or compressed, waits for the main thread, which is making pages meanwhile. */
const PIECE_BYTES = 1024 * 1024

/** Writes the compressed copies that a list deserves; gives the paths of all its files. */
export async function compressList(file: string, bytes: number): Promise<string[]> {
  if (!hasCopies(file, bytes)) return [file]
  const isLarge = bytes > LARGE_BYTES
  const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 3 : 6 }
  const compress = (ending: string, stream: NodeJS.ReadWriteStream) =>
    pipeline(
      createReadStream(file, { highWaterMark: PIECE_BYTES }),
      stream,
      createWriteStream(file + ending, { flags: 'wx' }),
    )
  await Promise.all([
    compress('.br', createBrotliCompress({ params, chunkSize: PIECE_BYTES })),
    compress('.gz', createGzip({ level: isLarge ? 3 : 7, chunkSize: PIECE_BYTES })),
  ])
  return [file, `${file}.br`, `${file}.gz`]
}
