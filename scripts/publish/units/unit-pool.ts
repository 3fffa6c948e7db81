import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { copiesOf, flushAll, fsyncPath } from '../release/durable-files.ts'
import { FileQueue } from '../release/file-queue.ts'

/** Name of a file inside its unit → its bytes. */
export type UnitFiles = ReadonlyMap<string, Buffer>

/** File in which a unit keeps the images that it names: no release links to it. */
export const MEDIA_LIST = '.imagenes'

/** Beginning of names of what is not whole yet, or not any more. */
export const TEMPORARY = '.tmp-'
/** Units that wait together for the disk. */
const FLUSH_EVERY = 1_000

/** Each file with the compressed copies that it deserves. */
async function withCopies(files: UnitFiles): Promise<[name: string, bytes: Buffer][]> {
  const all = [...files].map(async ([name, bytes]): Promise<[string, Buffer][]> => {
    const copies = await copiesOf(name, bytes)
    return [
      [name, bytes],
      ...copies.map(([ending, copy]): [string, Buffer] => [name + ending, copy]),
    ]
  })
  return (await Promise.all(all)).flat()
}

/**
 * Units: folders of the few files that are made from one input, a page with what belongs to it.
 * A unit is named by the hash of its input, never changes, and is made once; every release that
 * has the same page links to it. It gets its name only once it is on the disk whole, so that even
 * a power cut leaves none in part.
 */
export class UnitPool {
  readonly folder: string
  /** Writes the units; what leads to them in a release is made after them. */
  readonly files: FileQueue
  /** Units without their names yet → what has to reach the disk first. */
  readonly #pending = new Map<string, string[]>()
  /** Units that were begun and have no names yet. */
  readonly #begun = new Set<string>()
  readonly #media: string
  /** Units that have their names; null before anybody asked. */
  #there: Set<string> | null = null
  /** Units written since the last flush began. */
  #unflushed = 0
  /** The last flush that was begun: one goes on at a time. */
  #flushing: Promise<void> = Promise.resolve()

  constructor(siteDir: string, files = new FileQueue()) {
    this.files = files
    this.folder = path.join(siteDir, 'units')
    this.#media = path.join(siteDir, 'media')
  }

  /** Where a unit is, or will be after the flush. */
  pathOf(key: string): string {
    return `${this.folder}/${key}`
  }

  /** Where a file of a unit stands, when all is done that was asked for by now. */
  placeOf(key: string, name: string): string {
    return `${this.#folderOf(key)}/${name}`
  }

  #folderOf(key: string): string {
    return this.#pending.has(key) ? this.pathOf(TEMPORARY + key) : this.pathOf(key)
  }

  has(key: string): boolean {
    return this.#pending.has(key) || this.#isThere(key)
  }

  /** Asked for every store: one look at the folder is faster than one for each unit. */
  #isThere(key: string): boolean {
    this.#there ??= new Set(existsSync(this.folder) ? readdirSync(this.folder) : [])
    return this.#there.has(key)
  }

  /** Names of a unit's files that a release links to, the compressed copies included. */
  filesOf(key: string): string[] {
    return readdirSync(this.#folderOf(key)).filter((name) => !name.startsWith('.'))
  }

  /**
   * A small file of a unit that was done: it is read sooner than another thread, busy compressing,
   * would begin.
   */
  read(key: string, name: string): Buffer {
    return readFileSync(this.placeOf(key, name))
  }

  /** Makes the unit unless it is there; several may be made at once, but none of them twice. */
  async add(key: string, files: UnitFiles): Promise<void> {
    if (this.has(key)) return
    const folder = this.pathOf(TEMPORARY + key)
    const isBegun = this.#begun.has(key) || this.#isThere(TEMPORARY + key)
    if (isBegun) {
      // What a publication that failed left behind.
      await this.files.done()
      await rm(folder, { recursive: true, force: true })
    }
    this.#begun.add(key)
    const written = (await withCopies(files)).map(([name, bytes]) => ({
      kind: 'file' as const,
      path: path.join(folder, name),
      bytes,
    }))
    await this.files.room()
    this.files.add({ kind: 'folder', path: folder })
    for (const file of written) this.files.add(file)
    this.#pending.set(key, [...written.map((file) => file.path), folder])
    this.#unflushed += 1
    if (this.#unflushed >= FLUSH_EVERY) await this.#flushBeside()
  }

  /** Lets a flush go on beside what is made next; waits for the one before, and tells if it failed. */
  async #flushBeside(): Promise<void> {
    await this.#flushing
    // Another one that waited may have begun it.
    if (this.#unflushed >= FLUSH_EVERY) this.flush().catch(() => {})
  }

  /** Puts the units that were added on the disk and then gives them their names. */
  flush(): Promise<void> {
    this.#unflushed = 0
    this.#flushing = this.#flushing.then(() => this.#flushPending())
    return this.#flushing
  }

  async #flushPending(): Promise<void> {
    // Others may be added meanwhile: these wait for the next time.
    const units = [...this.#pending]
    if (units.length === 0) return
    await this.files.done()
    await flushAll(
      units.flatMap(([, written]) => written),
      this.folder,
    )
    // A unit is never made again: the images that it names must be there before it.
    if (existsSync(this.#media)) await fsyncPath(this.#media)
    for (const [key] of units) {
      const source = this.pathOf(TEMPORARY + key)
      this.files.add({ kind: 'rename', source, path: this.pathOf(key) })
      this.#there?.add(key)
      this.#pending.delete(key)
    }
    await this.files.done()
    await fsyncPath(this.folder)
    for (const [key] of units) this.#begun.delete(key)
  }

  /**
   * Removes the units that got no names: a publication that was refused takes no room. Nothing must
   * be added meanwhile.
   */
  async discard(): Promise<void> {
    await this.#flushing.catch(() => {})
    await this.files.settle()
    this.#flushing = Promise.resolve()
    this.#unflushed = 0
    for (const key of this.#begun) {
      await rm(this.pathOf(TEMPORARY + key), { recursive: true, force: true })
    }
    this.#begun.clear()
    this.#pending.clear()
  }

  /** Removes what killed publications left behind. */
  async removeTemporary(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const left = readdirSync(this.folder).filter((name) => name.startsWith(TEMPORARY))
    for (const name of left) await rm(this.pathOf(name), { recursive: true, force: true })
    // Of a killed publication, names may have been given and not flushed: they count from now on.
    await fsyncPath(this.folder)
  }
}
