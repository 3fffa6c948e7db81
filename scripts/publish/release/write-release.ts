import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { PublicationError } from '../problems.ts'
import { fileSize, fsyncFolder, linkReleaseFile, writeReleaseFile } from './durable-files.ts'
import { sha256, type ReleaseFiles } from './release-files.ts'
import type { ReleaseFolder, ReleaseName } from './release-folder.ts'

export interface ReleaseParts {
  /** Files to write, path inside the release → bytes. */
  files: ReleaseFiles
  /** Files to link, path inside the release → existing file. */
  linked: Map<string, string>
}

async function writeParts(folder: string, { files, linked }: ReleaseParts): Promise<void> {
  for (const [name, bytes] of files) await writeReleaseFile(path.join(folder, name), bytes)
  for (const [name, source] of linked) await linkReleaseFile(source, path.join(folder, name))
  const folders = new Set([...files.keys(), ...linked.keys()].map((name) => path.dirname(name)))
  for (const name of folders) await fsyncFolder(path.join(folder, name))
  await fsyncFolder(folder)
}

/** Reads back what stands on the disk: only that goes live. */
async function checkWritten(folder: string, { linked }: ReleaseParts): Promise<void> {
  const text = await readFile(path.join(folder, PUBLIC_FILES.publication), 'utf8')
  const publication = JSON.parse(text) as PublicationRecord
  for (const [file, expected] of Object.entries(publication.files)) {
    const bytes = await readFile(path.join(folder, file))
    if (sha256(bytes) !== expected.sha256) {
      throw new PublicationError(`El archivo ${file} no quedó bien escrito: no se publica.`)
    }
  }
  for (const name of linked.keys()) await fileSize(path.join(folder, name))
}

function explain(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new PublicationError(
    'No hay lugar en el disco para la nueva publicación. Lo publicado no cambia: liberá espacio.',
  )
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
    throw explain(error)
  }
  if (!existsSync(folder.currentLink))
    throw new PublicationError('La publicación no quedó en línea.')
}
