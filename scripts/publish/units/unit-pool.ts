import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { flushAll, fsyncPath, writeWithCopies } from '../release/durable-files.ts'

/** Name of a file inside its unit → its bytes. */
export type UnitFiles = ReadonlyMap<string, Buffer>

/** File in which a unit keeps the images that it names: no release links to it. */
export const MEDIA_LIST = '.imagenes'

const TEMPORARY = '.tmp-'
/** Units that wait together for the disk. */
const FLUSH_EVERY = 1_000

/**
 * Units: folders of the few files that are made from one input, a page with what belongs to it.
 * A unit is named by the hash of its input, never changes, and is made once; every release that
 * has the same page links to it. It gets its name only once it is on the disk whole, so that even
 * a power cut leaves none in part.
 */
export class UnitPool {
  readonly folder: string
  /** Units without their names yet → what has to reach the disk first. */
  readonly #pending = new Map<string, string[]>()
  /** Units that were begun and have no names yet. */
  readonly #begun = new Set<string>()
  readonly #media: string
  /** Units that have their names; null before anybody asked. */
  #there: Set<string> | null = null

  constructor(siteDir: string) {
    this.folder = path.join(siteDir, 'units')
    this.#media = path.join(siteDir, 'media')
  }

  /** Where a unit is, or will be after the flush. */
  pathOf(key: string): string {
    return path.join(this.folder, key)
  }

  /** Where a file of a unit stands by now. */
  placeOf(key: string, name: string): string {
    return path.join(this.#folderOf(key), name)
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

  /** A small file: it is read sooner than another thread, busy compressing, would begin. */
  read(key: string, name: string): Buffer {
    return readFileSync(this.placeOf(key, name))
  }

  /** Makes the unit unless it is there. */
  async add(key: string, files: UnitFiles): Promise<void> {
    if (this.has(key)) return
    const folder = this.pathOf(TEMPORARY + key)
    this.#begun.add(key)
    if (existsSync(folder)) await rm(folder, { recursive: true })
    mkdirSync(folder, { recursive: true })
    const writing = [...files].map(([name, bytes]) =>
      writeWithCopies(path.join(folder, name), bytes),
    )
    await Promise.allSettled(writing)
    const written = (await Promise.all(writing)).flat()
    this.#pending.set(key, [...written, folder])
    if (this.#pending.size >= FLUSH_EVERY) await this.flush()
  }

  /** Puts the new units on the disk and then gives them their names. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return
    await flushAll([...this.#pending.values()].flat(), this.folder)
    // A unit is never made again: the images that it names must be there before it.
    if (existsSync(this.#media)) await fsyncPath(this.#media)
    for (const key of this.#pending.keys()) {
      renameSync(this.pathOf(TEMPORARY + key), this.pathOf(key))
      this.#there?.add(key)
    }
    await fsyncPath(this.folder)
    for (const key of this.#pending.keys()) this.#begun.delete(key)
    this.#pending.clear()
  }

  /** Removes the units that got no names: a publication that was refused takes no room. */
  async discard(): Promise<void> {
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
  }
}
