import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PublicationError } from '../../site/problems.ts'
import { BEST_QUALITY, fsyncPath, withCopies, writeWhole } from '../release/write-file.ts'
import { readShell, type Manifest, type PageApp } from '../../site/pages/page-html.ts'
import { readStyleSheet, type StyleSheet } from '../../site/pages/used-style.ts'

export interface AppFiles extends PageApp {
  /** Files whose names carry no hash of their content: brand mark, favicon. */
  files: ReadonlyMap<string, Buffer>
  /** Paths below web/dist of files whose names carry one. */
  hashed: string[]
  folder: string
}

/** File in which a release keeps the names of the app's files that its pages need. */
export const ASSET_LIST = '.partes'

const HASHED = /^assets\//
const MANIFEST = '.vite/manifest.json'
const INDEX = 'index.html'

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort()
}

const incomplete = (name: string) =>
  new PublicationError(`El sitio compilado está incompleto: falta ${name}. Volvé a compilarlo.`)

/** A build under way, or one that was interrupted, has pages that name files not yet there. */
function checkComplete(shell: string, names: ReadonlySet<string>): void {
  for (const [, name = ''] of shell.matchAll(/["\s]\/(assets\/[^"?#\s]+)/g)) {
    if (!names.has(name)) throw incomplete(name)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Manifest
  } catch {
    throw incomplete(MANIFEST)
  }
}

/** A style sheet's path → it: its name carries a hash of its content, and every publication needs it. */
const styleSheets = new Map<string, StyleSheet>()

function styleSheetIn(folder: string, file: string): StyleSheet {
  const place = path.join(folder, file)
  const known = styleSheets.get(place)
  if (known) return known
  if (!existsSync(place)) throw incomplete(file.slice(1))
  const read = readStyleSheet(readFileSync(place, 'utf8'))
  styleSheets.set(place, read)
  return read
}

/** The visitor app as Vite built it; throws a PublicationError in Spanish when it was not. */
export async function readAppFiles(folder: string): Promise<AppFiles> {
  const index = path.join(folder, INDEX)
  if (!existsSync(index)) {
    throw new PublicationError(`Falta compilar el sitio: no existe ${index}.`)
  }
  const names = await listFiles(folder)
  const files = new Map<string, Buffer>()
  for (const name of names.filter((one) => one !== INDEX && !HASHED.test(one))) {
    files.set(name, await readFile(path.join(folder, name)))
  }
  const hashed = names.filter((name) => HASHED.test(name))
  const shell = readShell(await readFile(index, 'utf8'))
  checkComplete(shell, new Set(names))
  return {
    shell,
    manifest: await readManifest(folder),
    styleSheet: (file) => styleSheetIn(folder, file),
    files,
    hashed,
    folder,
  }
}

/** The copy of a smaller one would save no packet. */
const COMPRESS_ASSETS_FROM_BYTES = 200

/** Puts the files whose names carry a hash where all releases find them, unless they are there. */
export async function addToAssetPool({ hashed, folder }: AppFiles, siteDir: string): Promise<void> {
  const isThere = (name: string) =>
    statSync(path.join(siteDir, name), { throwIfNoEntry: false })?.size ===
    statSync(path.join(folder, name)).size
  const missing = hashed.filter((name) => !isThere(name))
  for (const name of missing) {
    const whole = await readFile(path.join(folder, name))
    // Each is made once and read by everybody.
    const files = await withCopies(name, whole, COMPRESS_ASSETS_FROM_BYTES, BEST_QUALITY)
    for (const [one, bytes] of files) await writeWhole(path.join(siteDir, one), bytes)
  }
  for (const below of new Set(missing.map((name) => path.dirname(name))))
    await fsyncPath(path.join(siteDir, below))
}
