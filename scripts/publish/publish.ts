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

/** The stages of a publication: read, make, compare, put on the disk, go live. */
async function run(publication: Publication): Promise<PublishResult> {
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
    cleanUpFailure: '',
  }
  if (live?.contentId === contentId && (await draft.isLive())) {
    state.exec('COMMIT')
    return { outcome: 'unchanged', release: live.name, ...result }
  }
  const next = await folder.next(contentId)
  await draft.complete(describeRelease(draft, next, options.now()))
  // From here on the bundles are on the disk, whether or not the release goes live.
  state.exec('COMMIT')
  checkLosses(options, live && folder.pathOf(live.name), draft)
  if (options.checkOnly) return { outcome: 'would-publish', release: next.name, ...result }
  await draft.goLive(next)
  const changes =
    live && (await compareReleases(folder.pathOf(live.name), folder.pathOf(next.name)))
  const note = { version: snapshot.version, ...(changes && { changes }) }
  noteRelease(folder.pathOf(next.name), note)
  return { outcome: 'published', release: next.name, ...result }
}

async function publishWith(
  options: PublishOptions,
  folder: ReleaseFolder,
  state: State,
): Promise<PublishResult> {
  const media = new MediaFolder(folder.root, state)
  const bundles = new PageBundles(folder.root, state)
  const live = folder.live()
  state.exec('BEGIN')
  const draft = new ReleaseDraft(folder, bundles, live)
  try {
    return await run({ options, folder, state, bundles, media, live, draft })
  } finally {
    // First: until then a list may be on its way into its bundle.
    await draft.discard()
    if (state.inTransaction) {
      state.exec('ROLLBACK')
      await bundles.discard()
    }
  }
}

/** Removes what is old. A failure is told, not thrown: it changes nothing that is live. */
async function cleanUp(folder: ReleaseFolder, state: State, now: Date): Promise<string> {
  try {
    await folder.prune(KEPT_RELEASES, now)
    await sweep(folder, state, now)
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
  const nothing = {
    version: null,
    counts: {},
    problems: [],
    mended: 0,
    cleanUpFailure: '',
  }
  return { outcome: 'pinned', release: pinned, ...nothing }
}

async function publishOnce(options: PublishOptions, folder: ReleaseFolder): Promise<PublishResult> {
  const pinned = pinnedRelease(folder.root)
  if (pinned !== null) return keepLive(options, folder, pinned)
  await folder.removeTemporary()
  const state = openState(folder.root)
  let cleanUpFailure = ''
  // After a failure too: a full disk needs the room.
  const endAndCleanUp = async () => {
    if (!options.checkOnly) cleanUpFailure = await cleanUp(folder, state, options.now())
  }
  try {
    const result = await publishWith(options, folder, state).finally(endAndCleanUp)
    return { ...result, cleanUpFailure }
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
