import path from 'node:path'
import { jsonLogLine, type Log } from '../../cms/src/rules/log-line.ts'
import { servePreviews } from '../preview/preview-server.ts'
import { copyRelease } from '../publish/copy-release.ts'
import { obeyOrder } from '../publish/staff-orders.ts'
import type { PublishOptions } from '../publish/options.ts'
import { loadRenderer } from '../publish/pages/renderer.ts'
import { ConfirmationNeeded } from '../site/problems.ts'
import { describeResult, reportOf, type Outcome } from '../publish/publication-report.ts'
import { publish, type PublishResult } from '../publish/publish.ts'
import { useSpareTime } from '../publish/spare-time.ts'
import { listReleases } from '../publish/release/list-releases.ts'
import { followPanel, pinnedRelease, showRelease } from '../publish/release/pin.ts'
import { readState, sendReport } from '../publish/read/cms-access.ts'
import { readRequest, USAGE } from '../publish/read-request.ts'
import { watch } from '../publish/watch.ts'
import { needSecrets } from '../run/settings/cms-env.ts'
import { readSettings, type Settings } from '../run/settings/settings.ts'
import type { CommandPlace } from '../run/setup/run-command.mjs'
import { untilAskedToEnd } from '../run/start/shutdown.ts'
import { refuseRoot } from './other-owner.ts'

const PROGRESS_EVERY = 25

type Say = CommandPlace['say']

function optionsFrom(settings: Settings, root: string, say: Say): PublishOptions {
  const { SNAPSHOT_TOKEN } = needSecrets(settings, ['SNAPSHOT_TOKEN'])
  let images = 0
  return {
    cms: { cmsUrl: settings.cmsUrl, token: SNAPSHOT_TOKEN, fetch },
    siteDir: settings.siteDir,
    appDir: path.join(root, 'web', 'dist'),
    loadRenderer: () => loadRenderer(path.join(root, 'web', 'dist-render')),
    siteUrl: settings.siteUrl,
    vanishingShare: settings.vanishingShare,
    offlineCopy: settings.offlineCopy,
    banner: settings.banner,
    now: () => new Date(),
    onImage: () => {
      if (++images % PROGRESS_EVERY === 0) say(`Imágenes preparadas: ${images}`)
    },
  }
}

async function surroundings({ siteDir, now }: PublishOptions) {
  const releases = await listReleases(siteDir)
  return { time: now().toISOString(), pinned: pinnedRelease(siteDir), releases }
}

async function watchUntil(
  stopped: AbortSignal,
  options: PublishOptions,
  { previewHost: host, previewPort: port, panelUrls, logFormat }: Settings,
  say: Say,
): Promise<void> {
  const isJson = logFormat === 'json'
  const log: Log = (line, level) =>
    say(isJson ? jsonLogLine(level, line) : `${new Date().toISOString()} ${line}`)
  const previews = await servePreviews({ ...options, host, port, panelUrls, log })
  stopped.addEventListener('abort', () => void previews.close())
  await watch({
    readState: () => readState(options.cms),
    publish: (how) => publish({ ...options, ...how }),
    obey: (order) => obeyOrder(options.siteDir, order),
    useSpareTime: () => useSpareTime(options.siteDir),
    report: (outcome) => sendOutcome(options, outcome),
    log,
    signal: stopped,
  })
}

/** Staff see it in the panel. */
async function sendOutcome(options: PublishOptions, outcome: Outcome): Promise<void> {
  await sendReport(options.cms, reportOf(outcome, await surroundings(options)))
}

/** What was done here; without it staff see that after some minutes. */
async function tellPanel(options: PublishOptions, outcome: Outcome, say: Say): Promise<void> {
  try {
    await sendOutcome(options, outcome)
  } catch (error) {
    say(`El panel todavía no se enteró (${(error as Error).message})`)
  }
}

/** Publishes; what staff have to confirm they can confirm in the panel. */
async function publishAndTell(options: PublishOptions, say: Say): Promise<PublishResult> {
  try {
    const result = await publish(options)
    if (!options.checkOnly) await tellPanel(options, result, say)
    return result
  } catch (error) {
    const isWaiting = error instanceof ConfirmationNeeded && !options.checkOnly
    if (isWaiting) await tellPanel(options, { error }, say)
    throw error
  }
}

async function sayReleases({ siteDir }: PublishOptions, say: Say): Promise<void> {
  for (const { name, time, stores, isLive } of await listReleases(siteDir)) {
    say(`${isLive ? '→' : ' '} ${name}  ${time}  ${stores} comercios`)
  }
}

async function sayCopy({ siteDir }: PublishOptions, target: string, say: Say): Promise<void> {
  const { release, files, written, removed } = await copyRelease(siteDir, target)
  say(
    `Copiado ${release} en ${target}: ${files} archivos, ${written} escritos, ${removed} quitados.`,
  )
}

/**
 * `npm run export` [-- --check | --watch | --confirm CONTENT | --releases | --rollback [RELEASE] |
 * --forward | --to FOLDER]
 */
export async function exportCommand(
  { args, env, root, say }: CommandPlace,
  stopped: () => AbortSignal = untilAskedToEnd,
): Promise<void> {
  const { values, release } = readRequest(args, env)
  if (values.help) return say(USAGE)
  const settings = readSettings(env, root)
  const options = optionsFrom(settings, root, say)
  if (values.watch) return watchUntil(stopped(), options, settings, say)
  if (values.releases) return sayReleases(options, say)
  if (values.to !== undefined) return sayCopy(options, values.to, say)
  refuseRoot(options.siteDir)
  if (values.rollback) {
    const shown = await showRelease(options.siteDir, release)
    say(`En línea ${shown}. Queda así hasta «npm run export -- --forward».`)
    await publishAndTell(options, say)
    return
  }
  if (values.forward) await followPanel(options.siteDir)
  const { confirm, check = false } = values
  const confirmed = confirm === undefined ? {} : { confirmed: confirm }
  const result = await publishAndTell({ ...options, ...confirmed, checkOnly: check }, say)
  for (const line of describeResult(result)) say(line)
  if (confirm !== undefined && !result.release.endsWith(`-${confirm}`)) {
    say(`No había nada que confirmar: lo que está en línea no es «${confirm}».`)
  }
}
