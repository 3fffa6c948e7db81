import { imageUrl } from '@guia/contract'
import type { MediaDocument } from '../../site/documents.ts'
import type { Problem } from '../../site/problems.ts'
import type { ImageUrls } from '../../site/records/fields.ts'
import { eachParallel } from '../parallel.ts'
import type { ImageUse } from './collect-images.ts'
import { imageHash, type MediaFolder } from './media-folder.ts'
import { UnreadableImage } from './render-image.ts'

/** Gives the bytes of a file of the CMS; throws an UnreadableImage when they cannot be had. */
export type FetchImage = (media: MediaDocument) => Promise<Buffer>

/** Two at a time keeps two cores busy and the memory of two decoded photographs. */
const AT_ONCE = 2

/** Replacing a file in the CMS keeps its address: its date and size tell the versions apart. */
const versionOf = ({ url, updatedAt, size }: MediaDocument): string =>
  `${url} ${updatedAt} ${size ?? ''}`

const toProblem = ({ about, field, media }: ImageUse, { message }: UnreadableImage): Problem => ({
  ...about,
  field,
  message: `la imagen «${media.name}» no se puede leer (${message}). Subila de nuevo o quitala.`,
})

/** The images of one publication. */
export class Images {
  readonly #folder: MediaFolder
  readonly #fetch: FetchImage
  readonly #onImage: () => void
  /** Versions that could not be read: one that a category has is met again at each of its stores. */
  readonly #unreadable = new Map<string, UnreadableImage>()
  /** The call before: two that share a file fetch it once. */
  #previous: Promise<unknown> = Promise.resolve()

  /** `onImage` is called after each file that was fetched. */
  constructor(folder: MediaFolder, fetch: FetchImage, onImage: () => void = () => {}) {
    this.#folder = folder
    this.#fetch = fetch
    this.#onImage = onImage
  }

  /** Address of an image that was prepared, '' for any other. */
  readonly url: ImageUrls = (media, kind) => {
    const hash = media && this.#folder.hashOf(versionOf(media))
    return hash && this.#folder.isRendered(hash, kind) ? imageUrl(hash, kind) : ''
  }

  /**
   * Fetches and renders what the media folder does not hold yet. An image that cannot be read is
   * told of, with record and field; it has no address then, and the record does without it.
   * Throws a PublicationError when the CMS cannot be asked any more, and when the disk is full.
   */
  prepare(uses: readonly ImageUse[]): Promise<Problem[]> {
    const prepared = this.#previous.then(() => this.#prepare(uses))
    this.#previous = prepared.catch(() => {})
    return prepared
  }

  async #prepare(uses: readonly ImageUse[]): Promise<Problem[]> {
    const missing = new Map<string, ImageUse[]>()
    for (const use of uses.filter(({ media, kind }) => this.url(media, kind) === '')) {
      const version = versionOf(use.media)
      missing.set(version, [...(missing.get(version) ?? []), use])
    }
    await eachParallel(missing, AT_ONCE, ([version, same]) => this.#prepareFile(version, same))
    return [...missing].flatMap(([version, same]) => {
      const error = this.#unreadable.get(version)
      return error ? same.map((use) => toProblem(use, error)) : []
    })
  }

  async #prepareFile(version: string, [first, ...others]: readonly ImageUse[]): Promise<void> {
    if (!first || this.#unreadable.has(version)) return
    try {
      const source = await this.#fetch(first.media)
      const hash = imageHash(source)
      for (const { kind } of [first, ...others]) await this.#folder.render(hash, kind, source)
      this.#folder.remember(version, hash)
    } catch (error) {
      if (!(error instanceof UnreadableImage)) throw error
      this.#unreadable.set(version, error)
    }
    this.#onImage()
  }
}
