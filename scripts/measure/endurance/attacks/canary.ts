import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What every planted word begins with. */
export const STEM = 'canario7q'

/** A word for a place, of letters that every field takes: 'canario7q-nota-store'. */
export const canary = (place: string): string => `${STEM}-${place}`

const WORD = new RegExp(`${STEM}[-_ a-z]*`, 'gi')

/** The planted words and the secrets in some bytes, whatever the letters' case; each once. */
export function canariesIn(bytes: Buffer, secrets: readonly string[] = []): string[] {
  // As letters of one byte each: what is planted and what is secret is plain ASCII.
  const text = bytes.toString('latin1')
  const words = text.match(WORD) ?? []
  return [...new Set([...words, ...secrets.filter((secret) => text.includes(secret))])]
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
}

/** Relative names of all files below a folder, links followed. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false })
    return found?.isFile() ?? false
  })

/** A file as it is, or as it is once it is unpacked. */
export function readUnpacked(file: string): Buffer {
  const bytes = readFileSync(file)
  return UNPACK[path.extname(file)]?.(bytes) ?? bytes
}
