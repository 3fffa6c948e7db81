import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { PublicationError } from '../../site/problems.ts'
import { releasesToKeep } from './releases-to-keep.ts'
import { fsyncPath } from './write-file.ts'

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

/** Description of a release by itself; null when its folder was damaged. */
export function readPublication(folder: string): PublicationRecord | null {
  try {
    const text = readFileSync(path.join(folder, PUBLIC_FILES.publication), 'utf8')
    return JSON.parse(text) as PublicationRecord
  } catch {
    return null
  }
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

  /**
   * The live release; null before the first publication. Throws a PublicationError in Spanish when
   * a copy of the folder has turned the link into a folder of its own.
   */
  live(): ReleaseName | null {
    if (!existsSync(this.currentLink)) return null
    if (!lstatSync(this.currentLink).isSymbolicLink()) {
      throw new PublicationError(
        `${this.currentLink} tiene que ser un enlace a una publicación y no lo es: movelo a otro lugar.`,
      )
    }
    return parseName(path.basename(readlinkSync(this.currentLink)))
  }

  /** Complete releases, oldest first. */
  async list(): Promise<ReleaseName[]> {
    await mkdir(this.releases, { recursive: true })
    const names = (await readdir(this.releases)).map(parseName)
    return names.filter((name) => name !== null).sort((a, b) => a.sequence - b.sequence)
  }

  /** The next release, of this content: its number is after that of every one there ever was here. */
  async next(contentId: string): Promise<ReleaseName> {
    const sequence = ((await this.list()).at(-1)?.sequence ?? 0) + 1
    return { name: `${String(sequence).padStart(6, '0')}-${contentId}`, sequence, contentId }
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

  /** Where a release is written before it has its name. */
  temporaryPath(name: string): string {
    return path.join(this.releases, TEMPORARY + name)
  }

  /** A link that appears whole or not at all, whatever it replaces. */
  async #link(link: string, target: string): Promise<void> {
    // In the root: its name is not one that anybody serves, and both folders share a file system.
    const temporary = path.join(this.root, `${TEMPORARY}link-${process.pid}-${path.basename(link)}`)
    await rm(temporary, { force: true })
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(path.relative(path.dirname(link), target), temporary)
    await rename(temporary, link)
    await fsyncPath(path.dirname(link))
  }

  /**
   * Gives a finished temporary folder its name and, by one rename, makes it live. When that fails,
   * it has its temporary name again: what was never live is none of the kept releases.
   */
  async goLive(temporary: string, release: ReleaseName): Promise<void> {
    await rename(temporary, this.pathOf(release.name))
    try {
      await fsyncPath(this.releases)
      await this.#showRelease(release)
    } catch (error) {
      if (this.live()?.name !== release.name) await rename(this.pathOf(release.name), temporary)
      throw error
    }
  }

  async #showRelease({ name, contentId }: ReleaseName): Promise<void> {
    const folder = this.pathOf(name)
    await this.#link(path.join(this.root, 'r', contentId), folder)
    await this.#link(this.currentLink, folder)
  }

  /** Makes a finished release live again. Throws a RangeError when it has another kind of name. */
  async show(name: string): Promise<void> {
    const release = parseName(name)
    if (!release) throw new RangeError(`${name} is no release`)
    await this.#showRelease(release)
  }

  /**
   * Every kept content has its link and no other has one, whatever a publication left there that was
   * killed or could not go live.
   */
  async #mendLinks(kept: readonly ReleaseName[]): Promise<void> {
    const folder = path.join(this.root, 'r')
    await mkdir(folder, { recursive: true })
    const names = new Set(kept.map(({ name }) => name))
    const newest = new Map(kept.map(({ contentId, name }) => [contentId, name]))
    const links = await readdir(folder)
    for (const contentId of links.filter((link) => !newest.has(link))) {
      await rm(path.join(folder, contentId), { force: true })
    }
    for (const [contentId, name] of newest) {
      const link = path.join(folder, contentId)
      const target = links.includes(contentId) ? path.basename(await readlink(link)) : ''
      if (!names.has(target)) await this.#link(link, this.pathOf(name))
    }
  }

  /**
   * Removes the releases that `releasesToKeep` does not name, and their links.
   */
  async prune(keep: number, now: Date): Promise<void> {
    const timeOf = (name: string) => readPublication(this.pathOf(name))?.time ?? ''
    const releases = (await this.list()).map((one) => ({ ...one, time: timeOf(one.name) }))
    const kept = releasesToKeep(releases, this.live()?.name, keep, now)
    await this.#mendLinks(kept)
    for (const { name } of releases.filter((release) => !kept.includes(release))) {
      // Out of sight first: a release that is listed is whole, even when this is cut short.
      const aside = path.join(this.releases, `${TEMPORARY}old-${name}`)
      await rename(this.pathOf(name), aside)
      await rm(aside, { recursive: true, force: true })
    }
  }
}
