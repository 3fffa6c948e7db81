import { PUBLIC_FILES } from '@guia/contract'
import { readPublication, ReleaseFolder } from './release-folder.ts'
import { readNote, type ReleaseNote } from './release-notes.ts'

/** With what is noted of it, where that is known. */
export interface KeptRelease extends Partial<ReleaseNote> {
  name: string
  /** ISO 8601, UTC. */
  time: string
  stores: number
  isLive: boolean
}

/** The releases that can be shown again, newest first; a damaged one is not among them. */
export async function listReleases(siteDir: string): Promise<KeptRelease[]> {
  const folder = new ReleaseFolder(siteDir)
  const live = folder.live()?.name
  const releases = (await folder.list()).toReversed()
  return releases.flatMap(({ name }) => {
    const publication = readPublication(folder.pathOf(name))
    if (!publication) return []
    const { time, files } = publication
    const stores = files[PUBLIC_FILES.stores].records
    return [{ name, time, stores, isLive: name === live, ...readNote(folder.pathOf(name)) }]
  })
}
