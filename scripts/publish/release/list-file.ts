import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { BlockWriter } from './block-writer.ts'
import { fsyncPath } from './durable-files.ts'

/** Where a record stands in its file: first byte and number of bytes. */
export type Slice = readonly [offset: number, length: number]

const START = Buffer.from('[')
const COMMA = Buffer.from(',')
const END = Buffer.from(']\n')
const EMPTY = Buffer.from('[]\n')

export interface WrittenList {
  records: number
  bytes: number
  sha256: string
}

/**
 * A file that holds a JSON array, written one record at a time: what is in memory does not grow
 * with the list.
 */
export class ListFile {
  readonly path: string
  readonly #writer: BlockWriter
  readonly #hash = createHash('sha256')
  #records = 0
  #bytes = 0

  constructor(file: string) {
    this.path = file
    this.#writer = new BlockWriter(file)
  }

  async #put(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    await this.#writer.write(bytes)
  }

  /** Adds one record as JSON; says where it stands. Throws when the disk is full. */
  async add(json: Buffer): Promise<Slice> {
    await this.#put(this.#records === 0 ? START : COMMA)
    const slice: Slice = [this.#bytes, json.length]
    await this.#put(json)
    this.#records += 1
    return slice
  }

  /** Ends the file. It is not on the disk for certain before it is flushed. */
  async end(): Promise<WrittenList> {
    await this.#put(this.#records === 0 ? EMPTY : END)
    await this.#writer.end()
    return { records: this.#records, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  /** Lets go of the file, whatever state it is in. */
  discard(): void {
    this.#writer.discard()
  }
}

/** A large list is compressed quickly rather than well: it is compressed again at every change. */
const LARGE_BYTES = 4 * 1024 * 1024
/** Each piece, read or compressed, waits for the main thread, which is making pages meanwhile. */
const PIECE_BYTES = 1024 * 1024

/** Writes the compressed copies of a file beside it, and puts all three on the disk. */
export async function finishFile(file: string, bytes: number): Promise<void> {
  const isLarge = bytes > LARGE_BYTES
  const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 3 : 6 }
  const compress = async (ending: string, stream: NodeJS.ReadWriteStream) => {
    await pipeline(
      createReadStream(file, { highWaterMark: PIECE_BYTES }),
      stream,
      createWriteStream(file + ending, { flags: 'wx' }),
    )
    await fsyncPath(file + ending)
  }
  await Promise.all([
    fsyncPath(file),
    compress('.br', createBrotliCompress({ params, chunkSize: PIECE_BYTES })),
    compress('.gz', createGzip({ level: isLarge ? 3 : 7, chunkSize: PIECE_BYTES })),
  ])
}
