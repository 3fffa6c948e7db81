import { existsSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fsyncFolder } from './durable-files.ts'

const NAME = /^(\d{6,})-([0-9a-f]{16})$/
const TEMPORARY = '.tmp-'

/** 'releases/000042-3fa9c2d1e0b14a77': a number that rises, and the hash of what it holds. */
export interface ReleaseName {
  name: string
  sequence: number
  contentId: string
}

function parseName(name: string): ReleaseName | null {
  const match = NAME.exec(name)
  if (!match) return null
  return { name, sequence: Number(match[1]), contentId: match[2] ?? '' }
}

/**
 * The folder of a site: `releases/`, the link `current` to the live one, and `r/<contentId>` links
 * by which a page reads the files of its own release.
 */
export class ReleaseFolder {
  readonly root: string

  constructor(root: string) {
    this.root = path.resolve(root)
  }

  get releases(): string {
    return path.join(this.root, 'releases')
  }

  get currentLink(): string {
    return path.join(this.root, 'current')
  }

  pathOf(name: string): string {
    return path.join(this.releases, name)
  }

  /** The live release; null before the first publication. */
  live(): ReleaseName | null {
    if (!existsSync(this.currentLink)) return null
    return parseName(path.basename(readlinkSync(this.currentLink)))
  }

  /** Complete releases, oldest first. */
  async list(): Promise<ReleaseName[]> {
    await mkdir(this.releases, { recursive: true })
    const names = (await readdir(this.releases)).map(parseName)
    return names.filter((name) => name !== null).sort((a, b) => a.sequence - b.sequence)
  }

  /** Number after that of every release there ever was here. */
  async nextSequence(): Promise<number> {
    return ((await this.list()).at(-1)?.sequence ?? 0) + 1
  }

  nameOf(sequence: number, contentId: string): string {
    return `${String(sequence).padStart(6, '0')}-${contentId}`
  }

  /** Removes what killed publications left behind. */
  async removeTemporary(): Promise<void> {
    await mkdir(this.releases, { recursive: true })
    const isTemporary = (name: string) => name.startsWith(TEMPORARY)
    for (const folder of [this.releases, this.root]) {
      for (const name of (await readdir(folder)).filter(isTemporary)) {
        await rm(path.join(folder, name), { recursive: true, force: true })
      }
    }
  }

  /** A new empty folder to write a release in. */
  async createTemporary(name: string): Promise<string> {
    const folder = path.join(this.releases, TEMPORARY + name)
    await mkdir(folder, { recursive: true })
    return folder
  }

  /** A link that appears whole or not at all, whatever it replaces. */
  async #link(link: string, target: string): Promise<void> {
    // In the root: its name is not one that anybody serves, and both folders share a file system.
    const temporary = path.join(this.root, `${TEMPORARY}link-${process.pid}-${path.basename(link)}`)
    await rm(temporary, { force: true })
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(path.relative(path.dirname(link), target), temporary)
    await rename(temporary, link)
    await fsyncFolder(path.dirname(link))
  }

  /** Gives a finished temporary folder its name and, by one rename, makes it live. */
  async goLive(temporary: string, release: ReleaseName): Promise<void> {
    const folder = this.pathOf(release.name)
    await rename(temporary, folder)
    await fsyncFolder(this.releases)
    await this.#link(path.join(this.root, 'r', release.contentId), folder)
    await this.#link(this.currentLink, folder)
  }

  /** Keeps the newest releases and the live one; removes the others and their links. */
  async prune(keep: number): Promise<void> {
    const releases = await this.list()
    const live = this.live()?.name
    const kept = new Set(releases.slice(-keep).map((release) => release.name))
    const keptContents = new Set<string>()
    for (const release of releases) {
      if (kept.has(release.name) || release.name === live) keptContents.add(release.contentId)
      else await rm(this.pathOf(release.name), { recursive: true, force: true })
    }
    for (const { contentId } of releases) {
      if (!keptContents.has(contentId))
        await rm(path.join(this.root, 'r', contentId), { force: true })
    }
  }
}
