import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { BlockWriter } from '../release/block-writer.ts'
import { fsyncPath } from '../release/durable-files.ts'
import { readLines } from '../snapshot/lines.ts'
import { SliceReader } from './slice-reader.ts'
import type { IndexLine } from '../../site/pages/store-entry.ts'

/** The file beside a release that says how each of its stores came about. */
export const indexFile = (siteDir: string, release: string): string =>
  path.join(siteDir, 'builds', `${release}.ndjson`)

async function isIntact(folder: string, file: string, expected: string): Promise<boolean> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path.join(folder, file)), hash)
  return hash.digest('hex') === expected
}

/**
 * How many stores a release has; null when its lists do not hold what publicacion.json says of
 * them.
 */
async function countIntact(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, PUBLIC_FILES.publication), 'utf8')
  const { files } = JSON.parse(text) as PublicationRecord
  const checks = [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores].map((file) =>
    isIntact(folder, file, files[file].sha256),
  )
  return (await Promise.all(checks)).every(Boolean) ? files[PUBLIC_FILES.stores].records : null
}

/** Null for a line that was cut, or is of an older kind: from there on all is made again. */
function parseLine(line: Buffer): IndexLine | null {
  try {
    const parsed = JSON.parse(line.toString()) as IndexLine
    return typeof parsed.slugOfName === 'string' ? parsed : null
  } catch {
    return null
  }
}

/**
 * The stores of the live release, walked through in the order of their numbers beside the new
 * ones, so that what did not change is copied. Without a live release, or with one whose files
 * were touched, it has none: then everything is made again.
 */
export class PreviousStores {
  readonly #lines: AsyncIterator<Buffer>
  readonly #full: SliceReader | null
  readonly #light: SliceReader | null
  readonly #count: number
  #next: IndexLine | null = null
  #passed = 0

  private constructor(
    lines: AsyncIterator<Buffer>,
    count = 0,
    full?: SliceReader,
    light?: SliceReader,
  ) {
    this.#lines = lines
    this.#count = count
    this.#full = full ?? null
    this.#light = light ?? null
  }

  static async open(index: string, folder: string | null): Promise<PreviousStores> {
    const isKnown = folder !== null && existsSync(index)
    const count = isKnown ? await countIntact(folder).catch(() => null) : null
    if (folder === null || count === null) return new PreviousStores((async function* () {})())
    const [full, light] = await Promise.all(
      [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores].map((file) =>
        SliceReader.open(path.join(folder, file)),
      ),
    )
    const lines = readLines(index)[Symbol.asyncIterator]()
    const previous = new PreviousStores(lines, count, full, light)
    await previous.#advance()
    return previous
  }

  async #advance(): Promise<void> {
    const line = await this.#lines.next()
    this.#next = line.done ? null : parseLine(line.value)
  }

  async #pass(): Promise<void> {
    this.#passed += 1
    await this.#advance()
  }

  /** Whether there is a live release whose stores can be taken over. */
  get isThere(): boolean {
    return this.#full !== null
  }

  /** Whether every store of the live release was passed: none was lost with lines of the index. */
  get isWhole(): boolean {
    return this.#next === null && this.#passed === this.#count
  }

  /** The store that comes next, without taking it. */
  get next(): IndexLine | null {
    return this.#next
  }

  /** Passes over the next store: it is gone, or comes anew. */
  skip(): Promise<void> {
    return this.#pass()
  }

  /** Takes the next store: its records as they stand in the live release. */
  async take(): Promise<{ line: IndexLine; full: Buffer; light: Buffer }> {
    const line = this.#next
    if (!line || !this.#full || !this.#light) throw new Error('no hay más tiendas')
    const [full, light] = [await this.#full.read(line.full), await this.#light.read(line.light)]
    await this.#pass()
    return { line, full, light }
  }

  async close(): Promise<void> {
    await this.#lines.return?.()
    await Promise.all([this.#full?.close(), this.#light?.close()])
  }
}

/** Writes the index of a release that is being made. */
export class IndexFile {
  readonly #writer: BlockWriter

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true })
    this.#writer = new BlockWriter(file)
  }

  add(line: IndexLine): Promise<void> {
    return this.#writer.write(Buffer.from(`${JSON.stringify(line)}\n`))
  }

  /** Puts the index in its place beside the releases. */
  async save(as: string): Promise<void> {
    await this.#writer.end()
    await fsyncPath(this.#writer.path)
    await mkdir(path.dirname(as), { recursive: true })
    await rename(this.#writer.path, as)
  }

  async discard(): Promise<void> {
    this.#writer.discard()
    await rm(this.#writer.path, { force: true })
  }
}
