import { imageUrl } from '@guia/contract'
import { eachParallel } from '../parallel.ts'
import { PublicationError, type Problem } from '../../site/problems.ts'
import type { ImageUrls } from '../../site/records/fields.ts'
import { isDiskError } from '../release/disk-errors.ts'
import type { MediaDocument } from '../../site/documents.ts'
import type { ImageUse } from './collect-images.ts'
import { imageHash, type ImageCache } from './image-cache.ts'
import { unreadableReason } from './unreadable-image.ts'

export interface FetchImage {
  /** Bytes of a file of the CMS. Throws, with the reason in Spanish, when they cannot be had. */
  (media: MediaDocument): Promise<Buffer>
}

/** Versions of files that could not be read, and why: a category's is met at each of its stores. */
export type BrokenImages = Map<string, unknown>

export interface ImageProgress {
  /** How many files were fetched and rendered in this call so far, and of how many. */
  (done: number, total: number): void
}

/** Two at a time keeps two cores busy and the memory of two decoded photographs. */
const AT_ONCE = 2

/** Replacing a file in the CMS keeps its address: its date and size tell the versions apart. */
const versionedName = ({ url, updatedAt, size }: MediaDocument): string =>
  `${url} ${updatedAt} ${size ?? ''}`

function isMissing(cache: ImageCache, { media, kind }: ImageUse): boolean {
  const hash = cache.hashOf(versionedName(media))
  return hash === undefined || !cache.isRendered(hash, kind)
}

/** Uses of one file: fetched once, whatever the kinds. */
function groupByFile(uses: readonly ImageUse[]): ImageUse[][] {
  const groups = new Map<string, ImageUse[]>()
  for (const use of uses) {
    const name = versionedName(use.media)
    groups.set(name, [...(groups.get(name) ?? []), use])
  }
  return [...groups.values()]
}

/** False for a silent CMS or a full disk: then nobody must be told to upload the image again. */
const isImageProblem = (error: unknown): boolean =>
  !(error instanceof PublicationError) && !isDiskError(error)

/** Renders; whatever the image library says of the bytes is said in Spanish. */
async function render(
  cache: ImageCache,
  hash: string,
  kind: ImageUse['kind'],
  source: Buffer,
): Promise<void> {
  try {
    await cache.render(hash, kind, source)
  } catch (error) {
    if (!isImageProblem(error)) throw error
    throw new Error(unreadableReason(error), { cause: error })
  }
}

async function prepare(
  cache: ImageCache,
  uses: readonly ImageUse[],
  fetchImage: FetchImage,
): Promise<void> {
  const [first] = uses
  if (!first) return
  const source = await fetchImage(first.media)
  const hash = imageHash(source)
  for (const { kind } of uses) {
    if (!cache.isRendered(hash, kind)) await render(cache, hash, kind, source)
  }
  cache.remember(versionedName(first.media), hash)
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
  broken: BrokenImages,
): Promise<Problem[]> {
  const groups = groupByFile(uses)
  const problems: Problem[] = []
  let done = 0
  await eachParallel(groups, AT_ONCE, async (group) => {
    try {
      await prepare(cache, group, fetchImage)
    } catch (error) {
      if (!isImageProblem(error)) throw error
      for (const { media } of group) broken.set(versionedName(media), error)
      problems.push(...group.map((use) => toProblem(use, error)))
    }
    onProgress(++done, groups.length)
  })
  return problems
}

/**
 * Fetches and renders the images that the cache does not hold yet. An image that cannot be read is
 * told of, with record and field; it has no address then, and the record does without it. `broken`
 * remembers it, so that it is fetched once in a publication.
 * Throws a PublicationError when the CMS cannot be asked any more, and when the disk is full.
 */
export async function prepareImages(
  uses: readonly ImageUse[],
  cache: ImageCache,
  fetchImage: FetchImage,
  onProgress: ImageProgress = () => {},
  broken: BrokenImages = new Map(),
): Promise<Problem[]> {
  const known: Problem[] = []
  const missing: ImageUse[] = []
  for (const use of uses.filter((one) => isMissing(cache, one))) {
    const name = versionedName(use.media)
    if (broken.has(name)) known.push(toProblem(use, broken.get(name)))
    else missing.push(use)
  }
  if (missing.length === 0) return known
  // Kept after a failure as well: what was fetched so far need not be fetched again.
  const saveIndex = () => cache.save().catch(() => {})
  const found = await prepareAll(cache, missing, fetchImage, onProgress, broken).finally(saveIndex)
  return [...known, ...found]
}

/** Addresses of what the cache holds, '' for anything else. */
export function imageUrls(cache: ImageCache): ImageUrls {
  return (media, kind) => {
    const hash = media && cache.hashOf(versionedName(media))
    return hash && cache.isRendered(hash, kind) ? imageUrl(hash, kind) : ''
  }
}
