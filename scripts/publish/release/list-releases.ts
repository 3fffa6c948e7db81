import { PUBLIC_FILES } from '@guia/contract'
import { readPublication } from './read-publication.ts'
import { ReleaseFolder } from './release-folder.ts'

export interface KeptRelease {
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
    return [{ name, time, stores: files[PUBLIC_FILES.stores].records, isLive: name === live }]
  })
}
