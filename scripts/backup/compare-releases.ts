import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { hashFile } from '../publish/release/hash-file.ts'

/** How a release differs from another; each by the files' paths in it, sorted. */
export interface ReleaseDifferences {
  /** Files of both that are the same, byte for byte. */
  same: number
  missing: string[]
  added: string[]
  /** Pages that read otherwise, and lists and other files with another content. */
  changed: string[]
  /** Pages that read the same and name other parts of the app: those of another version. */
  rebuilt: string[]
}

/** Written with the time of day, made from a file that is compared itself, or the publisher's own. */
const NOT_COMPARED = /(^|\/)(publicacion\.json|\.[^/]*)$|\.(br|gz)$/

/** Parts of the app and pictures, named by their content, and lists once more under such a name. */
const BY_CONTENT: readonly string[] = ['assets', 'media', 'r', 'sw.js']

/** A link that leads nowhere, in a release that was damaged, is none. */
async function isFolder(file: string): Promise<boolean> {
  const stats = await fs.stat(file).catch(() => null)
  return stats?.isDirectory() ?? false
}

/** Follows links: a release is made of them. */
async function namesIn(release: string, below = ''): Promise<string[]> {
  const names = await fs.readdir(path.join(release, below))
  const found = names
    .map((name) => path.join(below, name))
    .filter((name) => !NOT_COMPARED.test(name) && !BY_CONTENT.includes(name))
    .map(async (name) =>
      (await isFolder(path.join(release, name))) ? namesIn(release, name) : [name],
    )
  return (await Promise.all(found)).flat().sort()
}

/** The files of a release that are links to nothing, which a publication mends; sorted. */
export async function lostFilesOf(release: string): Promise<string[]> {
  const names = await namesIn(release)
  return names.filter((name) => !existsSync(path.join(release, name)))
}

/** What a page says to whoever reads it: without scripts, styles and marks. */
export const readableText = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

async function readsTheSame(one: string, other: string): Promise<boolean> {
  const texts = await Promise.all([one, other].map((file) => fs.readFile(file, 'utf8')))
  const [before, after] = texts.map(readableText)
  return before === after
}

type Judged = 'same' | 'changed' | 'rebuilt'

async function judge(one: string, other: string): Promise<Judged> {
  if ((await hashFile(one)) === (await hashFile(other))) return 'same'
  const isPage = one.endsWith('.html')
  return isPage && (await readsTheSame(one, other)) ? 'rebuilt' : 'changed'
}

/**
 * Compares the folders of two releases, the live one first. Left out are what the time of day is in,
 * compressed copies, the app's own files, and pictures: pages name each by its content.
 */
export async function compareReleaseFiles(
  before: string,
  after: string,
): Promise<ReleaseDifferences> {
  const [old, now] = await Promise.all([namesIn(before), namesIn(after)])
  const known = new Set(now)
  const judged: Record<Judged, string[]> = { same: [], changed: [], rebuilt: [] }
  for (const name of old.filter((one) => known.has(one))) {
    judged[await judge(path.join(before, name), path.join(after, name))].push(name)
  }
  const former = new Set(old)
  return {
    same: judged.same.length,
    missing: old.filter((name) => !known.has(name)),
    added: now.filter((name) => !former.has(name)),
    changed: judged.changed,
    rebuilt: judged.rebuilt,
  }
}

const SHOWN = 10

const listed = (title: string, names: readonly string[]): string[] => {
  if (names.length === 0) return []
  const more = names.length > SHOWN ? [`  … y ${names.length - SHOWN} más`] : []
  return [`${title}: ${names.length}`, ...names.slice(0, SHOWN).map((name) => `  ${name}`), ...more]
}

/** The differences as an operator reads them. */
export const describeDifferences = (found: ReleaseDifferences): string[] => [
  `Archivos iguales, byte por byte: ${found.same}`,
  ...(found.rebuilt.length > 0
    ? [`Páginas que dicen lo mismo, con otras partes del programa: ${found.rebuilt.length}`]
    : []),
  ...listed('Dicen otra cosa', found.changed),
  ...listed('Nuevos', found.added),
  ...listed('Faltan', found.missing),
]
