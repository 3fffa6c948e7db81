import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'

/** What a release says of itself; null when its folder was damaged and it says nothing. */
export function readPublication(folder: string): PublicationRecord | null {
  try {
    const text = readFileSync(path.join(folder, PUBLIC_FILES.publication), 'utf8')
    return JSON.parse(text) as PublicationRecord
  } catch {
    return null
  }
}
