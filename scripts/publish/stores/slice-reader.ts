import { open, type FileHandle } from 'node:fs/promises'
import type { Slice } from '../release/list-file.ts'

const BLOCK_BYTES = 1024 * 1024

/** Reads slices of a file that come one after the other: a block at a time, not each by itself. */
export class SliceReader {
  readonly #file: FileHandle
  #block = Buffer.alloc(0)
  #start = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async open(file: string): Promise<SliceReader> {
    return new SliceReader(await open(file))
  }

  /** Throws when the file ends before the slice does. */
  async read([offset, length]: Slice): Promise<Buffer> {
    const isInBlock = offset >= this.#start && offset + length <= this.#start + this.#block.length
    if (!isInBlock) await this.#readBlock(offset, Math.max(length, BLOCK_BYTES))
    const from = offset - this.#start
    const bytes = this.#block.subarray(from, from + length)
    if (bytes.length !== length) throw new Error('la lista publicada es más corta que su índice')
    return bytes
  }

  async #readBlock(offset: number, length: number): Promise<void> {
    const bytes = Buffer.allocUnsafe(length)
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset)
    this.#block = bytes.subarray(0, bytesRead)
    this.#start = offset
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}
