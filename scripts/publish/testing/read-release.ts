import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PublicationRecord } from '@guia/contract'

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const

function readWithCopies(file: string): Buffer {
  const bytes = readFileSync(file)
  for (const [ending, unpack] of Object.entries(UNPACK)) {
    if (!existsSync(file + ending)) continue
    if (!unpack(readFileSync(file + ending)).equals(bytes))
      throw new Error(`${file}${ending} differs`)
  }
  return bytes
}

function checkRelease(folder: string): void {
  const text = readFileSync(path.join(folder, 'publicacion.json'), 'utf8')
  const { release, content, files } = JSON.parse(text) as PublicationRecord
  if (release !== path.basename(folder)) throw new Error(`it names itself ${release}`)
  for (const [file, expected] of Object.entries(files)) {
    const bytes = readWithCopies(path.join(folder, file))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (sha256 !== expected.sha256) throw new Error(`${file} is not what publicacion.json says`)
  }
  if (content !== release.split('-')[1]) throw new Error(`it says that it holds ${content}`)
  for (const { slug } of JSON.parse(readFileSync(path.join(folder, 'busquedas.json'), 'utf8')) as {
    slug: string
  }[]) {
    const page = path.join(folder, 'store', slug)
    if (!readWithCopies(path.join(page, 'index.html')).toString().includes('</html>')) {
      throw new Error(`the page of ${slug} is cut`)
    }
    JSON.parse(readFileSync(path.join(page, 'datos.json'), 'utf8'))
  }
  readWithCopies(path.join(folder, 'index.html'))
}

/** What is wrong with a release on disk, '' when it is whole. */
export function findReleaseFault(folder: string): string {
  try {
    checkRelease(folder)
    return ''
  } catch (error) {
    return `${folder}: ${String(error)}`
  }
}

/** Reads the live release as a server does: the link first, then every file behind it. */
export const findLiveFault = (siteDir: string): string =>
  findReleaseFault(realpathSync(path.join(siteDir, 'current')))
