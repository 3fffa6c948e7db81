import { PUBLIC_FILES } from '@guia/contract'
import { checkRecords } from './checks/check-records.ts'
import { collectImages } from './images/collect-images.ts'
import { createFetchImage } from './images/fetch-image.ts'
import { ImageCache } from './images/image-cache.ts'
import { prepareImages, type ImageProgress } from './images/prepare-images.ts'
import { addHashedFiles, readAppFiles, type AppFiles } from './pages/app-files.ts'
import { listPages, NOT_FOUND_FILE, notFoundPage, pageFile } from './pages/page-list.ts'
import { RELEASE_PLACEHOLDER, renderPage } from './pages/render-page.ts'
import { PublicationError } from './problems.ts'
import { toCatalogue, type Catalogue } from './records/catalogue-records.ts'
import { explainDiskError } from './release/disk-errors.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { contentId, toContents, toPublication, type ReleaseFiles } from './release/release-files.ts'
import { ReleaseFolder, type ReleaseName } from './release/release-folder.ts'
import { writeRelease, type ReleaseParts } from './release/write-release.ts'
import { readSnapshot, type CmsAccess } from './snapshot/read-snapshot.ts'

export interface PublishOptions {
  cms: CmsAccess
  /** Folder of the site: releases/, current, r/. */
  siteDir: string
  /** Renderings of earlier publications; on the disk of siteDir, so that they can be linked. */
  imageCacheDir: string
  /** Vite's output. */
  appDir: string
  /** Public base address, for canonical links. */
  siteUrl: string
  now: () => Date
  /** Says what would happen and writes nothing but the image cache. */
  checkOnly?: boolean
  onImages?: ImageProgress
}

export interface PublishResult {
  outcome: 'published' | 'unchanged' | 'would-publish'
  /** Version of the CMS that was read. */
  version: number
  /** The live release; the one that would be, when only checked. */
  release: string
  /** Records of each list. */
  counts: Record<string, number>
}

/** Releases kept for a rollback and for tabs that are open. */
const KEPT_RELEASES = 20

/** The day in Goya, 'AAAA-MM-DD': offers hold by it, wherever the publisher runs. */
export function dayInGoya(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(
    now,
  )
}

function addPages(catalogue: Catalogue, app: AppFiles, siteUrl: string, files: ReleaseFiles): void {
  for (const page of listPages(catalogue)) {
    files.set(pageFile(page.path), Buffer.from(renderPage(app.shell, page, siteUrl)))
  }
  const notFound = renderPage(app.shell, notFoundPage(catalogue), siteUrl)
  files.set(NOT_FOUND_FILE, Buffer.from(notFound))
}

/** Pages were made, and hashed, before the release had its name: now they get it. */
function nameRelease(files: ReleaseFiles, id: string): void {
  for (const [name, bytes] of files) {
    if (!name.endsWith('.html')) continue
    files.set(name, Buffer.from(bytes.toString().replaceAll(RELEASE_PLACEHOLDER, id)))
  }
}

const countsOf = (catalogue: Catalogue): Record<string, number> =>
  Object.fromEntries(
    Object.entries(toContents(catalogue)).map(([file, { records }]) => [file, records]),
  )

async function buildCatalogue(options: PublishOptions) {
  const snapshot = await readSnapshot(options.cms)
  const cache = await ImageCache.open(options.imageCacheDir)
  const uses = collectImages(snapshot.documents)
  const fetchImage = createFetchImage(options.cms)
  const images = await prepareImages(uses, cache, fetchImage, options.onImages)
  const catalogue = toCatalogue(snapshot.documents, dayInGoya(options.now()), images.urlOf)
  const problems = checkRecords(catalogue)
  if (problems.length > 0) {
    throw new PublicationError('La publicación se detuvo; lo publicado no cambia:', problems)
  }
  return { version: snapshot.version, catalogue, images, cache }
}

interface Draft {
  parts: ReleaseParts
  id: string
}

async function buildParts(
  options: PublishOptions,
  { catalogue, images, cache }: Awaited<ReturnType<typeof buildCatalogue>>,
  liveFolder: string | null,
): Promise<Draft> {
  const app = await readAppFiles(options.appDir)
  const parts: ReleaseParts = { files: new Map(app.files), linked: new Map() }
  for (const [file, { bytes }] of Object.entries(toContents(catalogue)))
    parts.files.set(file, bytes)
  addPages(catalogue, app, options.siteUrl, parts.files)
  const id = contentId(parts.files, [...app.hashed, ...images.addresses])
  nameRelease(parts.files, id)
  await addHashedFiles(app, liveFolder, parts)
  for (const address of images.addresses) parts.linked.set(address.slice(1), cache.fileOf(address))
  return { parts, id }
}

async function release(options: PublishOptions, folder: ReleaseFolder): Promise<PublishResult> {
  const built = await buildCatalogue(options)
  const live = folder.live()
  const draft = await buildParts(options, built, live && folder.pathOf(live.name))
  const counts = countsOf(built.catalogue)
  const result = { version: built.version, counts }
  if (live?.contentId === draft.id) return { outcome: 'unchanged', release: live.name, ...result }
  const sequence = await folder.nextSequence()
  const next: ReleaseName = {
    name: folder.nameOf(sequence, draft.id),
    sequence,
    contentId: draft.id,
  }
  if (options.checkOnly) return { outcome: 'would-publish', release: next.name, ...result }
  const publication = toPublication(toContents(built.catalogue), next.name, options.now())
  draft.parts.files.set(
    PUBLIC_FILES.publication,
    Buffer.from(JSON.stringify(publication, null, 2) + '\n'),
  )
  await writeRelease(folder, next, draft.parts)
  await folder.prune(KEPT_RELEASES)
  return { outcome: 'published', release: next.name, ...result }
}

/**
 * One publication: reads the CMS, checks every record, writes a release and makes it live. Does
 * nothing when the live release holds the same already.
 * Throws a PublicationError in Spanish that names record and field; the live release then stays.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const folder = new ReleaseFolder(options.siteDir)
  try {
    return await withPublicationLock(options.siteDir, () => release(options, folder))
  } catch (error) {
    throw explainDiskError(error)
  }
}
