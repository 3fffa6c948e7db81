import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { ReleaseFolder } from './release-folder.ts'

export interface KeptRelease {
  name: string
  /** ISO 8601, UTC. */
  time: string
  stores: number
  isLive: boolean
}

/** The releases that can be shown again, newest first. */
export async function listReleases(siteDir: string): Promise<KeptRelease[]> {
  const folder = new ReleaseFolder(siteDir)
  const live = folder.live()?.name
  const releases = (await folder.list()).toReversed()
  return Promise.all(
    releases.map(async ({ name }) => {
      const file = path.join(folder.pathOf(name), PUBLIC_FILES.publication)
      const { time, files } = JSON.parse(await readFile(file, 'utf8')) as PublicationRecord
      return { name, time, stores: files[PUBLIC_FILES.stores].records, isLive: name === live }
    }),
  )
}
