import { statSync } from 'node:fs'
import path from 'node:path'
import { imageSources } from '@guia/contract'
import { linkReleaseFile } from '../release/durable-files.ts'
import { renderingPaths } from './image-cache.ts'

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
 * The images of all kept releases, in one folder that each release links to: a catalogue has many
 * times more image files than anything else, and an image never changes under its name.
 */
export class MediaPool {
  readonly #folder: string
  readonly #known = new Set<string>()

  constructor(siteDir: string) {
    this.#folder = path.join(siteDir, 'media')
  }

  get folder(): string {
    return this.#folder
  }

  /** Puts every image that a text names into the pool. Throws when one is nowhere. */
  async addAll(text: string, sourceOf: (address: string) => string): Promise<void> {
    for (const address of mediaIn(text)) await this.add(address, sourceOf(address))
  }

  /** '/media/00ff…-logo-96.webp' from the file that holds it. */
  async add(address: string, source: string): Promise<void> {
    if (this.#known.has(address)) return
    const file = path.join(this.#folder, path.posix.basename(address))
    if (!statSync(file, { throwIfNoEntry: false })?.size) await linkReleaseFile(source, file)
    this.#known.add(address)
  }
}
