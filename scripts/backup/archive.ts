import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import * as tar from 'tar'
import { ToldError } from '../run/setup/told-error.mjs'
import { MANIFEST, parseManifest, type Manifest } from './manifest.ts'

const OWNER_ONLY = 0o600

/** Archives everything in a folder, the manifest first; the file is its owner's only, and on the disk. */
export async function writeArchive(folder: string, file: string): Promise<void> {
  const others = (await fs.readdir(folder)).filter((name) => name !== MANIFEST).sort()
  const names = [MANIFEST, ...others]
  await tar.create({ gzip: true, portable: true, cwd: folder, file, mode: OWNER_ONLY }, names)
  const handle = await fs.open(file, 'r+')
  await handle.sync()
  await handle.close()
}

interface Contents {
  manifest: string
  /** SHA-256 by path, of all files but the manifest. */
  hashes: Map<string, string>
  /** Paths of links, devices and the like, which have no place in a backup. */
  strange: string[]
}

const isPlain = ({ type }: tar.ReadEntry) => type === 'File' || type === 'Directory'

async function readContents(file: string): Promise<Contents> {
  const hashes = new Map<string, string>()
  const strange: string[] = []
  let manifest = ''
  await tar.list({
    file,
    strict: true,
    onReadEntry(entry) {
      if (!isPlain(entry)) strange.push(entry.path)
      if (entry.type !== 'File') return
      const hash = createHash('sha256')
      const isManifest = entry.path === MANIFEST
      entry.on('data', (chunk: Buffer) => {
        if (isManifest) manifest += chunk.toString()
        else hash.update(chunk)
      })
      entry.on('end', () => {
        if (!isManifest) hashes.set(entry.path, hash.digest('hex'))
      })
    },
  })
  return { manifest, hashes, strange }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * What an archive says of itself, once every file in it was read and is the one that it names.
 * Throws a ToldError when it is not there, a folder, cut off, damaged, or something else.
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const {
    manifest: text,
    hashes,
    strange,
  } = await readContents(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new ToldError(`No existe el archivo ${file}.`)
    if (codeOf(error) === 'EISDIR') {
      throw new ToldError(`${file} es una carpeta: indicá el archivo de la copia, guia-….tar.gz.`)
    }
    throw new ToldError(`${path.basename(file)} está cortado o dañado: usá otra copia.`, {
      cause: error,
    })
  })
  const manifest = parseManifest(text)
  const wrong = Object.entries(manifest.files).find(([name, hash]) => hashes.get(name) !== hash)
  if (wrong) throw new ToldError(`En la copia falta «${wrong[0]}», o está dañado: usá otra.`)
  strange.push(...[...hashes.keys()].filter((name) => !Object.hasOwn(manifest.files, name)))
  if (strange.length > 0) {
    throw new ToldError(`La copia trae «${strange[0]}», que ella no nombra: usá otra.`)
  }
  return manifest
}

/** Unpacks a checked archive; links and paths out of the folder are refused. */
export const unpack = (file: string, folder: string): Promise<void> =>
  tar.extract({
    file,
    cwd: folder,
    strict: true,
    filter: (_, entry) => isPlain(entry as tar.ReadEntry),
  })
