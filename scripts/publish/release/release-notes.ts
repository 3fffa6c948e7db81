import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ReleaseChanges } from './changes.ts'

/** In a release, where nobody is served it: what it changed, for staff to read. */
const NOTE_FILE = '.cambios'

const named = z.object({ count: z.int().nonnegative(), names: z.array(z.string()) })

/** What staff are told of a release. */
export interface ReleaseNote {
  /** Of the CMS, whose content it shows. */
  version: number
  /** Against the release before it; left out of the first. */
  changes?: ReleaseChanges
}

const noteSchema = z.object({
  version: z.int().nonnegative(),
  changes: z.object({ added: named, changed: named, removed: named }).exactOptional(),
}) satisfies z.ZodType<ReleaseNote>

/** What is noted of the release in a folder; null when that is lost or damaged: it only describes. */
export function readNote(release: string): ReleaseNote | null {
  try {
    const text = readFileSync(path.join(release, NOTE_FILE), 'utf8')
    return noteSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Remembers what a release shows. What is live stays so when that cannot be written: a full disk has
 * been told of by then.
 */
export function noteRelease(release: string, note: ReleaseNote): void {
  try {
    writeFileSync(path.join(release, NOTE_FILE), JSON.stringify(note))
  } catch {
    // It is a description and nothing else.
  }
}
