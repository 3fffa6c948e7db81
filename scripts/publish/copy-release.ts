import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES } from '@guia/contract'
import { sha256 } from '../site/hash.ts'
import { PublicationError } from '../site/problems.ts'
import { COPIES, writeWhole } from './release/write-file.ts'
import { ReleaseFolder } from './release/release-folder.ts'

/** In the copy: which files are it, each with what tells one version of it from another. */
const LIST = '.guia-copia.json'

/** What no other file names: a copy without it still is the one of before. */
const LAST = PUBLIC_FILES.publication

/** Folders whose files never change; a page that names one of them comes after it. */
const FIRST = /^(assets|media|r)\//

interface CopiedFile {
  /** Where it is read. */
  from: string
  version: string
}

/** What a copy holds, by address: 'store/la-espiga/index.html'. */
type Copy = ReadonlyMap<string, CopiedFile>

export interface CopyResult {
  /** Name of the release. */
  release: string
  files: number
  written: number
  removed: number
}

/** A file of the pools is named after what it holds; one of a release's own is known by its bytes. */
async function versionOf(file: string, root: string): Promise<string> {
  const own = path.relative(root, file)
  return own.startsWith(`releases${path.sep}`) ? sha256(await readFile(file)) : own
}

/** All files below a folder, links followed, without hidden ones and compressed copies. */
async function listFiles(folder: string, root: string): Promise<Map<string, CopiedFile>> {
  const found = new Map<string, CopiedFile>()
  const names = (await readdir(folder)).filter(
    (name) => !name.startsWith('.') && !COPIES.some((ending) => name.endsWith(ending)),
  )
  for (const name of names) {
    const from = await realpath(path.join(folder, name))
    if (!(await stat(from)).isDirectory()) {
      found.set(name, { from, version: await versionOf(from, root) })
      continue
    }
    for (const [below, file] of await listFiles(from, root)) found.set(`${name}/${below}`, file)
  }
  return found
}

/** The live release under its addresses, with its lists under those that never change. */
async function filesOf(folder: ReleaseFolder, name: string, contentId: string): Promise<Copy> {
  const files = await listFiles(folder.pathOf(name), folder.root)
  const lists = [...files].filter(([address]) => /^[^/]+\.json$/.test(address))
  return new Map([
    ...files,
    ...lists.map(([address, file]) => [`r/${contentId}/${address}`, file] as const),
  ])
}

async function readVersions(target: string): Promise<Map<string, string>> {
  if (existsSync(target) && !(await stat(target)).isDirectory()) {
    throw new PublicationError(`«${target}» es un archivo: indicá una carpeta. Nada cambió.`)
  }
  const file = path.join(target, LIST)
  if (existsSync(file)) {
    try {
      const versions = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      return new Map(Object.entries(versions))
    } catch {
      // Cut off by a power cut: all of it is written again, and what is gone by then stays.
      return new Map()
    }
  }
  const isEmpty = !existsSync(target) || (await readdir(target)).length === 0
  if (isEmpty) return new Map()
  throw new PublicationError(
    `«${target}» no está vacía y no es una copia del sitio: indicá otra carpeta. Nada cambió.`,
  )
}

async function place({ from }: CopiedFile, to: string): Promise<void> {
  const temporary = `${to}.nuevo`
  await mkdir(path.dirname(to), { recursive: true })
  try {
    await copyFile(from, temporary)
    await rename(temporary, to)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

const isSameSize = async (from: string, to: string): Promise<boolean> => {
  const there = await stat(to).catch(() => null)
  return there !== null && there.size === (await stat(from)).size
}

/** In the order in which they are written: a visitor never meets an address that is not there yet. */
const turnOf = (address: string): number => (FIRST.test(address) ? 0 : address === LAST ? 2 : 1)

async function bringUpToDate(target: string, wanted: Copy): Promise<Omit<CopyResult, 'release'>> {
  const before = await readVersions(target)
  const noteVersions = (versions: Iterable<readonly [string, string]>) =>
    writeWhole(path.join(target, LIST), `${JSON.stringify(Object.fromEntries(versions))}\n`)
  // Who finds half a copy, because this was killed, knows by it that it is one.
  if (before.size === 0) await noteVersions([])
  let written = 0
  for (const [address, file] of [...wanted].sort(([a], [b]) => turnOf(a) - turnOf(b))) {
    const to = path.join(target, address)
    if (before.get(address) === file.version && (await isSameSize(file.from, to))) continue
    await place(file, to)
    written += 1
  }
  const gone = [...before.keys()].filter((address) => !wanted.has(address))
  for (const address of gone) await rm(path.join(target, address), { force: true })
  await noteVersions([...wanted].map(([address, { version }]) => [address, version]))
  return { files: wanted.size, written, removed: gone.length }
}

/**
 * Makes a folder hold the live release as plain files under their addresses, for any static host,
 * bucket or CDN: `store/la-espiga/index.html`, `media/…`, `r/<content>/busquedas.json`. Writes what is
 * new or differs, images and lists first, `publicacion.json` last, then removes what is gone; of
 * other files there it touches none. Killed in the middle it is done again.
 * Throws a PublicationError in Spanish when nothing is published, or the folder holds something
 * else or cannot be written.
 */
export async function copyRelease(siteDir: string, target: string): Promise<CopyResult> {
  const folder = new ReleaseFolder(siteDir)
  const live = folder.live()
  if (!live) throw new PublicationError('Todavía no hay nada publicado que copiar.')
  const to = path.resolve(target)
  if (`${to}${path.sep}`.startsWith(`${folder.root}${path.sep}`)) {
    throw new PublicationError(`«${target}» está dentro de la carpeta del sitio: indicá otra.`)
  }
  const wanted = await filesOf(folder, live.name, live.contentId)
  try {
    return { release: live.name, ...(await bringUpToDate(to, wanted)) }
  } catch (error) {
    if (error instanceof PublicationError) throw error
    const why = (error as Error).message
    throw new PublicationError(
      `La copia en «${target}» quedó sin terminar (${why}). El sitio no cambia: pedila otra vez.`,
    )
  }
}
