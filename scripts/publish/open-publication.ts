import { randomUUID } from 'node:crypto'
import type { PublishOptions } from './options.ts'
import type { ReleaseDraft } from './release/release-draft.ts'
import type { ReleaseFolder, ReleaseName } from './release/release-folder.ts'
import type { OpenSnapshot } from './snapshot/parse-snapshot.ts'
import { withSnapshot } from './snapshot/spool.ts'
import { checkpointFile, readCheckpoint } from './stores/checkpoint-file.ts'
import { indexFile, PreviousStores } from './stores/previous-stores.ts'
import type { UnitPool } from './units/unit-pool.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

/** Where a publication reads from, and where it writes. */
export interface PublicationPlace {
  folder: ReleaseFolder
  /** Null when there is none, or nothing of it is to be taken over. */
  live: ReleaseName | null
  draft: ReleaseDraft
  units: UnitPool
}

/** What a release is made of. */
export interface OpenPublication {
  workshop: Workshop
  snapshot: OpenSnapshot
  /** The live release's stores. */
  previous: PreviousStores
}

/**
 * Asks the CMS for what is published, of the stores only for what changed when that is wanted and
 * the live release says since when, and opens everything else while it answers.
 * Throws a PublicationError in Spanish when the CMS does not answer, or stops before its end.
 */
export async function withOpenPublication<T>(
  options: PublishOptions,
  { folder, live, draft, units }: PublicationPlace,
  use: (publication: OpenPublication) => Promise<T>,
): Promise<T> {
  const opening = openWorkshop(options, draft, units)
  // A failure is told once the CMS has answered; nothing goes on behind the caller's back.
  const opened = opening.catch(() => {})
  const previous = await PreviousStores.open(
    live ? indexFile(folder.root, live.name) : '',
    live && folder.pathOf(live.name),
  )
  const isPart = options.onlyChanges === true && live !== null && previous.isThere
  const since = isPart ? readCheckpoint(checkpointFile(folder.root, live.name)) : null
  const spool = folder.temporaryPath(`${randomUUID()}.ndjson`)
  try {
    return await withSnapshot(options.cms, since, spool, async (snapshot) =>
      use({ workshop: await opening, snapshot, previous }),
    )
  } finally {
    await opened
    await previous.close()
  }
}
