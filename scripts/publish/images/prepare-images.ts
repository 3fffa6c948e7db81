import { imageUrl, type ImageKind } from '@guia/contract'
import { PublicationError, type Problem } from '../problems.ts'
import type { ImageUrls } from '../records/fields.ts'
import type { MediaDocument } from '../snapshot/documents.ts'
import type { ImageUse } from './collect-images.ts'
import { imageHash, renderingPaths, type ImageCache } from './image-cache.ts'

export interface FetchImage {
  /** Bytes of a file of the CMS. Throws when they cannot be had. */
  (media: MediaDocument): Promise<Buffer>
}

export interface PreparedImages {
  urlOf: ImageUrls
  /** Address '/media/…' of every rendering that the records name, sorted. */
  addresses: string[]
}

export interface ImageProgress {
  (done: number, total: number): void
}

/** Two at a time keeps two cores busy and the memory of two decoded photographs. */
const PARALLEL = 2

/** Replacing a file in the CMS keeps its address: its date and size tell the versions apart. */
const versionedName = ({ url, updatedAt, size }: MediaDocument): string =>
  `${url} ${updatedAt} ${size ?? ''}`

const useKey = (media: MediaDocument, kind: ImageKind): string => `${kind} ${versionedName(media)}`

function isMissing(cache: ImageCache, { media, kind }: ImageUse): boolean {
  const hash = cache.hashOf(versionedName(media))
  return hash === undefined || !cache.isRendered(hash, kind)
}

async function prepare(cache: ImageCache, use: ImageUse, fetchImage: FetchImage): Promise<void> {
  const source = await fetchImage(use.media)
  const hash = imageHash(source)
  if (!cache.isRendered(hash, use.kind)) await cache.render(hash, use.kind, source)
  cache.remember(versionedName(use.media), hash)
}

function toProblem({ record, field, media }: ImageUse, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    record,
    field,
    message: `la imagen «${media.name}» no se puede leer (${reason}). Subila de nuevo o quitala.`,
  }
}

async function prepareAll(
  cache: ImageCache,
  uses: readonly ImageUse[],
  fetchImage: FetchImage,
  onProgress: ImageProgress,
): Promise<Problem[]> {
  const queue = [...uses]
  const problems: Problem[] = []
  let done = 0
  const work = async () => {
    for (let use = queue.shift(); use; use = queue.shift()) {
      try {
        await prepare(cache, use, fetchImage)
      } catch (error) {
        problems.push(toProblem(use, error))
      }
      onProgress(++done, uses.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return problems
}

/**
 * Fetches and renders the images that the cache does not hold yet, and tells the address of each.
 * Throws a PublicationError in Spanish that names record and field of every unreadable image.
 */
export async function prepareImages(
  uses: readonly ImageUse[],
  cache: ImageCache,
  fetchImage: FetchImage,
  onProgress: ImageProgress = () => {},
): Promise<PreparedImages> {
  const distinct = new Map(uses.map((use) => [useKey(use.media, use.kind), use]))
  const missing = [...distinct.values()].filter((use) => isMissing(cache, use))
  const problems = await prepareAll(cache, missing, fetchImage, onProgress)
  await cache.save()
  if (problems.length > 0) {
    throw new PublicationError('Hay imágenes que no se pueden publicar:', problems)
  }
  const addresses = new Set<string>()
  for (const { media, kind } of distinct.values()) {
    const hash = cache.hashOf(versionedName(media)) ?? ''
    for (const address of renderingPaths(hash, kind)) addresses.add(address)
  }
  return {
    urlOf: (media, kind) => {
      const hash = media && cache.hashOf(versionedName(media))
      return hash ? imageUrl(hash, kind) : ''
    },
    addresses: [...addresses].sort(),
  }
}
