import { bannerProblems } from '../../publish/banner/check-banner.ts'
import { envFileRemarks } from '../settings/env-remarks.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { duration, step } from '../setup/step.mjs'
import { createSiteServer } from '../../site-server/server.ts'
import { randomPassword } from './admin-password.ts'
import { cmsLogFile, startCms, waitForCms, type CmsOptions } from './cms.ts'
import { fillCatalogue, isEmpty, needsSample } from './fill-catalogue.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepAlive, startOrEnd, type KeptAlive } from './keep-alive.ts'
import { hasRelease, publisherLogFile, startPublisher } from './publisher.ts'
import { addressLines, firstAdminLines } from './show-addresses.ts'
import { closeOnSignals, createShutdown, type Shutdown } from './shutdown.ts'
import { waitFor } from './wait-for.ts'

/** Rendering every image of a whole catalogue takes its time, once. */
const FULL_RELEASE_WITHIN_MS = 10 * 60_000
/** An empty catalogue waits for staff: they need to be told where the panel is. */
const EMPTY_RELEASE_WITHIN_MS = 15_000

const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Running {
  settings: Settings
  shutdown: Shutdown
}

async function serveSite({ settings, shutdown }: Running): Promise<void> {
  const server = await createSiteServer({
    siteDir: settings.siteDir,
    host: settings.siteHost,
    port: settings.sitePort,
    siteUrl: settings.siteUrl,
    cmsUrl: settings.cmsUrl,
    previewUrl: `http://${settings.previewHost}:${settings.previewPort}`,
    onError: (error, target) => console.error(`Sitio: falló ${target}:`, error),
  })
  shutdown.add(() => server.close())
}

/** Says which part ended and that it comes back; the rest of the product goes on. */
const tellEnd = (name: string, log: string) => (how: string, waitMs: number) =>
  say(`${name} terminó (${how}); arranca de nuevo en ${duration(waitMs)}. Registro: ${log}`)

/**
 * Starts the panel and keeps it up. False when it does not start although something is published:
 * what is online must not go down with it, and its database may only be late.
 */
async function runCms(
  { settings, shutdown }: Running,
  options: Omit<CmsOptions, 'settings'>,
): Promise<boolean> {
  const start = () => startCms({ settings, ...options })
  const first = startOrEnd(start)
  let kept: KeptAlive | null = null
  shutdown.add(() => (kept ?? first).stop())
  const isThere = await step('Arranque del panel', () => waitForCms(first, settings)).then(
    () => true,
    (error: Error) => {
      if (!hasRelease(settings) || shutdown.isClosing()) throw error
      say(error.message)
      return false
    },
  )
  if (!shutdown.isClosing()) {
    kept = keepAlive({ start, first, onEnd: tellEnd('El panel', cmsLogFile(settings)) })
  }
  return isThere
}

async function runPublisher({ settings, shutdown }: Running, withinMs: number): Promise<string> {
  const log = publisherLogFile(settings)
  const publisher = keepAlive({
    start: () => startPublisher(settings),
    onEnd: tellEnd('La publicación', log),
  })
  shutdown.add(() => publisher.stop())
  if (await waitFor(() => hasRelease(settings), withinMs)) return 'en línea'
  // The panel is where staff mend what keeps it from being published: everything stays up.
  return `todavía no salió ninguna. Registro: ${log}; lo último:\n${publisher.current().tail()}`
}

/** Returns whether the panel is there. */
async function startAll(
  running: Running,
  cms: Omit<CmsOptions, 'settings'>,
  made: Promise<unknown>,
): Promise<boolean> {
  const { settings } = running
  const isPublished = hasRelease(settings)
  // Visitors need neither CMS nor publisher, nor what is built of a new version: they are served first.
  if (isPublished) await step('Sitio en línea', () => serveSite(running))
  await made
  if (!(await runCms(running, cms))) {
    await step('Publicación', () => runPublisher(running, EMPTY_RELEASE_WITHIN_MS))
    return false
  }
  if (await needsSample(settings)) {
    await step('Catálogo de muestra', () => fillCatalogue(settings))
  }
  const withinMs = (await isEmpty(settings)) ? EMPTY_RELEASE_WITHIN_MS : FULL_RELEASE_WITHIN_MS
  await step('Publicación', () => runPublisher(running, withinMs))
  if (!isPublished) await step('Sitio en línea', () => serveSite(running))
  return true
}

/** What works otherwise than whoever wrote the settings meant, a sentence each; the start goes on. */
async function settingsRemarks({ banner }: Settings): Promise<string[]> {
  const ofBanner = (await bannerProblems(banner)).map(
    (problem) =>
      `${problem} Corregilo en el archivo .env, o sacalo: mientras tanto no sale ninguna publicación.`,
  )
  return [...envFileRemarks(), ...ofBanner]
}

interface RunOptions {
  mode?: CmsOptions['mode']
  made?: Promise<unknown>
}

/**
 * Runs CMS, publisher and site until the process is asked to end. Resolves when all of them work,
 * or when the site shows what was published before and the CMS does not start yet; rejects, with
 * everything ended again, when there is nothing to show.
 * @param began when the command began, by `performance.now()`
 * @param made what has to be built before the panel starts; nothing any more, where it is left out
 */
export async function run(
  began: number,
  { mode = 'start', made = Promise.resolve() }: RunOptions = {},
): Promise<Shutdown> {
  const running: Running = { settings: readSettings(), shutdown: createShutdown() }
  const { settings, shutdown } = running
  closeOnSignals(shutdown, say)
  for (const remark of await settingsRemarks(settings)) say(remark)
  const adminPassword = randomPassword()
  let adminLines: string[] = []
  const onFirstAdmin = () => {
    adminLines = firstAdminLines(settings, adminPassword)
  }
  const tellFirstAdmin = () => {
    for (const line of adminLines.splice(0)) say(line)
  }
  // Closed last: who ends the first start in its middle needs the account all the same.
  shutdown.add(() => Promise.resolve(tellFirstAdmin()))
  const unlock = lockDataFolder(settings.dataDir)
  shutdown.add(() => Promise.resolve(unlock()))
  try {
    const hasPanel = await startAll(running, { mode, adminPassword, onFirstAdmin }, made)
    const time = duration(performance.now() - began)
    if (hasPanel) say(`\nTodo listo en ${time}.`)
    else say(`\nEl sitio está en línea (${time}); el panel todavía no, y se lo intenta de nuevo.`)
    for (const line of addressLines(settings)) say(line)
  } catch (error) {
    // Asked to end in the middle of the start: what broke off because of that is no failure.
    const wasClosing = shutdown.isClosing()
    await shutdown.close()
    if (!wasClosing) throw error
  } finally {
    tellFirstAdmin()
  }
  return shutdown
}
