import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ReleaseChanges } from './changes.ts'
import type { ReleaseFolder } from './release-folder.ts'

/** Beside the releases, where nobody is served from: what each of them changed, for staff to read. */
const NOTES_FILE = '.cambios'

const named = z.object({ count: z.int().nonnegative(), names: z.array(z.string()) })

/** What staff are told of a release. */
export interface ReleaseNote {
  /** Of the CMS, whose content it shows. */
  version: number
  /** Against the release before it; left out of the first. */
  changes?: ReleaseChanges
}

const notesSchema = z.record(
  z.string(),
  z.object({
    version: z.int().nonnegative(),
    changes: z.object({ added: named, changed: named, removed: named }).exactOptional(),
  }) satisfies z.ZodType<ReleaseNote>,
)

/** Name of a release → what is noted of it; empty when the file is lost or damaged: it only describes. */
export function readNotes({ root }: ReleaseFolder): Record<string, ReleaseNote> {
  try {
    const text = readFileSync(path.join(root, NOTES_FILE), 'utf8')
    return notesSchema.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}

/**
 * Remembers what a release shows, and forgets those that are kept no more. What is live stays so
 * when that cannot be written: a full disk has been told of by then.
 */
export function noteRelease(folder: ReleaseFolder, name: string, note: ReleaseNote): void {
  const kept = Object.entries(readNotes(folder)).filter(([release]) =>
    existsSync(folder.pathOf(release)),
  )
  const file = path.join(folder.root, NOTES_FILE)
  try {
    const temporary = path.join(folder.root, `.tmp-cambios-${process.pid}`)
    writeFileSync(temporary, JSON.stringify(Object.fromEntries([...kept, [name, note]])))
    renameSync(temporary, file)
  } catch {
    // It is a description and nothing else.
  }
}
