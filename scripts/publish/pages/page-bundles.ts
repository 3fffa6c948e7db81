import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFolder } from '../images/media-folder.ts'
import { mediaIn } from '../images/media-folder.ts'
import { withCopies, writeWhole } from '../release/write-file.ts'
import type { State } from '../state/state.ts'

/** File in which a bundle keeps the images that it names: no release links to it. */
export const MEDIA_LIST = '.imagenes'

/** An image that a page names is nowhere: somebody removed it, or the disk lost it. */
export class MissingImage extends Error {}

/** Path of a file below the site's folder → its size in bytes. */
type Sizes = Record<string, number>

const sizeOnDisk = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1

/** Folder of all bundles, below the site's. */
export const BUNDLES = 'pages'

/**
 * Page bundles: folders of the few files that are made from one input, a page with what belongs to
 * it. A bundle is named by the hash of its input and made once; every release that has the same page
 * links to it. It counts as there when the state says so, which it does only of what is on the disk.
 */
export class PageBundles {
  readonly #siteDir: string
  readonly #state: State
  readonly #media: MediaFolder
  readonly #sizes
  readonly #keep
  /** Sizes of images that were asked for. */
  readonly #mediaSizes = new Map<string, number>()
  /** Files that are not on the disk for certain. */
  readonly unflushed: string[] = []
  /** Folders that this publication made. */
  readonly #made: string[] = []

  constructor(siteDir: string, state: State, media: MediaFolder) {
    this.#siteDir = siteDir
    this.#state = state
    this.#media = media
    mkdirSync(path.join(siteDir, BUNDLES), { recursive: true })
    this.#sizes = state.prepare<[string], string>('SELECT files FROM page WHERE key = ?').pluck()
    this.#keep = state.prepare('INSERT OR REPLACE INTO page (key, files) VALUES (?, ?)')
  }

  has(key: string): boolean {
    return this.#sizes.get(key) !== undefined
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
    const files = Object.keys(JSON.parse(this.#sizes.get(key) ?? '{}') as Sizes)
    return files
      .filter((file) => file.startsWith(own))
      .map((file) => file.slice(own.length))
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
    const folder = path.join(this.#siteDir, BUNDLES, key)
    const isNew = !existsSync(folder)
    if (isNew) {
      this.#made.push(folder)
      mkdirSync(folder)
    }
    const sizes: Sizes = {}
    for (const [name, bytes] of written) {
      const file = this.#fileOf(key, name)
      if (isNew) writeFileSync(file, bytes, { flag: 'wx' })
      else if (!existsSync(file) || !readFileSync(file).equals(bytes)) await writeWhole(file, bytes)
      this.unflushed.push(file)
      sizes[`${BUNDLES}/${key}/${name}`] = bytes.length
    }
    this.unflushed.push(folder)
    for (const address of addresses) sizes[address.slice(1)] = this.#mediaSize(address)
    this.#keep.run(key, JSON.stringify(sizes))
  }

  #mediaSize(address: string): number {
    const size = this.#mediaSizes.get(address) ?? this.#media.sizeOf(address)
    if (size === 0) throw new MissingImage(`falta la imagen ${address}`)
    this.#mediaSizes.set(address, size)
    return size
  }

  /**
   * Forgets every page of which a file is gone or has another size, so that it is made again, and
   * removes the damaged images, so that they are rendered again. Gives the number of those pages.
   */
  async forgetDamaged(): Promise<number> {
    const found = this.#findDamaged()
    const forget = this.#state.prepare('DELETE FROM page WHERE key = ?')
    for (const { key, files } of found) {
      forget.run(key)
      for (const file of files.filter((name) => name.startsWith('media/'))) {
        await rm(path.join(this.#siteDir, file), { force: true })
      }
    }
    return found.length
  }

  #findDamaged(): { key: string; files: string[] }[] {
    const known = new Map<string, number>()
    const sizeOf = (file: string): number => {
      const size = known.get(file) ?? sizeOnDisk(path.join(this.#siteDir, file))
      // Of a page's own files nobody asks again.
      if (file.startsWith('media/')) known.set(file, size)
      return size
    }
    const pages = this.#state
      .prepare<[], { key: string; files: string }>('SELECT key, files FROM page')
      // One at a time: of a hundred thousand pages these are long texts.
      .iterate()
    const found: { key: string; files: string[] }[] = []
    for (const { key, files } of pages) {
      const sizes = Object.entries(JSON.parse(files) as Sizes)
      const damaged = sizes.filter(([file, size]) => sizeOf(file) !== size).map(([file]) => file)
      if (damaged.length > 0) found.push({ key, files: damaged })
    }
    return found
  }

  /** Removes what this publication made, which came to nothing: a full disk needs the room. */
  async discard(): Promise<void> {
    for (const folder of this.#made) await rm(folder, { recursive: true, force: true })
  }
}
