import { loadRenderer } from '../pages/renderer.ts'
import { publish, type PublishResult } from '../publish.ts'
import { plainRenderer } from './app-build.ts'

interface Places {
  cmsUrl: string
  token: string
  siteDir: string
  appDir: string
  /** Folder of the app's own renderer; without one pages are plain. */
  rendererDir?: string
}

/** One publication in a process of its own, from the places that its parent named, as JSON. */
export function publishFrom(json: string): Promise<PublishResult> {
  const { cmsUrl, token, rendererDir, ...folders } = JSON.parse(json) as Places
  return publish({
    ...folders,
    cms: { cmsUrl, token, fetch },
    loadRenderer: async () => (rendererDir ? loadRenderer(rendererDir) : plainRenderer()),
    siteUrl: 'https://guia.example',
    vanishingShare: 1,
    now: () => new Date('2026-03-15T12:00:00Z'),
  })
}
