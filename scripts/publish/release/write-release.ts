import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { eachParallel } from '../parallel.ts'
import { PublicationError } from '../problems.ts'
import { explainDiskError } from './disk-errors.ts'
import { fileSize, fsyncPath, linkReleaseFile, writeReleaseFile } from './durable-files.ts'
import { sha256, type ReleaseFiles } from './release-files.ts'
import type { ReleaseFolder, ReleaseName } from './release-folder.ts'

export interface ReleaseParts {
  /** Files to write, path inside the release → bytes. */
  files: ReleaseFiles
  /** Files to link, path inside the release → existing file. */
  linked: Map<string, string>
}

/** Flushing one file to disk is mostly waiting: several wait together. */
const AT_ONCE = 16

/** 'store/la-espiga/index.html' → ['store/la-espiga', 'store', '.'] */
function foldersOf(name: string): string[] {
  const parent = path.dirname(name)
  return parent === '.' ? [parent] : [parent, ...foldersOf(parent)]
}

async function writeParts(folder: string, { files, linked }: ReleaseParts): Promise<void> {
  await eachParallel(files, AT_ONCE, ([name, bytes]) =>
    writeReleaseFile(path.join(folder, name), bytes),
  )
  await eachParallel(linked, AT_ONCE, ([name, source]) =>
    linkReleaseFile(source, path.join(folder, name)),
  )
  const folders = new Set([...files.keys(), ...linked.keys()].flatMap(foldersOf))
  await eachParallel(folders, AT_ONCE, (name) => fsyncPath(path.join(folder, name)))
}

const notWritten = (file: string): PublicationError =>
  new PublicationError(`El archivo ${file} no quedó bien escrito: no se publica.`)

/** Reads back what stands on the disk: only that goes live. */
async function checkWritten(folder: string, { files, linked }: ReleaseParts): Promise<void> {
  await eachParallel(files, AT_ONCE, async ([name, bytes]) => {
    if (!bytes.equals(await readFile(path.join(folder, name)))) throw notWritten(name)
  })
  const text = await readFile(path.join(folder, PUBLIC_FILES.publication), 'utf8')
  const publication = JSON.parse(text) as PublicationRecord
  for (const [file, expected] of Object.entries(publication.files)) {
    const bytes = await readFile(path.join(folder, file))
    if (sha256(bytes) !== expected.sha256) throw notWritten(file)
  }
  await eachParallel(linked.keys(), AT_ONCE, (name) => fileSize(path.join(folder, name)))
}

/**
 * Writes a release beside the live one, reads it back, and makes it live by one rename.
 * Throws, and leaves the live release as it was, when anything goes wrong.
 */
export async function writeRelease(
  folder: ReleaseFolder,
  release: ReleaseName,
  parts: ReleaseParts,
): Promise<void> {
  try {
    await folder.removeTemporary()
    const temporary = await folder.createTemporary(release.name)
    await writeParts(temporary, parts)
    await checkWritten(temporary, parts)
    await folder.goLive(temporary, release)
  } catch (error) {
    // Best effort: the next publication removes it anyway.
    await folder.removeTemporary().catch(() => {})
    throw explainDiskError(error)
  }
  if (!existsSync(folder.currentLink))
    throw new PublicationError('La publicación no quedó en línea.')
}
