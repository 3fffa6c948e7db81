import path from 'node:path'
import { PublicationError } from './publish/problems.ts'
import { publish, type PublishOptions, type PublishResult } from './publish/publish.ts'
import { readVersion } from './publish/snapshot/read-snapshot.ts'
import { watch } from './publish/watch.ts'
import { needSecrets } from './settings/cms-env.ts'
import { SettingsError } from './settings/settings-error.ts'
import { readSettings } from './settings/settings.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '..')
const PROGRESS_EVERY = 25

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function optionsFromSettings(): PublishOptions {
  const settings = readSettings()
  const { SNAPSHOT_TOKEN } = needSecrets(settings, ['SNAPSHOT_TOKEN'])
  return {
    cms: { cmsUrl: settings.cmsUrl, token: SNAPSHOT_TOKEN, fetch },
    siteDir: settings.siteDir,
    imageCacheDir: settings.imageCacheDir,
    appDir: path.join(REPOSITORY, 'web', 'dist'),
    siteUrl: settings.siteUrl,
    now: () => new Date(),
    onImages: (done, total) => {
      if (done % PROGRESS_EVERY === 0 || done === total) say(`Imágenes: ${done} de ${total}`)
    },
  }
}

const OUTCOMES: Record<PublishResult['outcome'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios: sigue en línea',
  'would-publish': 'Se publicaría',
}

function report({ outcome, release, counts }: PublishResult): void {
  const lists = Object.entries(counts).map(([file, records]) => `${file} ${records}`)
  say(`${OUTCOMES[outcome]} ${release} (${lists.join(', ')})`)
}

async function watchUntilStopped(options: PublishOptions): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await watch({
    readVersion: () => readVersion(options.cms),
    publish: () => publish(options),
    log: (line) => say(`${new Date().toISOString()} ${line}`),
    signal: stop.signal,
  })
}

/** `npm run export` [-- --check | --watch] */
async function main(): Promise<void> {
  const options = optionsFromSettings()
  if (process.argv.includes('--watch')) return watchUntilStopped(options)
  report(await publish({ ...options, checkOnly: process.argv.includes('--check') }))
}

try {
  await main()
} catch (error) {
  const known = error instanceof PublicationError || error instanceof SettingsError
  process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}
