import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  linkSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { copyFile, link, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { sha256 } from '../../site/hash.ts'
import { PublicationError } from '../../site/problems.ts'
import { BUNDLES, type PageBundles } from '../pages/page-bundles.ts'
import { eachParallel } from '../parallel.ts'
import { compressList, ListFile, type WrittenFile } from './list-file.ts'
import { readPublication, type ReleaseFolder, type ReleaseName } from './release-folder.ts'
import { COPIES, flushAll, hasCopies, mayHaveCopies, writeWithCopies } from './write-file.ts'

const UNPACK = { '.br': createBrotliDecompress, '.gz': createGunzip } as const

async function hashOf(file: string, unpack?: NodeJS.ReadWriteStream): Promise<string> {
  const hash = createHash('sha256')
  await (unpack
    ? pipeline(createReadStream(file), unpack, hash)
    : pipeline(createReadStream(file), hash))
  return hash.digest('hex')
}

/** Whether a file and the copies that it deserves hold what has this hash. */
async function isWhole(file: string, { sha256: expected, bytes }: WrittenFile): Promise<boolean> {
  try {
    if ((await hashOf(file)) !== expected) return false
    if (!hasCopies(file, bytes)) return true
    const copies = COPIES.map((ending) => hashOf(file + ending, UNPACK[ending]()))
    return (await Promise.all(copies)).every((hash) => hash === expected)
  } catch {
    return false
  }
}

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
 * A release that is being written, beside the live one: lists, and links to page bundles and to the
 * folders that all releases share. A list that is the live one's is linked to it.
 */
export class ReleaseDraft {
  readonly #folder: ReleaseFolder
  readonly #bundles: PageBundles
  readonly #live: string | null
  /** Public files of the live release, as it describes them. */
  readonly #liveFiles: Partial<Record<string, WrittenFile>>
  readonly #temporary: string
  /** Path → hash of what stands there: the content of the release. */
  readonly #content = new Map<string, string>()
  readonly #files = new Map<string, WrittenFile>()
  /** Path of a link → what it leads to, below the site's folder. */
  readonly #links = new Map<string, string>()
  readonly #lists: ListFile[] = []
  readonly #madeFolders = new Set<string>()
  readonly #unflushed: string[] = []
  /** The last list that is being compressed, while the rest of the release is made. */
  #finished: Promise<unknown> = Promise.resolve()

  constructor(folder: ReleaseFolder, bundles: PageBundles, live: ReleaseName | null) {
    this.#folder = folder
    this.#bundles = bundles
    this.#live = live && folder.pathOf(live.name)
    this.#liveFiles = (this.#live !== null && readPublication(this.#live)?.files) || {}
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
    const list = new ListFile(this.#place(name))
    this.#lists.push(list)
    return list
  }

  /** Ends a list; it is compressed while the rest of the release is made. */
  endList(name: string, list: ListFile): void {
    const written = list.end()
    this.#claim(name, written.sha256)
    this.#files.set(name, written)
    const finish = async () => {
      const isLive = await this.#linkLive(name, written)
      if (!isLive) this.#unflushed.push(...(await compressList(list.path, written.bytes)))
    }
    // One list after the other: what makes pages meanwhile needs threads as well.
    this.#finished = this.#finished.then(finish)
    // A failure is told when the release is to go live.
    this.#finished.catch(() => {})
  }

  /** Adds a small file. */
  async write(name: string, bytes: Buffer, records = 1): Promise<void> {
    const written = { records, bytes: bytes.length, sha256: sha256(bytes) }
    this.#claim(name, written.sha256)
    this.#files.set(name, written)
    if (await this.#linkLive(name, written)) return
    this.#unflushed.push(...(await writeWithCopies(this.#place(name), bytes)))
  }

  /** Takes a file over from the live release, if that one is the same and whole. */
  async #linkLive(name: string, written: WrittenFile): Promise<boolean> {
    const live = this.#live && `${this.#live}/${name}`
    const isOther = (this.#liveFiles[name]?.sha256 ?? written.sha256) !== written.sha256
    if (live === null || isOther || !existsSync(live) || !(await isWhole(live, written)))
      return false
    const place = this.#place(name)
    await rm(place, { force: true })
    const endings = hasCopies(name, written.bytes) ? ['', ...COPIES] : ['']
    for (const ending of endings) {
      const [source, file] = [live + ending, place + ending]
      // Another name for the same bytes, where the disk can.
      await link(source, file).catch(() => copyFile(source, file))
    }
    this.#unflushed.push(...endings.map((ending) => place + ending))
    return true
  }

  #link(name: string, target: string, content: string): void {
    this.#claim(name, content)
    this.#links.set(name, target)
  }

  /** Makes a bundle reachable as a folder. */
  linkFolder(at: string, key: string): void {
    this.#link(at, `${BUNDLES}/${key}`, key)
  }

  /** Makes one file of a bundle and its copies reachable. */
  linkFile(at: string, key: string, name: string): void {
    const files = mayHaveCopies(name) ? this.#bundles.filesOf(key) : [name]
    for (const file of files) {
      const ending = file.slice(name.length)
      const isMeant = file.startsWith(name) && ['', ...COPIES].includes(ending)
      if (isMeant) this.#link(at + ending, `${BUNDLES}/${key}/${file}`, key)
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

  /**
   * Whether the live release has every file and every link of this one, whole: a hand, or a disk,
   * may have changed it.
   */
  async isLive(): Promise<boolean> {
    const live = this.#live
    if (live === null || readPublication(live)?.content !== this.contentId()) return false
    const links = [...this.#links].every(([name, target]) =>
      leadsTo(`${live}/${name}`, this.#target(name, target)),
    )
    if (!links) return false
    const files = [...this.#files].map(([name, written]) => isWhole(`${live}/${name}`, written))
    return (await Promise.all(files)).every(Boolean)
  }

  /** Reads back what stands on the disk: only that goes live. */
  async #check(): Promise<void> {
    await eachParallel(this.#files, this.#files.size, async ([name, { sha256: hash }]) => {
      if ((await hashOf(path.join(this.#temporary, name))) === hash) return
      throw new PublicationError(`El archivo ${name} no quedó bien escrito: no se publica.`)
    })
  }

  /** Writes what is still missing, reads everything back and puts it on the disk. */
  async complete(publication: PublicationRecord): Promise<void> {
    const text = Buffer.from(JSON.stringify(publication, null, 2) + '\n')
    this.#unflushed.push(...(await writeWithCopies(this.#place(PUBLIC_FILES.publication), text)))
    for (const [name, target] of this.#links) {
      const live = this.#live && `${this.#live}/${name}`
      makeLink(this.#place(name), this.#target(name, target), live)
    }
    await this.#finished
    await this.#check()
    const paths = [...this.#bundles.unflushed, ...this.#unflushed, ...this.#madeFolders]
    await flushAll(paths, this.#temporary)
  }

  /** Makes the completed release live by one rename. */
  async goLive(release: ReleaseName): Promise<void> {
    await this.#folder.goLive(this.#temporary, release)
  }

  /** Removes what was written, when it does not go live. */
  async discard(): Promise<void> {
    await this.#finished.catch(() => {})
    for (const list of this.#lists) list.close()
    await rm(this.#temporary, { recursive: true, force: true })
  }
}
