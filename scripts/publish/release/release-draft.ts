import { createHash, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { inputKey, sha256 } from '../../site/hash.ts'
import { PublicationError } from '../../site/problems.ts'
import { BUNDLES, type PageBundles } from '../pages/page-bundles.ts'
import { eachParallel } from '../parallel.ts'
import { hashFile } from './hash-file.ts'
import { compressList, ListFile, type WrittenFile } from './list-file.ts'
import { readPublication, type ReleaseFolder, type ReleaseName } from './release-folder.ts'
import { COPIES, flushAll, hasCopies } from './write-file.ts'

/** Name of a release's own file in its bundle, which has no hidden ones: '.partes' → 'partes'. */
const nameInBundle = (name: string): string => path.posix.basename(name).replace(/^\./, '')

function leadsTo(link: string | null, target: string): boolean {
  try {
    return link !== null && readlinkSync(link) === target
  } catch {
    return false
  }
}

/**
 * Makes a symbolic link. The live release's, when it leads to the same, gets another name instead: of
 * ten thousand new links each takes an inode, and an edit of one store half a second longer.
 */
function makeLink(file: string, target: string, live: string | null): void {
  try {
    // Elsewhere a hard link leads to what a symbolic link leads to.
    if (live !== null && process.platform === 'linux' && leadsTo(live, target)) {
      return linkSync(live, file)
    }
  } catch {
    // The disk takes no more names for this one.
  }
  symlinkSync(target, file)
}

/**
 * A release that is being written, beside the live one: links to bundles, of its pages and of its
 * lists, and to the folders that all releases share.
 */
export class ReleaseDraft {
  readonly #folder: ReleaseFolder
  readonly #bundles: PageBundles
  readonly #live: string | null
  readonly #temporary: string
  /** Path → key of the bundle that stands there: the content of the release. */
  readonly #content = new Map<string, string>()
  readonly #files = new Map<string, WrittenFile>()
  /** Those that were written now. */
  readonly #fresh: string[] = []
  /** Path of a link → what it leads to, below the site's folder. */
  readonly #links = new Map<string, string>()
  readonly #lists: ListFile[] = []
  readonly #madeFolders = new Set<string>()
  /** The last list that is being compressed, while the rest of the release is made. */
  #finished: Promise<unknown> = Promise.resolve()

  constructor(folder: ReleaseFolder, bundles: PageBundles, live: ReleaseName | null) {
    this.#folder = folder
    this.#bundles = bundles
    this.#live = live && folder.pathOf(live.name)
    this.#temporary = folder.temporaryPath(randomUUID())
    this.#makeFolder(this.#temporary)
  }

  #makeFolder(folder: string): void {
    if (this.#madeFolders.has(folder)) return
    if (folder !== this.#temporary) this.#makeFolder(path.dirname(folder))
    mkdirSync(folder)
    this.#madeFolders.add(folder)
  }

  #place(name: string): string {
    // Not path.join: of a large release these are tens of thousands.
    const file = `${this.#temporary}/${name}`
    this.#makeFolder(path.dirname(file))
    return file
  }

  #claim(name: string, hash: string): void {
    if (this.#content.has(name)) throw new Error(`${name} se escribiría dos veces`)
    this.#content.set(name, hash)
  }

  /** Whether something of the release stands at a path already. */
  has(name: string): boolean {
    return this.#content.has(name)
  }

  /** Key of the bundle to which a path leads; undefined where nothing stands. */
  contentAt(name: string): string | undefined {
    return this.#content.get(name)
  }

  /** Opens a public list for writing record by record. */
  openList(name: string): ListFile {
    const list = new ListFile(path.join(this.#bundles.begin(), name))
    this.#lists.push(list)
    return list
  }

  /** Puts a file at a path; gives the key of its bundle, null when that is there already. */
  #putFile(name: string, written: WrittenFile): string | null {
    const base = nameInBundle(name)
    const key = inputKey('file', base, written.sha256)
    this.#claim(name, key)
    this.#files.set(name, written)
    for (const ending of hasCopies(base, written.bytes) ? ['', ...COPIES] : ['']) {
      this.#links.set(name + ending, `${BUNDLES}/${key}/${base}${ending}`)
    }
    return this.#bundles.has(key) ? null : key
  }

  /** Ends a list; it is compressed while the rest of the release is made. */
  endList(name: string, list: ListFile): void {
    const written = list.end()
    const key = this.#putFile(name, written)
    const finish = async () => {
      if (key !== null) await compressList(list.path, written.bytes)
      await this.#bundles.finish(path.dirname(list.path), key)
    }
    // One list after the other: what makes pages meanwhile needs threads as well.
    this.#finished = this.#finished.then(finish)
    // A failure is told when the release is to go live.
    this.#finished.catch(() => {})
    if (key !== null) this.#fresh.push(name)
  }

  /** Adds a small file. */
  async write(name: string, bytes: Buffer, records = 1): Promise<void> {
    const written = { records, bytes: bytes.length, sha256: sha256(bytes) }
    const key = this.#putFile(name, written)
    if (key === null) return
    await this.#bundles.add(key, new Map([[nameInBundle(name), bytes]]))
    this.#fresh.push(name)
  }

  /** Makes a bundle reachable as a folder. */
  linkFolder(at: string, key: string): void {
    this.#claim(at, key)
    this.#links.set(at, `${BUNDLES}/${key}`)
  }

  /** Makes one file of a bundle and its copies reachable. */
  linkFile(at: string, key: string, name: string): void {
    this.#claim(at, key)
    const files = this.#bundles.filesOf(key)
    for (const ending of ['', ...COPIES].filter((one) => files.includes(name + one))) {
      this.#links.set(at + ending, `${BUNDLES}/${key}/${name}${ending}`)
    }
  }

  /** Makes every file of a bundle reachable in a folder that may hold others: a claim of its own. */
  linkFiles(at: string, key: string): void {
    this.#claim(at, key)
    for (const file of this.#bundles.filesOf(key)) {
      this.#links.set(at === '.' ? file : `${at}/${file}`, `${BUNDLES}/${key}/${file}`)
    }
  }

  /** A folder of all releases, 'media', under its name in this one. */
  linkPool(name: string): void {
    this.#links.set(name, name)
  }

  /** 16 hexadecimal digits that change exactly when something in the release does. */
  contentId(): string {
    const hash = createHash('sha256')
    for (const name of [...this.#content.keys()].sort()) {
      hash.update(`${name} ${this.#content.get(name)}\n`)
    }
    return hash.digest('hex').slice(0, 16)
  }

  /** Records, bytes and hash of a public file. */
  describe(name: string): WrittenFile {
    const file = this.#files.get(name)
    if (!file) throw new Error(`${name} falta en la publicación`)
    return file
  }

  /** Where a link at a path of the release leads, as the link says it. */
  #target(name: string, target: string): string {
    return `${'../'.repeat(name.split('/').length + 1)}${target}`
  }

  /** Whether the live release is this one: a hand may have changed its links. */
  async isLive(): Promise<boolean> {
    const live = this.#live
    if (live === null || readPublication(live)?.content !== this.contentId()) return false
    await this.#finished
    return [...this.#links].every(([name, target]) =>
      leadsTo(`${live}/${name}`, this.#target(name, target)),
    )
  }

  /** Reads back what was written: only that goes live. */
  async #check(): Promise<void> {
    await eachParallel(this.#fresh, this.#fresh.length, async (name) => {
      if ((await hashFile(`${this.#temporary}/${name}`)) === this.describe(name).sha256) return
      throw new PublicationError(`El archivo ${name} no quedó bien escrito: no se publica.`)
    })
  }

  /** Writes what is still missing, reads everything back and puts it on the disk. */
  async complete(publication: PublicationRecord): Promise<void> {
    const description = this.#place(PUBLIC_FILES.publication)
    writeFileSync(description, `${JSON.stringify(publication, null, 2)}\n`)
    for (const [name, target] of this.#links) {
      const live = this.#live && `${this.#live}/${name}`
      makeLink(this.#place(name), this.#target(name, target), live)
    }
    await this.#finished
    await this.#check()
    const paths = [...this.#bundles.unflushed, description, ...this.#madeFolders]
    await flushAll(paths, this.#temporary)
  }

  /** Makes the completed release live by one rename. */
  async goLive(release: ReleaseName): Promise<void> {
    await this.#folder.goLive(this.#temporary, release)
  }

  /** Waits for the lists that are on their way into bundles, whatever comes of them. */
  async settle(): Promise<void> {
    await this.#finished.catch(() => {})
  }

  /** Removes what was written, when it does not go live. */
  async discard(): Promise<void> {
    await this.settle()
    for (const list of this.#lists) list.close()
    await rm(this.#temporary, { recursive: true, force: true })
  }
}
