import { imageUrl } from '@guia/contract'
import { eachParallel } from '../parallel.ts'
import { PublicationError, type Problem } from '../../site/problems.ts'
import type { ImageUrls } from '../../site/records/fields.ts'
import { isDiskError } from '../release/disk-errors.ts'
import type { MediaDocument } from '../../site/documents.ts'
import type { ImageUse } from './collect-images.ts'
import { imageHash, type MediaFolder } from './media-folder.ts'
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

function isMissing(folder: MediaFolder, { media, kind }: ImageUse): boolean {
  const hash = folder.hashOf(versionedName(media))
  return hash === undefined || !folder.isRendered(hash, kind)
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
  folder: MediaFolder,
  hash: string,
  kind: ImageUse['kind'],
  source: Buffer,
): Promise<void> {
  try {
    await folder.render(hash, kind, source)
  } catch (error) {
    if (!isImageProblem(error)) throw error
    throw new Error(unreadableReason(error), { cause: error })
  }
}

async function prepare(
  folder: MediaFolder,
  uses: readonly ImageUse[],
  fetchImage: FetchImage,
): Promise<void> {
  const [first] = uses
  if (!first) return
  const source = await fetchImage(first.media)
  const hash = imageHash(source)
  for (const { kind } of uses) {
    if (!folder.isRendered(hash, kind)) await render(folder, hash, kind, source)
  }
  folder.remember(versionedName(first.media), hash)
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
  folder: MediaFolder,
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
      await prepare(folder, group, fetchImage)
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
 * Fetches and renders the images that the media folder does not hold yet. An image that cannot be read is
 * told of, with record and field; it has no address then, and the record does without it. `broken`
 * remembers it, so that it is fetched once in a publication.
 * Throws a PublicationError when the CMS cannot be asked any more, and when the disk is full.
 */
export async function prepareImages(
  uses: readonly ImageUse[],
  folder: MediaFolder,
  fetchImage: FetchImage,
  onProgress: ImageProgress = () => {},
  broken: BrokenImages = new Map(),
): Promise<Problem[]> {
  const known: Problem[] = []
  const missing: ImageUse[] = []
  for (const use of uses.filter((one) => isMissing(folder, one))) {
    const name = versionedName(use.media)
    if (broken.has(name)) known.push(toProblem(use, broken.get(name)))
    else missing.push(use)
  }
  if (missing.length === 0) return known
  const found = await prepareAll(folder, missing, fetchImage, onProgress, broken)
  return [...known, ...found]
}

/** Addresses of what the media folder holds, '' for anything else. */
export function imageUrls(folder: MediaFolder): ImageUrls {
  return (media, kind) => {
    const hash = media && folder.hashOf(versionedName(media))
    return hash && folder.isRendered(hash, kind) ? imageUrl(hash, kind) : ''
  }
}
