import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'

/** Description of a release by itself; null when its folder was damaged. */
export function readPublication(folder: string): PublicationRecord | null {
  try {
    const text = readFileSync(path.join(folder, PUBLIC_FILES.publication), 'utf8')
    return JSON.parse(text) as PublicationRecord
  } catch {
    return null
  }
}
