import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { mediaIn } from '../images/media-folder.ts'
import { hashFile } from '../release/hash-file.ts'
import { BEST_QUALITY, brotli, withCopies, writeWhole } from '../release/write-file.ts'
import { readFact, writeFact, type State } from '../state/state.ts'
import { sha256 } from '../../site/hash.ts'

/** File in which a bundle keeps the images that it names: no release links to it. */
export const MEDIA_LIST = '.imagenes'

/** An image that a page names is nowhere: somebody removed it, or the disk lost it. */
export class MissingImage extends Error {}

/** A file below the site's folder that pages need: 'pages/00ff…/index.html', 'media/…'. */
interface NeededFile {
  name: string
  size: number
  hash: string
}

/**
 * Every look sees whether a file is gone or has another size. To read all of them would take long:
 * each look reads another share, all of them together every one within a day.
 */
const SHARES = (24 * 60) / 5

const shareOf = ({ hash }: NeededFile): number => Number.parseInt(hash.slice(0, 6), 16) % SHARES

/** Folder of all bundles, below the site's. */
export const BUNDLES = 'pages'

/**
 * Page bundles: folders of the few files that are made from one input, a page with what belongs to
 * it, or a list. A bundle is named by the hash of its input and made once; every release that has the
 * same links to it. It counts as there when the state says so, which it does only of what is on the disk.
 */
export class PageBundles {
  readonly #siteDir: string
  readonly #state: State
  readonly #isKnown
  readonly #namesOf
  readonly #keep
  readonly #fileKnown
  readonly #keepFile
  /** Folders that are not on the disk for certain, nor are the files in them. */
  readonly unflushed: string[] = []
  /** Those of them that this publication made. */
  readonly #made: string[] = []

