import { loadRenderer } from '../pages/renderer.ts'
import { publish } from '../publish.ts'
import { plainRenderer } from './app-build.ts'

interface Places {
  cmsUrl: string
  token: string
  siteDir: string
  appDir: string
  /** Folder of the app's own renderer; without one pages are plain. */
  rendererDir?: string
  /** Publications; without it again and again until it is killed. */
  times?: number
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

// Publishes in a process of its own and says how it went: `publish-from.ts <places as JSON>`.
const places = JSON.parse(process.argv[2] ?? '') as Places
const { cmsUrl, token, rendererDir, times = Infinity, ...folders } = places
// Who kills it can kill its first publication too.
if (times === Infinity) say('empieza')
try {
  for (let time = 0; time < times; time++) {
    const { release } = await publish({
      ...folders,
      cms: { cmsUrl, token, fetch },
      loadRenderer: async () => (rendererDir ? loadRenderer(rendererDir) : plainRenderer()),
      siteUrl: 'https://guia.example',
      vanishingShare: 1,
      now: () => new Date('2026-03-15T12:00:00Z'),
    })
    say(`publicado ${release}`)
  }
} catch (error) {
  if (times === Infinity) throw error
  say((error as Error).message)
}
