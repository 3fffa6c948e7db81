import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { eachParallel } from '../parallel.ts'
import { PublicationError } from '../../site/problems.ts'
import type { UnitPool } from '../units/unit-pool.ts'
import { flushAll, linkReleaseFile, mayHaveCopies, writeWithCopies } from './durable-files.ts'
import type { MakeLink } from './file-operations.mjs'
import { finishFile, ListFile, type WrittenList } from './list-file.ts'
import { readPublication } from './read-publication.ts'
import type { ReleaseFolder, ReleaseName } from './release-folder.ts'
import { sha256 } from '../../site/hash.ts'

const COPIES = ['.br', '.gz']

/** 'folder': path → unit; 'files': path/<name> → every file of the unit; else path is that file. */
type LinkKind = 'folder' | 'files' | { file: string }

/** A path of the release that leads to one or all files of a unit and to their copies. */
interface UnitLink {
  path: string
  key: string
  what: Exclude<LinkKind, 'folder'>
}

const notWritten = (file: string): PublicationError =>
  new PublicationError(`El archivo ${file} no quedó bien escrito: no se publica.`)

async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * A release that is being written, beside the live one. What did not change since the live release
 * is linked to it, not written again.
 */
export class ReleaseDraft {
  readonly #folder: ReleaseFolder
  readonly #units: UnitPool
  readonly #live: string | null
  readonly #temporary: string
  /** Path → hash of what stands there: the content of the release. */
  readonly #content = new Map<string, string>()
  readonly #lists = new Map<string, ListFile>()
  /** Ended lists that are being linked or compressed, while the rest of the release is made. */
  #finished: Promise<unknown> = Promise.resolve()
  readonly #files = new Map<string, WrittenList>()
  readonly #links: UnitLink[] = []
  readonly #pools: [name: string, target: string][] = []
  readonly #madeFolders = new Set<string>()
  /** Files that are not on the disk for certain. */
  readonly #unflushed: string[] = []

  constructor(folder: ReleaseFolder, units: UnitPool, live: ReleaseName | null) {
    this.#folder = folder
    this.#units = units
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

  /** Opens a public list for writing record by record. */
  openList(name: string): ListFile {
    const file = new ListFile(this.#place(name))
    this.#lists.set(name, file)
    return file
  }

  /** Ends a list; what it holds is part of the release's content from then on. */
  async endList(name: string): Promise<WrittenList> {
    const list = this.#lists.get(name)
    if (!list) throw new Error(`${name} no se abrió`)
    const written = await list.end()
    this.#claim(name, written.sha256)
    this.#files.set(name, written)
    // One list after the other: what makes pages meanwhile needs threads as well.
    this.#finished = this.#finished.then(() => this.#finishList(name, written))
    // A failure is told when the release is to go live.
    this.#finished.catch(() => {})
    return written
  }

  /** Adds a small file. */
  async write(name: string, bytes: Buffer, records = 1): Promise<void> {
    const hash = sha256(bytes)
    this.#claim(name, hash)
    this.#files.set(name, { records, bytes: bytes.length, sha256: hash })
    const live = this.#live && path.join(this.#live, name)
    if (live && existsSync(live) && readFileSync(live).equals(bytes)) await this.#linkLive(name)
    else await this.#writeFile(name, bytes)
  }

  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    this.#unflushed.push(...(await writeWithCopies(this.#place(name), bytes)))
  }

  /** Links a file of the live release and its compressed copies. */
  async #linkLive(name: string): Promise<void> {
    for (const ending of ['', ...COPIES]) {
      const live = path.join(this.#live ?? '', name + ending)
      if (existsSync(live)) await linkReleaseFile(live, this.#place(name + ending))
    }
  }

  /**
   * Makes a unit reachable in the release. Links for which its files must be known are made at the
   * end: it may have no name until then. Waits while too many links are waiting to be made.
   */
  async link(at: string, key: string, what: LinkKind): Promise<void> {
    this.#claim(at, key)
    const unit = this.#units.pathOf(key)
    if (what === 'folder') this.#symlink(unit, at)
    else if (what === 'files' || mayHaveCopies(what.file)) this.#links.push({ path: at, key, what })
    else this.#nameFile(key, what.file, at)
    await this.#units.files.room()
  }

  /** A folder of all releases, 'media', under its name in this one. */
  linkPool(name: string, target: string): void {
    this.#pools.push([name, target])
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
  describe(name: string): WrittenList {
    const file = this.#files.get(name)
    if (!file) throw new Error(`${name} falta en la publicación`)
    return file
  }

  #linkTo(target: string, name: string): MakeLink {
    const live = this.#live && `${this.#live}/${name}`
    return { kind: 'link', path: this.#place(name), target, live }
  }

  #symlink(target: string, name: string): void {
    this.#units.files.add(this.#linkTo(target, name))
  }

  /** A file of a unit under another name, where the disk allows it. */
  #nameFile(key: string, file: string, at: string): void {
    const source = this.#units.placeOf(key, file)
    const otherwise = this.#linkTo(`${this.#units.pathOf(key)}/${file}`, at)
    this.#units.files.add({ kind: 'name', path: otherwise.path, source, otherwise })
  }

  #linkFiles(unit: string, at: string, names: readonly string[]): void {
    for (const name of names) this.#symlink(path.join(unit, name), path.join(at, name))
  }

