import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { fsyncPath } from './durable-files.ts'

/** Where a record stands in its file: first byte and number of bytes. */
export type Slice = readonly [offset: number, length: number]

const COMMA = Buffer.from(',')

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
  readonly #stream: WriteStream
  readonly #hash = createHash('sha256')
  #records = 0
  #bytes = 0
  #failure: Error | null = null

  constructor(file: string) {
    this.path = file
    this.#stream = createWriteStream(file, { flags: 'wx', highWaterMark: 1024 * 1024 })
    this.#stream.on('error', (error) => (this.#failure ??= error))
    this.#put(Buffer.from('['))
  }

  #put(bytes: Buffer): boolean {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    return this.#stream.write(bytes)
  }

  /** Adds one record as JSON; says where it stands. Throws when the disk is full. */
  async add(json: Buffer): Promise<Slice> {
    if (this.#failure) throw this.#failure
    if (this.#records > 0) this.#put(COMMA)
    const slice: Slice = [this.#bytes, json.length]
    const isTaken = this.#put(json)
    this.#records += 1
    if (!isTaken) await Promise.race([once(this.#stream, 'drain'), once(this.#stream, 'close')])
    return slice
  }

  /** Ends the file and puts it on the disk. */
  async end(): Promise<WrittenList> {
    this.#put(Buffer.from(']\n'))
    if (this.#failure) throw this.#failure
    this.#stream.end()
    // Not end(callback): that one is called after a failure as well.
    await finished(this.#stream)
    await fsyncPath(this.path)
    return { records: this.#records, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  /** Lets go of the file, whatever state it is in. */
  discard(): void {
    this.#stream.destroy()
  }
}

/** A large list is compressed quickly rather than well: it is compressed again at every change. */
const LARGE_BYTES = 4 * 1024 * 1024

/** Writes the compressed copies of a file beside it. */
export async function compressFile(file: string, bytes: number): Promise<void> {
  const isLarge = bytes > LARGE_BYTES
  const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 3 : 6 }
  const compress = async (ending: string, stream: NodeJS.ReadWriteStream) => {
    await pipeline(
      createReadStream(file),
      stream,
      createWriteStream(file + ending, { flags: 'wx' }),
    )
    await fsyncPath(file + ending)
  }
  await Promise.all([
    compress('.br', createBrotliCompress({ params })),
    compress('.gz', createGzip({ level: isLarge ? 3 : 7 })),
  ])
}
