import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { IMAGE_WIDTHS, imageSources, mediaPath, type ImageKind } from '@guia/contract'
import { writeWhole } from '../release/write-file.ts'
import type { State } from '../state/state.ts'
import { RENDERING_VERSION, renderImage } from './render-image.ts'

/** Addresses of one image at one kind: every width in every format. */
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

const RENDERING = /\/media\/([0-9a-f]{16})-(icon|logo|banner|photo)-\d+\.webp/g
const OTHERS = /\/media\/[0-9a-f]{16}-(?:card\.jpg|video\.(?:mp4|webm))/g

/**
 * Addresses of every file that stands behind the images that a text names: a page chooses among
 * all widths and formats of an image, though the record names only one.
 */
export function mediaIn(text: string): string[] {
  const addresses = new Set<string>()
  for (const [address, hash = ''] of text.matchAll(RENDERING)) {
    const kind = imageSources(address)?.kind
    if (kind) for (const one of renderingPaths(hash, kind)) addresses.add(one)
  }
  for (const [address] of text.matchAll(OTHERS)) addresses.add(address)
  return [...addresses]
}

/**
 * The images of all kept releases, in one folder that each release links to: an image is rendered
 * once and never changes under its name. The state remembers which content each file of the CMS had,
 * so that it is fetched once.
 */
export class MediaFolder {
  readonly path: string
  readonly #siteDir: string
  readonly #hashOf
  readonly #remember
  /** Renderings that were found whole by this publication. */
  readonly #rendered = new Set<string>()

  constructor(siteDir: string, state: State) {
    this.#siteDir = siteDir
    this.path = path.join(siteDir, 'media')
    mkdirSync(this.path, { recursive: true })
    this.#hashOf = state
      .prepare<[string], string>('SELECT hash FROM image WHERE version = ?')
      .pluck()
    this.#remember = state.prepare('INSERT OR REPLACE INTO image (version, hash) VALUES (?, ?)')
  }

  /** Hash that a file of the CMS had when it was last fetched in this very version. */
  hashOf(version: string): string | undefined {
    return this.#hashOf.get(`${RENDERING_VERSION} ${version}`)
  }

  remember(version: string, hash: string): void {
    this.#remember.run(`${RENDERING_VERSION} ${version}`, hash)
  }

  /** '/media/00ff…-logo-96.webp' → its file. */
  fileOf(address: string): string {
    return path.join(this.#siteDir, address)
  }

  /** Bytes of an image's file; 0 when there is none. */
  sizeOf(address: string): number {
    return statSync(this.fileOf(address), { throwIfNoEntry: false })?.size ?? 0
  }

  isRendered(hash: string, kind: ImageKind): boolean {
    const name = `${hash}-${kind}`
    if (this.#rendered.has(name)) return true
    const isThere = renderingPaths(hash, kind).every((address) => this.sizeOf(address) > 0)
    if (isThere) this.#rendered.add(name)
    return isThere
  }

  /** Renders what is missing. Throws an UnreadableImage when the bytes are none. */
  async render(hash: string, kind: ImageKind, source: Buffer): Promise<void> {
    if (this.isRendered(hash, kind)) return
    for (const { width, format, bytes } of await renderImage(source, kind)) {
      const address = mediaPath(hash, kind, width, format)
      if (this.sizeOf(address) !== bytes.length) await writeWhole(this.fileOf(address), bytes)
    }
  }
}