  /** One file of a unit and its compressed copies. */
  #linkCopies(file: string, at: string): void {
    this.#symlink(file, at)
    for (const ending of COPIES) {
      if (existsSync(file + ending)) this.#symlink(file + ending, at + ending)
    }
  }

  #makeLinks(): void {
    for (const { path: at, key, what } of this.#links) {
      const unit = this.#units.pathOf(key)
      if (what === 'files') this.#linkFiles(unit, at, this.#units.filesOf(key))
      else this.#linkCopies(path.join(unit, what.file), at)
    }
    for (const [name, target] of this.#pools) this.#symlink(target, name)
  }

  /** Whether a list is the live release's, by what that one says of it and by its bytes. */
  async #isLive(name: string, { sha256: hash }: WrittenList): Promise<boolean> {
    if (this.#live === null) return false
    const files: Partial<Record<string, WrittenList>> = readPublication(this.#live)?.files ?? {}
    if (files[name]?.sha256 !== hash) return false
    const live = path.join(this.#live, name)
    return existsSync(live) && (await sha256OfFile(live)) === hash
  }

  /** Links a list that is the live one's, compresses any other. */
  async #finishList(name: string, written: WrittenList): Promise<void> {
    const file = path.join(this.#temporary, name)
    if (await this.#isLive(name, written)) {
      await rm(file)
      await this.#linkLive(name)
    } else await finishFile(file, written.bytes)
  }

  /** Reads back what stands on the disk: only that goes live. */
  async #check(): Promise<void> {
    await eachParallel(this.#files, this.#files.size, async ([name, { sha256: hash }]) => {
      if ((await sha256OfFile(path.join(this.#temporary, name))) !== hash) throw notWritten(name)
    })
  }

  /** Writes what is still missing, reads everything back and puts it on the disk. */
  async #complete(publication: PublicationRecord): Promise<void> {
    const text = Buffer.from(JSON.stringify(publication, null, 2) + '\n')
    await this.#writeFile(PUBLIC_FILES.publication, text)
    this.#makeLinks()
    await this.#units.files.done()
    await this.#finished
    await this.#check()
    await flushAll([...this.#unflushed, ...this.#madeFolders], this.#temporary)
  }

  /**
   * Completes the release and makes it live by one rename, once `meanwhile`, what belongs to it
   * elsewhere, is done as well. Throws, and leaves the live release as it was, when anything goes
   * wrong.
   */
  async goLive(
    release: ReleaseName,
    publication: PublicationRecord,
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<void> {
    const both = [() => this.#complete(publication), meanwhile]
    await eachParallel(both, both.length, (part) => part())
    await this.#folder.goLive(this.#temporary, release)
  }

  /** Removes what was written, when it does not go live. */
  async discard(): Promise<void> {
    for (const list of this.#lists.values()) list.discard()
    await this.#finished.catch(() => {})
    await this.#units.files.settle()
    await rm(this.#temporary, { recursive: true, force: true })
  }
}
