import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../release/durable-files.ts'
import type { Checkpoint } from '../snapshot/cms-access.ts'

/** The file beside a release that says which version of the CMS it holds. */
export const checkpointFile = (siteDir: string, release: string): string =>
  path.join(siteDir, 'builds', `${release}.json`)

const isCheckpoint = (value: unknown): value is Checkpoint => {
  const { version, token, again } = (value ?? {}) as Partial<Checkpoint>
  return (
    Number.isInteger(version) &&
    typeof token === 'string' &&
    token !== '' &&
    Array.isArray(again) &&
    again.every(Number.isInteger)
  )
}

/** Null when there is none, or it cannot be read: then everything is asked for. */
export function readCheckpoint(file: string): Checkpoint | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isCheckpoint(value) ? value : null
  } catch {
    return null
  }
}

/** Null takes the place of what a killed publication may have left. */
export async function writeCheckpoint(file: string, checkpoint: Checkpoint | null): Promise<void> {
  if (checkpoint === null) await rm(file, { force: true })
  else await writeWhole(file, Buffer.from(JSON.stringify(checkpoint)))
}
