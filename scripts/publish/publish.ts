import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  PUBLIC_FILES,
  SCHEMA_VERSION,
  type ContentFile,
  type PublicationRecord,
} from '@guia/contract'
import { ConfirmationNeeded, formatProblem, type Problem } from '../site/problems.ts'
import { makeSite, type SiteInput } from './make-site.ts'
import { MediaFolder } from './images/media-folder.ts'
import type { PublishOptions } from './options.ts'
import { MissingImage, PageBundles } from './pages/page-bundles.ts'
import { readSnapshot } from './read/read-snapshot.ts'
import { compareReleases } from './release/changes.ts'
import { explainDiskError } from './release/disk-errors.ts'
import { KEPT_RELEASES } from './release/kept-releases.ts'
import { noteRelease } from './release/release-notes.ts'
import { findLosses } from './release/losses.ts'
import { pinnedRelease } from './release/pin.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { ReleaseDraft } from './release/release-draft.ts'
import { ReleaseFolder, type ReleaseName } from './release/release-folder.ts'
import { sweep } from './release/sweep.ts'
import { deleteState, isStateDamage, openState, type State } from './state/state.ts'

export interface PublishResult {
  /** 'pinned': staff keep an older release live, nothing was read. */
  outcome: 'published' | 'unchanged' | 'would-publish' | 'pinned'
  /** Version of the CMS that was read; null when none was. */
  version: number | null
  /** The live release; the one that would be, when only checked. */
  release: string
  /** Records of each list. */
  counts: Record<string, number>
  /** Records and images that were left out of the release, and why. */
  problems: Problem[]
  /** Pages of which something was damaged or gone, and that were made again where they are needed. */
  mended: number
  /** Why what is old could not be removed, in Spanish; '' when all is well. */
  cleanUpFailure: string
}

const CONTENT_FILES = Object.values(PUBLIC_FILES).filter(
  (file): file is ContentFile => file !== PUBLIC_FILES.publication,
)

/** `publicacion.json`: the only file in which two releases of the same content differ. */
function describeRelease(
  draft: ReleaseDraft,
  { name, contentId }: ReleaseName,
  now: Date,
): PublicationRecord {
  const files = Object.fromEntries(CONTENT_FILES.map((file) => [file, draft.describe(file)]))
  return {
    release: name,
    content: contentId,
    time: now.toISOString(),
    schemaVersion: SCHEMA_VERSION,
    files: files as PublicationRecord['files'],
  }
}

/** A broken image of a category is met again at each of its stores. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
]

/** A release that lost much of the catalogue goes live only when somebody said that it may. */
function checkLosses(
  { vanishingShare, confirmed }: PublishOptions,
  liveFolder: string | null,
  draft: ReleaseDraft,
): void {
  const content = draft.contentId()
  if (confirmed === content) return
  const isStaying = (address: string) => draft.has(`store/${address}`)
  const records = (file: ContentFile) => draft.describe(file).records
  const losses = findLosses(liveFolder, isStaying, records, vanishingShare)
  if (losses.length > 0) throw new ConfirmationNeeded(content, losses)
}

interface Publication extends SiteInput {
  folder: ReleaseFolder
  live: ReleaseName | null
}

/**
 * The first stages of a publication: read, make, compare with the live release, put on the disk. Nothing
 * is live by that.
 */
async function makeRelease(publication: Publication) {
  const { options, folder, state, bundles, live, draft } = publication
  const mended = options.onlyChanges ? 0 : await bundles.forgetDamaged()
  const snapshot = await readSnapshot(options.cms, state, options.onlyChanges === true)
  const leftOut = await makeSite(publication, snapshot)
  const contentId = draft.contentId()
  const result = {
    version: snapshot.version,
    problems: distinct([...snapshot.problems, ...leftOut]),
    mended,
    counts: Object.fromEntries(CONTENT_FILES.map((file) => [file, draft.describe(file).records])),
  }
  if (live?.contentId === contentId && (await draft.isLive())) {
    return { isLive: true, release: live, result }
  }
  const next = await folder.next(contentId)
  await draft.complete(describeRelease(draft, next, options.now()))
  return { isLive: false, release: next, result }
}

