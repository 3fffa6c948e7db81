import { PUBLIC_FILES } from '@guia/contract'
import { readChangeNotes } from './change-notes.ts'
import type { ReleaseChanges } from './changes.ts'
import { readPublication } from './read-publication.ts'
import { ReleaseFolder } from './release-folder.ts'

export interface KeptRelease {
  name: string
  /** ISO 8601, UTC. */
  time: string
  stores: number
  isLive: boolean
  /** Against the release before it; left out where that is not known. */
  changes?: ReleaseChanges
}

/** The releases that can be shown again, newest first; a damaged one is not among them. */
export async function listReleases(siteDir: string): Promise<KeptRelease[]> {
  const folder = new ReleaseFolder(siteDir)
  const live = folder.live()?.name
  const releases = (await folder.list()).toReversed()
  const notes = readChangeNotes(folder)
  return releases.flatMap(({ name }) => {
    const publication = readPublication(folder.pathOf(name))
    if (!publication) return []
    const { time, files } = publication
    const stores = files[PUBLIC_FILES.stores].records
    const changes = notes[name]
    return [{ name, time, stores, isLive: name === live, ...(changes && { changes }) }]
  })
}
