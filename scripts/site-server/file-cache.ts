import { createHash } from 'node:crypto'
import { createReadStream, promises as fs } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** A file of a release. What it says never changes; a copy of it may be compressed further. */
export interface StoredFile {
  path: string
  size: number
  /** Strong: a hash of the bytes themselves, the same in every release that holds them. */
  etag: string
  /** The bytes; null for a file that is too large to be kept. */
  body: Buffer | null
}

export interface FileCache {
  /** The file, or null when there is none. */
  read(path: string): Promise<StoredFile | null>
}

export interface CacheLimits {
  /** Larger files are read from disk each time. */
  fileBytes: number
  /** Of all kept files; the one not used for the longest time goes first. */
  totalBytes: number
}

const MEGABYTE = 1024 ** 2

const DEFAULT_LIMITS: CacheLimits = { fileBytes: MEGABYTE, totalBytes: 64 * MEGABYTE }

/** What the note of a file weighs besides its bytes, roughly. */
const NOTE_BYTES = 500

/** What is not there is looked for again then: a damaged release is made whole where it stands. */
const ABSENT_FOR_MS = 1_000
/** What is there is looked at again then, and read where it is another. */
export const UNCHANGED_FOR_MS = 60_000

interface Note {
  file: StoredFile | null
  /** When it was written, as the disk has it. */
  time: number
  /** By performance.now(). */
  until: number
}

const toEtag = (digest: Buffer) => `"${digest.toString('base64url').slice(0, 27)}"`

async function statFile(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    const stats = await fs.stat(path)
    return stats.isFile() ? stats : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null
    throw error
  }
}

async function load(path: string, size: number, keepUpTo: number): Promise<StoredFile> {
  const hash = createHash('sha256')
  if (size > keepUpTo) {
    await pipeline(createReadStream(path), hash)
    return { path, size, etag: toEtag(hash.digest()), body: null }
  }
  const body = await fs.readFile(path)
  return { path, size: body.length, etag: toEtag(hash.update(body).digest()), body }
}

/**
 * Keeps the files in use in memory, of larger ones their size and ETag, and for a moment what is not
 * there: many a file is asked for with the ending of a copy that it does not have.
 */
export function createFileCache(limits: CacheLimits = DEFAULT_LIMITS): FileCache {
  // A Map iterates in order of insertion: its first entry is the one unused for the longest time.
  const kept = new Map<string, Note>()
  let keptBytes = 0
  const weight = ({ file }: Note) => NOTE_BYTES + (file?.body?.length ?? 0)

  function drop(path: string, note: Note) {
    if (kept.delete(path)) keptBytes -= weight(note)
  }

  function keep(path: string, note: Note) {
    const before = kept.get(path)
    if (before) drop(path, before)
    kept.set(path, note)
    keptBytes += weight(note)
    for (const [oldest, its] of kept) {
      if (keptBytes <= limits.totalBytes) break
      drop(oldest, its)
    }
  }

  async function look(path: string, known: Note | undefined): Promise<Note> {
    const stats = await statFile(path)
    if (!stats) return { file: null, time: 0, until: performance.now() + ABSENT_FOR_MS }
    const { size, mtimeMs: time } = stats
    const isSame = known?.file?.size === size && known.time === time
    const file = isSame ? known.file : await load(path, size, limits.fileBytes)
    return { file, time, until: performance.now() + UNCHANGED_FOR_MS }
  }

  return {
    async read(path) {
      const known = kept.get(path)
      const note = known && performance.now() < known.until ? known : await look(path, known)
      keep(path, note)
      return note.file
    },
  }
}
