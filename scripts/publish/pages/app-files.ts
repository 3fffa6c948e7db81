import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PublicationError } from '../problems.ts'
import type { ReleaseFiles } from '../release/release-files.ts'
import type { ReleaseParts } from '../release/write-release.ts'
import { readShell } from './render-page.ts'

export interface AppFiles {
  /** HTML that every page is made from. */
  shell: string
  /** Files whose names carry no hash of their content: brand mark, favicon. */
  files: ReleaseFiles
  /** Paths below web/dist of files whose names carry one. */
  hashed: string[]
  folder: string
}

const HASHED = /^assets\//
const INDEX = 'index.html'

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort()
}

/** A build under way, or one that was interrupted, has pages that name files not yet there. */
function checkComplete(shell: string, names: ReadonlySet<string>): void {
  for (const [, name = ''] of shell.matchAll(/(?:src|href)="\/(assets\/[^"?#]+)"/g)) {
    if (names.has(name)) continue
    throw new PublicationError(
      `El sitio compilado está incompleto: falta ${name}. Volvé a compilarlo.`,
    )
  }
}

/** The visitor app as Vite built it; throws a PublicationError in Spanish when it was not. */
export async function readAppFiles(folder: string): Promise<AppFiles> {
  const index = path.join(folder, INDEX)
  if (!existsSync(index)) {
    throw new PublicationError(`Falta compilar el sitio: no existe ${index}.`)
  }
  const names = await listFiles(folder)
  const files: ReleaseFiles = new Map()
  for (const name of names.filter((one) => one !== INDEX && !HASHED.test(one))) {
    files.set(name, await readFile(path.join(folder, name)))
  }
  const hashed = names.filter((name) => HASHED.test(name))
  const shell = readShell(await readFile(index, 'utf8'))
  checkComplete(shell, new Set(names))
  return { shell, files, hashed, folder }
}

/**
 * Adds the files whose names carry a hash to a release: the live release's copies, compressed ones
 * included, are linked instead of written again.
 */
export async function addHashedFiles(
  { hashed, folder }: AppFiles,
  liveFolder: string | null,
  { files, linked }: ReleaseParts,
): Promise<void> {
  for (const name of hashed) {
    const live = liveFolder && path.join(liveFolder, name)
    if (!live || !existsSync(live)) {
      files.set(name, await readFile(path.join(folder, name)))
      continue
    }
    for (const ending of ['', '.br', '.gz']) {
      if (existsSync(live + ending)) linked.set(name + ending, live + ending)
    }
  }
}
