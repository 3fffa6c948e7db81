import path from 'node:path'
import { parseArgs } from 'node:util'
import { useLittleMemory } from './publish/little-memory.ts'
import { obeyOrder } from './publish/obey-order.ts'
import type { PublishOptions } from './publish/options.ts'
import { loadRenderer } from './publish/pages/renderer.ts'
import { formatProblem, PublicationError } from './publish/problems.ts'
import { reportFailure, reportResult } from './publish/publication-report.ts'
import { publish, type PublishResult } from './publish/publish.ts'
import { listReleases } from './publish/release/list-releases.ts'
import { followPanel, pinnedRelease, showRelease } from './publish/release/pin.ts'
import { readState, sendReport } from './publish/snapshot/cms-access.ts'
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
  let images = 0
  return {
    cms: { cmsUrl: settings.cmsUrl, token: SNAPSHOT_TOKEN, fetch },
    siteDir: settings.siteDir,
    imageCacheDir: settings.imageCacheDir,
    appDir: path.join(REPOSITORY, 'web', 'dist'),
    loadRenderer: () => loadRenderer(path.join(REPOSITORY, 'web', 'dist-render')),
    siteUrl: settings.siteUrl,
    vanishingShare: settings.vanishingShare,
    banner: settings.banner,
    now: () => new Date(),
    onImages: () => {
      if (++images % PROGRESS_EVERY === 0) say(`Imágenes preparadas: ${images}`)
    },
  }
}

const OUTCOMES: Record<PublishResult['outcome'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios: sigue en línea',
  'would-publish': 'Se publicaría',
  pinned: 'Sigue en línea, como se pidió (npm run export -- --forward vuelve a seguir al panel),',
}

function report({ outcome, release, counts, problems, untidy }: PublishResult): void {
  const lists = Object.entries(counts).map(([file, records]) => `${file} ${records}`)
  say(`${OUTCOMES[outcome]} ${release}${lists.length > 0 ? ` (${lists.join(', ')})` : ''}`)
  if (untidy !== '') say(untidy)
  if (problems.length === 0) return
  say('Quedó afuera:')
  for (const problem of problems) say(`  - ${formatProblem(problem)}`)
}

async function surroundings({ siteDir, now }: PublishOptions) {
  const releases = await listReleases(siteDir)
  return { time: now().toISOString(), pinned: pinnedRelease(siteDir), releases }
}

async function watchUntilStopped(options: PublishOptions): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await watch({
    readState: () => readState(options.cms),
    publish: (how) => publish({ ...options, ...how }),
    obey: (order) => obeyOrder(options.siteDir, order),
    report: async (outcome) => {
      const around = await surroundings(options)
      const told =
        'error' in outcome ? reportFailure(outcome.error, around) : reportResult(outcome, around)
      await sendReport(options.cms, told)
    },
    log: (line) => say(`${new Date().toISOString()} ${line}`),
    signal: stop.signal,
  })
}

async function sayReleases({ siteDir }: PublishOptions): Promise<void> {
  for (const { name, time, stores, isLive } of await listReleases(siteDir)) {
    say(`${isLive ? '→' : ' '} ${name}  ${time}  ${stores} comercios`)
  }
}

const FLAGS = {
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  releases: { type: 'boolean' },
  forward: { type: 'boolean' },
  rollback: { type: 'boolean' },
  confirm: { type: 'string' },
} as const

function readArguments() {
  try {
    return parseArgs({ options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw new PublicationError(`No entiendo el pedido: ${(error as Error).message}`)
  }
}

/**
 * `npm run export` [-- --check | --watch | --confirm CONTENT | --releases | --rollback [RELEASE] |
 * --forward]
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const options = optionsFromSettings()
  if (values.watch) return watchUntilStopped(options)
  if (values.releases) return sayReleases(options)
  if (values.rollback) {
    const release = await showRelease(options.siteDir, positionals[0])
    return say(`En línea ${release}. Queda así hasta «npm run export -- --forward».`)
  }
  if (values.forward) await followPanel(options.siteDir)
  const confirmed = values.confirm === undefined ? {} : { confirmed: values.confirm }
  report(await publish({ ...options, ...confirmed, checkOnly: values.check ?? false }))
}

useLittleMemory()
try {
  await main()
} catch (error) {
  const known = error instanceof PublicationError || error instanceof SettingsError
  process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}