  constructor(siteDir: string, state: State) {
    this.#siteDir = siteDir
    this.#state = state
    mkdirSync(path.join(siteDir, BUNDLES), { recursive: true })
    // By the index alone: the names of its files are a long text.
    this.#isKnown = state.prepare('SELECT 1 FROM page WHERE key = ?').pluck()
    this.#namesOf = state.prepare<[string], string>('SELECT files FROM page WHERE key = ?').pluck()
    this.#keep = state.prepare('INSERT OR REPLACE INTO page (key, files) VALUES (?, ?)')
    this.#fileKnown = state.prepare('SELECT 1 FROM file WHERE name = ?').pluck()
    this.#keepFile = state.prepare(
      'INSERT OR REPLACE INTO file (name, size, hash) VALUES (?, ?, ?)',
    )
  }

  has(key: string): boolean {
    return this.#isKnown.get(key) !== undefined
  }

  #fileOf(key: string, name: string): string {
    return `${this.#siteDir}/${BUNDLES}/${key}/${name}`
  }

  read(key: string, name: string): Buffer {
    return readFileSync(this.#fileOf(key, name))
  }

  /** Names of a bundle's files that a release links to, the compressed copies included. */
  filesOf(key: string): string[] {
    const own = `${BUNDLES}/${key}/`
    const names = JSON.parse(this.#namesOf.get(key) ?? '[]') as string[]
    return names
      .filter((name) => name.startsWith(own))
      .map((name) => name.slice(own.length))
      .filter((name) => !name.startsWith('.'))
  }

  /**
   * Makes a bundle. Of a folder that is there, from before the state or in part, each file is
   * replaced that holds anything else: a live page is never seen without it.
   * Throws a MissingImage when one that its files name is nowhere.
   */
  async add(key: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const addresses = mediaIn([...files.values()].join('\n'))
    const all = new Map([...files, [MEDIA_LIST, Buffer.from(addresses.join('\n'))]])
    const written = (await Promise.all([...all].map((file) => withCopies(...file)))).flat()
    const isNew = this.#makeFolder(key)
    for (const [name, bytes] of written) {
      const file = this.#fileOf(key, name)
      if (isNew) writeFileSync(file, bytes, { flag: 'wx' })
      else if (!existsSync(file) || !readFileSync(file).equals(bytes)) await writeWhole(file, bytes)
      this.#keepFile.run(`${BUNDLES}/${key}/${name}`, bytes.length, sha256(bytes))
    }
    for (const address of addresses) this.#keepImage(address)
    const own = written.map(([name]) => `${BUNDLES}/${key}/${name}`)
    const images = addresses.map((address) => address.slice(1))
    this.#keep.run(key, JSON.stringify([...own, ...images]))
  }

  /** Returns whether the folder was not there. */
  #makeFolder(key: string): boolean {
    const folder = `${this.#siteDir}/${BUNDLES}/${key}`
    const isNew = !existsSync(folder)
    if (isNew) {
      this.#made.push(folder)
      mkdirSync(folder)
    }
    this.unflushed.push(folder)
    return isNew
  }

  /** A folder for files that take long to write, beside the bundles, of which they become one. */
  begin(): string {
    const folder = `${this.#siteDir}/${BUNDLES}/.${randomUUID()}`
    this.#made.push(folder)
    mkdirSync(folder)
    return folder
  }

  /** Makes a bundle of the files in such a folder, or none, and removes the folder. */
  async finish(folder: string, key: string | null): Promise<void> {
    if (key !== null) {
      this.#makeFolder(key)
      const names = readdirSync(folder)
      for (const name of names) {
        const file = `${folder}/${name}`
        this.#keepFile.run(`${BUNDLES}/${key}/${name}`, statSync(file).size, await hashFile(file))
        renameSync(file, this.#fileOf(key, name))
      }
      this.#keep.run(key, JSON.stringify(names.map((name) => `${BUNDLES}/${key}/${name}`)))
    }
    await rm(folder, { recursive: true, force: true })
  }

  #keepImage(address: string): void {
    const name = address.slice(1)
    if (this.#fileKnown.get(name) !== undefined) return
    const file = path.join(this.#siteDir, name)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size === 0) throw new MissingImage(`falta la imagen ${address}`)
    this.#keepFile.run(name, size, sha256(readFileSync(file)))
  }

  /**
   * Forgets every page of which a file is gone or holds something else, so that it is made again,
   * and removes the damaged images, so that they are rendered again. Gives the number of those pages.
   */
  async forgetDamaged(): Promise<number> {
    const damaged = this.#findDamaged()
    if (damaged.size === 0) return 0
    const forgetFile = this.#state.prepare('DELETE FROM file WHERE name = ?')
    for (const name of damaged) {
      forgetFile.run(name)
      if (name.startsWith('media/')) await rm(path.join(this.#siteDir, name), { force: true })
    }
    const pages = this.#pagesWith(damaged)
    const forgetPage = this.#state.prepare('DELETE FROM page WHERE key = ?')
    for (const key of pages) forgetPage.run(key)
    return pages.length
  }

  /**
   * Compresses pages as far as can be, one after the other, until `until` (performance.now()); returns
   * whether all of them are. What a visitor waits for is a tenth less, but whoever publishes would wait as
   * well. A copy that was replaced and not noted, for the power went, is found damaged, and its page
   * made again.
   */
  async compressWell(until: number): Promise<boolean> {
    const next = this.#state
      .prepare<[], string>('SELECT key FROM page WHERE is_small = 0 LIMIT 1')
      .pluck()
    const done = this.#state.prepare('UPDATE page SET is_small = 1 WHERE key = ?')
    for (let key = next.get(); key !== undefined; key = next.get()) {
      if (performance.now() >= until) return false
      for (const name of this.filesOf(key)) {
        if (name.endsWith('.html.br')) await this.#compressWell(key, name)
      }
      done.run(key)
    }
    return true
  }

  async #compressWell(key: string, name: string): Promise<void> {
    const bytes = await brotli(this.read(key, name.slice(0, -'.br'.length)), BEST_QUALITY)
    await writeWhole(this.#fileOf(key, name), bytes)
    this.#keepFile.run(`${BUNDLES}/${key}/${name}`, bytes.length, sha256(bytes))
  }

  #pagesWith(names: ReadonlySet<string>): string[] {
    const keys: string[] = []
    const pages = this.#state.prepare<[], { key: string; files: string }>('SELECT * FROM page')
    // One at a time: of a hundred thousand pages these are long texts.
    for (const { key, files } of pages.iterate()) {
      if ((JSON.parse(files) as string[]).some((name) => names.has(name))) keys.push(key)
    }
    return keys
  }

  #findDamaged(): Set<string> {
    const look = Number(readFact(this.#state, 'looks') ?? 0)
    writeFact(this.#state, 'looks', look + 1)
    const damaged = new Set<string>()
    // One at a time: of a hundred thousand pages these are many.
    const files = this.#state.prepare<[], NeededFile>('SELECT name, size, hash FROM file').iterate()
    for (const needed of files) {
      const file = path.join(this.#siteDir, needed.name)
      const isSized = statSync(file, { throwIfNoEntry: false })?.size === needed.size
      const isRead = isSized && shareOf(needed) === look % SHARES
      if (!isSized || (isRead && sha256(readFileSync(file)) !== needed.hash)) {
        damaged.add(needed.name)
      }
    }
    return damaged
  }

  /** Removes what this publication made, which came to nothing: a full disk needs the room. */
  async discard(): Promise<void> {
    for (const folder of this.#made) await rm(folder, { recursive: true, force: true })
  }
}
