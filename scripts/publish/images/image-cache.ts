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

/**
 * Renderings by content, kept between publications, and which content each file of the CMS had:
 * an image is fetched and rendered once. A killed publication leaves at most a `.tmp` file.
 */
export class ImageCache {
  readonly #folder: string
  readonly #indexFile: string
  #index = new Map<string, string>()
  #changed = false
  readonly #rendered = new Set<string>()

  private constructor(folder: string) {
    this.#folder = folder
    // One for each way of rendering: another one must not answer with the hashes of this one.
    this.#indexFile = path.join(folder, `index-${RENDERING_VERSION}.json`)
  }

  static async open(folder: string): Promise<ImageCache> {
    const cache = new ImageCache(folder)
    await mkdir(path.join(folder, 'media'), { recursive: true })
    try {
      const entries = JSON.parse(await readFile(cache.#indexFile, 'utf8')) as Record<string, string>
      cache.#index = new Map(Object.entries(entries))
    } catch {
      // A missing or damaged index only costs fetching the images again.
    }
    return cache
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

  /** Whether every rendering is there. Looked up on the disk once. */
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
