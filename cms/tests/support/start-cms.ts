import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecrets, FIRST_ADMIN } from './cms-env.ts'
import {
  CHOSEN_CLIENT,
  copyDatabase,
  databaseOf,
  type DatabaseClient,
  type TestDatabase,
} from './database.ts'
import { foldersOf, spawnCms, type CmsProcess } from './cms-process.ts'
import { freePort } from './free-port.ts'
import { startedOnceDir } from './started-once.ts'

/** What Strapi says once it listens. */
const STARTED = 'Strapi started successfully'
const READY_MS = 90_000
const STOP_MS = 10_000
const REFUSE_MS = 40_000

export interface CmsOptions {
  /** Added to the usual environment; '' takes a variable away. */
  env?: Record<string, string>
  /**
   * A folder of one's own, which stays: the first start on an empty one makes the database, a later
   * one goes on with it. Default: a new one as of `makeStartedDir`.
   */
  dataDir?: string
  /** Default: the one of this run of the suite. */
  client?: DatabaseClient
}

export interface Cms {
  /** 'http://127.0.0.1:<port>' */
  url: string
  tokens: { snapshot: string; import: string }
  admin: { email: string; password: string }
  dataDir: string
  database: TestDatabase
  uploadsDir: string
  tmpDir: string
  pid: number
  log(): string
  /** Ends the process and, when this start made the data folder, removes it. */
  stop(): Promise<void>
  /** kill -9; the data folder stays. */
  kill(): Promise<void>
}

async function waitUntilReady(url: string, { child, log, exited }: CmsProcess): Promise<void> {
  let gone = false
  void exited.then(() => (gone = true))
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (gone) throw new Error(`The CMS ended while starting:\n${log()}`)
    // Another suite's CMS may have taken the port meanwhile: only what this one said of itself counts.
    if (log().includes(STARTED)) {
      const health = await fetch(`${url}/_health`).catch(() => null)
      if (health?.status === 204) return
    }
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error(`The CMS was not ready after ${READY_MS / 1000} s:\n${log()}`)
}

async function end({ child, exited }: CmsProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(late)
}

async function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'guia-cms-'))
}

/** Folders in which a CMS has started once, to copy: making tables takes half of a first start. */
const startedOnce = new Map<DatabaseClient, Promise<string>>()

async function startOnce(client: DatabaseClient): Promise<string> {
  const folder = startedOnceDir(client)
  const cms = await startCms({ dataDir: folder, client })
  await cms.stop()
  return folder
}

/** A new data folder with a copy of a database on which a CMS has started before; who asked removes both. */
export async function makeStartedDir(client: DatabaseClient = CHOSEN_CLIENT): Promise<string> {
  const started = startedOnce.get(client) ?? startOnce(client)
  startedOnce.set(client, started)
  const folder = await makeDataDir()
  await copyDatabase(await started, folder, client)
  return folder
}

/**
 * Boots the built CMS on a free port with its own database, uploads and temp folder, and with a
 * first administrator. Resolves when it answers; throws with its output when it does not start.
 */
export async function startCms({
  env = {},
  dataDir,
  client = CHOSEN_CLIENT,
}: CmsOptions = {}): Promise<Cms> {
  const folder = dataDir ?? (await makeStartedDir(client))
  const database = await databaseOf(folder, client)
  const secrets = createSecrets()
  const port = await freePort()
  const settings = {
    ...secrets,
    ...database.env,
    PORT: String(port),
    FIRST_ADMIN_EMAIL: FIRST_ADMIN.email,
    FIRST_ADMIN_PASSWORD: FIRST_ADMIN.password,
    ...env,
  }
  const running = await spawnCms(folder, settings)
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, running)
  const { uploadsDir, tmpDir } = foldersOf(folder)
  return {
    url,
    tokens: { snapshot: settings.SNAPSHOT_TOKEN, import: settings.IMPORT_TOKEN },
    admin: { email: settings.FIRST_ADMIN_EMAIL, password: settings.FIRST_ADMIN_PASSWORD },
    dataDir: folder,
    database,
    uploadsDir,
    tmpDir,
    pid: running.child.pid ?? 0,
    log: running.log,
    async stop() {
      await end(running, 'SIGTERM')
      if (dataDir) return
      await database.remove()
      await rm(folder, { recursive: true, force: true })
    },
    kill: () => end(running, 'SIGKILL'),
  }
}

/** Starts a CMS that is expected to refuse; resolves with its exit code and output. */
export async function startRefused(env: Record<string, string>) {
  const folder = await makeDataDir()
  const database = await databaseOf(folder)
  const settings = { ...createSecrets(), ...database.env, PORT: String(await freePort()), ...env }
  const running = await spawnCms(folder, settings)
  const late = setTimeout(() => running.child.kill('SIGKILL'), REFUSE_MS)
  const code = await running.exited
  clearTimeout(late)
  await database.remove()
  await rm(folder, { recursive: true, force: true })
  return { code, log: running.log() }
}
