import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** Written to the disk at once: thousands of small writes would take longer than what they write. */
const BLOCK_BYTES = 256 * 1024

/** Fulfilled when a stream takes more, or never will. */
function drained(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.removeListener('drain', done)
      stream.removeListener('close', done)
      resolve()
    }
    stream.once('drain', done)
    stream.once('close', done)
  })
}

/** A new file that is written piece by piece: what is in memory does not grow with it. */
export class BlockWriter {
  readonly path: string
  readonly #stream: WriteStream
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #failure: Error | null = null

  /** The file must not exist yet; that, as any failure, is told by `write` or `end`. */
  constructor(file: string) {
    this.path = file
    this.#stream = createWriteStream(file, { flags: 'wx', highWaterMark: BLOCK_BYTES })
    this.#stream.on('error', (error) => (this.#failure ??= error))
  }

  /** Throws when the disk is full, at the latest at the end. */
  async write(bytes: Buffer): Promise<void> {
    this.#throwFailure()
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    if (this.#waitingBytes >= BLOCK_BYTES) await this.#flush()
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure
  }

  async #flush(): Promise<void> {
    const block = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    if (this.#stream.write(block)) return
    await drained(this.#stream)
  }

  /** Ends the file. It is not on the disk for certain before it is flushed. */
  async end(): Promise<void> {
    // First: after a failure nothing would tell that there is room.
    this.#throwFailure()
    if (this.#waitingBytes > 0) await this.#flush()
    this.#throwFailure()
    this.#stream.end()
    // Not end(callback): that one is called after a failure as well.
    await finished(this.#stream)
  }

  /** Lets go of the file, whatever state it is in. */
  discard(): void {
    this.#stream.destroy()
  }
}
