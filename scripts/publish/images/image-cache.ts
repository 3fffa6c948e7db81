import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_WIDTHS, mediaPath, type ImageKind } from '@guia/contract'
import { writeWhole } from '../release/durable-files.ts'
import { RENDERING_VERSION, renderImage } from './render-image.ts'

/** Files of one image at one kind, below `folder`, named as in their addresses. */
export function renderingPaths(hash: string, kind: ImageKind): string[] {
  return IMAGE_WIDTHS[kind].flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => mediaPath(hash, kind, width, format)),
  )
}

/** Name of an image in its address: 16 hexadecimal digits of its bytes and of how it is rendered. */
export function imageHash(source: Buffer): string {
  return createHash('sha256')
    .update(`rendering ${RENDERING_VERSION}\n`)
    .update(source)
    .digest('hex')
    .slice(0, 16)
}

const isFilled = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** Which content each file of the CMS had, and the renderings that were found whole on the disk. */
interface Known {
  index: Map<string, string>
  rendered: Set<string>
}

/** Disks tell times apart by some milliseconds: what changed just now may change again unseen. */
const SETTLED_MS = 2_000

/**
 * By folder what this process learned of it, and the state of the disk at that time: the publisher
 * stays, and looking at eight files for each image takes longer than making the store's record.
 */
const learned = new Map<string, Known & { state: string }>()

/** Another one when a rendering came or went, or the index did; null while it is not told apart. */
function stateOf(media: string, indexFile: string): string | null {
  const states = [media, indexFile].map((file) =>
    statSync(file, { throwIfNoEntry: false, bigint: true }),
  )
  const isSettled = states.every((one) => one && Date.now() - Number(one.mtimeMs) > SETTLED_MS)
  if (!isSettled) return null
  return states.map((one) => `${one?.ino} ${one?.mtimeNs} ${one?.size}`).join(' ')
}

async function readIndex(file: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as object))
  } catch {
    // A missing or damaged index only costs fetching the images again.
    return new Map()
  }
}

/**
 * Renderings by content, kept between publications, and which content each file of the CMS had:
 * an image is fetched and rendered once. A killed publication leaves at most a `.tmp` file.
 */
export class ImageCache {
  readonly #folder: string
  readonly #indexFile: string
  readonly #index: Map<string, string>
  readonly #rendered: Set<string>
  #changed = false

  private constructor(folder: string, indexFile: string, { index, rendered }: Known) {
    this.#folder = folder
    this.#indexFile = indexFile
    this.#index = index
    this.#rendered = rendered
  }

  static async open(folder: string): Promise<ImageCache> {
    // One for each way of rendering: another one must not answer with the hashes of this one.
    const indexFile = path.join(folder, `index-${RENDERING_VERSION}.json`)
    const media = path.join(folder, 'media')
    await mkdir(media, { recursive: true })
    const state = stateOf(media, indexFile)
    const before = learned.get(folder)
    if (before && before.state === state) return new ImageCache(folder, indexFile, before)
    const known = { index: await readIndex(indexFile), rendered: new Set<string>() }
    if (state === null) learned.delete(folder)
    else learned.set(folder, { ...known, state })
    return new ImageCache(folder, indexFile, known)
  }

  /** Hash that a file of the CMS had when it was last fetched in this very version. */
  hashOf(versionedName: string): string | undefined {
    return this.#index.get(versionedName)
  }

  remember(versionedName: string, hash: string): void {
    this.#index.set(versionedName, hash)
    this.#changed = true
  }

  fileOf(mediaAddress: string): string {
    return path.join(this.#folder, mediaAddress)
  }

  /** Whether every rendering is there. Looked up on the disk once, until the folder changes. */
  isRendered(hash: string, kind: ImageKind): boolean {
    const name = `${hash}-${kind}`
    if (this.#rendered.has(name)) return true
    const isThere = renderingPaths(hash, kind).every((address) => isFilled(this.fileOf(address)))
    if (isThere) this.#rendered.add(name)
    return isThere
  }

  /** Renders what is missing. Throws when the image cannot be read. */
  async render(hash: string, kind: ImageKind, source: Buffer): Promise<void> {
    for (const { width, format, bytes } of await renderImage(source, kind)) {
      await writeWhole(this.fileOf(mediaPath(hash, kind, width, format)), bytes)
    }
  }

  async save(): Promise<void> {
    if (!this.#changed) return
    await writeWhole(this.#indexFile, JSON.stringify(Object.fromEntries(this.#index)))
    this.#changed = false
  }
}
