import { publish } from '../publish.ts'
import { plainRenderer } from './app-build.ts'

// Publishes again and again until it is killed: `publish-forever.ts <options as JSON>`.
interface Places {
  cmsUrl: string
  token: string
  siteDir: string
  imageCacheDir: string
  appDir: string
}

const { cmsUrl, token, ...folders } = JSON.parse(process.argv[2] ?? '') as Places
for (;;) {
  const { release } = await publish({
    ...folders,
    cms: { cmsUrl, token, fetch },
    loadRenderer: async () => plainRenderer(),
    siteUrl: 'https://guia.example',
    vanishingShare: 1,
    now: () => new Date('2026-03-15T12:00:00Z'),
  })
  process.stdout.write(`${release}\n`)
}
