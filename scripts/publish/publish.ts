import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  PUBLIC_FILES,
  SCHEMA_VERSION,
  type ContentFile,
  type PublicationRecord,
} from '@guia/contract'
import { buildRelease, type BuiltRelease } from './build-release.ts'
import type { PublicationPlace } from './open-publication.ts'
import type { PublishOptions } from './options.ts'
import { ConfirmationNeeded, type Problem } from '../site/problems.ts'
import { explainDiskError } from './release/disk-errors.ts'
import { endsKeptDay } from './release/ends-of-days.ts'
import { FileQueue } from './release/file-queue.ts'
import { pinnedRelease } from './release/pin.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { ReleaseDraft } from './release/release-draft.ts'
import { ReleaseFolder, type ReleaseName } from './release/release-folder.ts'
import { sweepPools } from './release/sweep-pools.ts'
import type { Checkpoint } from './snapshot/cms-access.ts'
import { findVanishing } from './release/vanishing.ts'
import { checkpointFile, writeCheckpoint } from './stores/checkpoint-file.ts'
import { IndexFile, indexFile } from './stores/previous-stores.ts'
import { WholeSnapshotNeeded } from './stores/whole-snapshot-needed.ts'
import { UnitPool } from './units/unit-pool.ts'

export interface PublishResult {
  /** 'pinned': staff keep an older release live, nothing was read. */
  outcome: 'published' | 'unchanged' | 'would-publish' | 'pinned'
  /** Version of the CMS that was read. */
  version: number
  /** The live release; the one that would be, when only checked. */
  release: string
  /** Records of each list. */
  counts: Record<string, number>
  /** What was left out of the release, and why. */
  problems: Problem[]
  /** Stores whose page was made; the others were taken over from the live release. */
  made: number
  /** Why what is old could not be removed, in Spanish; '' when all is well. */
  untidy: string
}

/** Releases kept for a rollback and for tabs that are open, besides the last of each of seven days. */
const KEPT_RELEASES = 20

const CONTENT_FILES = Object.values(PUBLIC_FILES).filter(
  (file): file is ContentFile => file !== PUBLIC_FILES.publication,
)

/** `publicacion.json`: the only file in which two releases of the same content differ. */
export function describeRelease(
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

class Publication {
  readonly #options: PublishOptions
  readonly #place: PublicationPlace
  readonly #index: IndexFile

  constructor(options: PublishOptions, folder: ReleaseFolder, units: UnitPool) {
    const live = folder.live()
    this.#options = options
    this.#place = { folder, live, units, draft: new ReleaseDraft(folder, units, live) }
    this.#index = new IndexFile(folder.temporaryPath(`${randomUUID()}.index`))
  }

  async run(): Promise<PublishResult> {
    const { draft, units } = this.#place
    try {
      return await this.#decide(await buildRelease(this.#options, this.#place, this.#index))
    } finally {
      // What went live has another name by now; what did not is not wanted any more.
      await draft.discard()
      await this.#index.discard()
      await units.discard()
    }
  }

  async #decide(built: BuiltRelease): Promise<PublishResult> {
    const { folder, live, draft } = this.#place
    const { version, problems, made } = built
    const counts = Object.fromEntries(
      CONTENT_FILES.map((file) => [file, draft.describe(file).records]),
    )
    const result = { version, problems, made, counts, untidy: '' }
    const contentId = draft.contentId()
    if (live?.contentId === contentId) {
      return { outcome: 'unchanged', release: live.name, ...result }
    }
    this.#checkVanishing(contentId, built)
    const sequence = await folder.nextSequence()
    const next = { name: folder.nameOf(sequence, contentId), sequence, contentId }
    if (this.#options.checkOnly) return { outcome: 'would-publish', release: next.name, ...result }
    await this.#goLive(next, built.checkpoint)
    return { outcome: 'published', release: next.name, ...result }
  }

  /** A release that lost much of the catalogue goes live only when somebody said that it may. */
  #checkVanishing(content: string, { slugs }: BuiltRelease): void {
    const { folder, live, draft } = this.#place
    const { vanishingShare, confirmed } = this.#options
    if (confirmed === content) return
    const records = (file: ContentFile) => draft.describe(file).records
    const liveFolder = live && folder.pathOf(live.name)
    const vanishing = findVanishing(liveFolder, slugs, records, vanishingShare)
    if (vanishing.length > 0) throw new ConfirmationNeeded(content, vanishing)
  }

  async #goLive(next: ReleaseName, checkpoint: Checkpoint | null): Promise<void> {
    const { folder, draft } = this.#place
    const publication = describeRelease(draft, next, this.#options.now())
    await draft.goLive(next, publication, async () => {
      await this.#index.save(indexFile(folder.root, next.name))
      await writeCheckpoint(checkpointFile(folder.root, next.name), checkpoint)
    })
  }
}

/** What went live is live, whatever becomes of what is old: a failure is told, not thrown. */
async function tidy(
  { imageCacheDir, now }: PublishOptions,
  folder: ReleaseFolder,
  units: UnitPool,
): Promise<string> {
  try {
    await folder.prune(KEPT_RELEASES, endsKeptDay(folder, now()))
    await sweepPools(folder, units, imageCacheDir, now())
    return ''
  } catch (error) {
    return `No se pudo borrar lo viejo (${(error as Error).message}); lo publicado está bien.`
  }
}

/** Reads only what changed if that is wanted and enough, everything otherwise. */
async function publishWhatIsNeeded(
  options: PublishOptions,
  folder: ReleaseFolder,
  units: UnitPool,
): Promise<PublishResult> {
  try {
    return await new Publication(options, folder, units).run()
  } catch (error) {
    if (!(error instanceof WholeSnapshotNeeded)) throw error
    return new Publication({ ...options, onlyChanges: false }, folder, units).run()
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
  const nothing = { version: -1, counts: {}, problems: [], made: 0, untidy: '' }
  return { outcome: 'pinned', release: pinned, ...nothing }
}

async function publishOnce(options: PublishOptions, folder: ReleaseFolder): Promise<PublishResult> {
  const pinned = pinnedRelease(folder.root)
  if (pinned !== null) return keepLive(options, folder, pinned)
  const units = new UnitPool(options.siteDir, new FileQueue(options.filesWithoutThread))
  await folder.removeTemporary()
  await units.removeTemporary()
  let untidy = ''
  // Whatever came of it: what was refused is not needed, and a full disk needs the room.
  const endAndTidy = async () => {
    await units.files.close()
    if (!options.checkOnly) untidy = await tidy(options, folder, units)
  }
  const result = await publishWhatIsNeeded(options, folder, units).finally(endAndTidy)
  return { ...result, untidy }
}

/**
 * One publication: reads the CMS, leaves out what fails a check, writes a release and makes it
 * live. Does nothing when the live release holds the same already.
 * Throws a PublicationError in Spanish that says why nothing changed, a ConfirmationNeeded when
 * much of the live release would vanish; the live release then stays.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const siteDir = path.resolve(options.siteDir)
  try {
    return await withPublicationLock(siteDir, (assertHeld) =>
      publishOnce({ ...options, siteDir }, new ReleaseFolder(siteDir, assertHeld)),
    )
  } catch (error) {
    throw explainDiskError(error)
  }
}