/** The last stage: it goes live, where it may. */
async function goLive(
  { options, folder, live, draft }: Publication,
  next: ReleaseName,
  version: number,
): Promise<'published' | 'would-publish'> {
  checkLosses(options, live && folder.pathOf(live.name), draft)
  if (options.checkOnly) return 'would-publish'
  await draft.goLive(next)
  const changes =
    live && (await compareReleases(folder.pathOf(live.name), folder.pathOf(next.name)))
  noteRelease(folder.pathOf(next.name), { version, ...(changes && { changes }) })
  return 'published'
}

/** What `make` writes to the state and to bundles stays when it comes to its end, else nothing of it. */
async function inTransaction<T>(
  { state, bundles, draft }: Publication,
  make: () => Promise<T>,
): Promise<T> {
  state.exec('BEGIN')
  try {
    const made = await make()
    state.exec('COMMIT')
    return made
  } finally {
    if (state.inTransaction) {
      // A list may be on its way into its bundle still.
      await draft.settle()
      state.exec('ROLLBACK')
      await bundles.discard()
    }
  }
}

async function publishWith(
  options: PublishOptions,
  folder: ReleaseFolder,
  state: State,
): Promise<Omit<PublishResult, 'cleanUpFailure'>> {
  const media = new MediaFolder(folder.root, state)
  const bundles = new PageBundles(folder.root, state)
  const live = folder.live()
  const draft = new ReleaseDraft(folder, bundles, live)
  const publication = { options, folder, state, bundles, media, live, draft }
  try {
    const made = await inTransaction(publication, () => makeRelease(publication))
    // From here on the bundles are on the disk, whether or not the release goes live.
    const { isLive, release, result } = made
    const outcome = isLive ? 'unchanged' : await goLive(publication, release, result.version)
    return { outcome, release: release.name, ...result }
  } finally {
    await draft.discard()
  }
}

/** Removes what is old. A failure is told, not thrown: it changes nothing that is live. */
async function cleanUp(
  { checkOnly, now }: PublishOptions,
  folder: ReleaseFolder,
  state: State,
): Promise<string> {
  if (checkOnly) return ''
  try {
    await folder.prune(KEPT_RELEASES, now())
    await sweep(folder, state, now())
    return ''
  } catch (error) {
    return `No se pudo borrar lo viejo (${(error as Error).message}); lo publicado está bien.`
  }
}

/** Staff keep this release live. */
async function keepLive(
  { checkOnly }: PublishOptions,
  folder: ReleaseFolder,
  pinned: string,
): Promise<PublishResult> {
  // A publisher that was killed between the two wrote down which, and did not show it.
  const isLost = folder.live()?.name !== pinned && existsSync(folder.pathOf(pinned))
  if (isLost && !checkOnly) await folder.show(pinned)
  const nothing = { version: null, counts: {}, problems: [], mended: 0, cleanUpFailure: '' }
  return { outcome: 'pinned', release: pinned, ...nothing }
}

async function publishOnce(options: PublishOptions, folder: ReleaseFolder): Promise<PublishResult> {
  const pinned = pinnedRelease(folder.root)
  if (pinned !== null) return keepLive(options, folder, pinned)
  await folder.removeTemporary()
  const state = openState(folder.root)
  try {
    const published = await publishWith(options, folder, state)
    return { ...published, cleanUpFailure: await cleanUp(options, folder, state) }
  } catch (error) {
    // A full disk needs the room.
    await cleanUp(options, folder, state)
    throw error
  } finally {
    state.close()
  }
}

/** Begins anew, once, and looks at everything, when the state or an image turns out to be damaged. */
async function publishDespiteDamage(
  options: PublishOptions,
  folder: ReleaseFolder,
): Promise<PublishResult> {
  try {
    return await publishOnce(options, folder)
  } catch (error) {
    if (isStateDamage(error)) deleteState(folder.root)
    else if (!(error instanceof MissingImage)) throw error
    return publishOnce({ ...options, onlyChanges: false }, folder)
  }
}

/**
 * One publication: reads the CMS, leaves out what fails a check, writes a release and makes it
 * live. Does nothing when the live release holds the same already and is whole.
 * Throws a PublicationError in Spanish that says why nothing changed, a ConfirmationNeeded when
 * much of the live release would vanish; the live release then stays.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const siteDir = path.resolve(options.siteDir)
  try {
    return await withPublicationLock(siteDir, () =>
      publishDespiteDamage({ ...options, siteDir }, new ReleaseFolder(siteDir)),
    )
  } catch (error) {
    throw explainDiskError(error, siteDir)
  }
}
