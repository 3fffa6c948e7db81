import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { cmsEnv } from '../settings/cms-env.ts'
import { dataDirRemedy, REPO_ROOT, secretsFileOf } from '../settings/env-files.mjs'
import type { Settings } from '../settings/settings.ts'
import { explained } from '../setup/explained.mjs'
import { ToldError } from '../setup/told-error.mjs'
import { checkDatabase } from './check-database.ts'
import { startChild, type Child, type ChildOptions } from './child.ts'
import { waitFor } from './wait-for.ts'

const STRAPI = path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')

const START_WITHIN_MS = 3 * 60_000

/** What the CMS writes when it has made the first administrator with the password given to it. */
const FIRST_ADMIN_CREATED = '[guia] first-admin-created'

export const cmsLogFile = (settings: Settings) => path.join(settings.dataDir, 'logs', 'cms.log')

export interface CmsOptions {
  settings: Settings
  /** 'develop' builds again whenever a file of the CMS changes. */
  mode: 'start' | 'develop'
  /** Used by the CMS only while it has no administrator. */
  adminPassword: string
  onFirstAdmin: () => void
}

/** The files that SQLite keeps; others when the database is elsewhere. */
const DATABASE_FILES = ['', '-wal', '-shm']

/** Leads, accounts and secrets are nobody else's business on a machine that several people use. */
function keepPrivate({ databaseFilename, dataDir }: Settings): void {
  const database = DATABASE_FILES.map((ending) => databaseFilename + ending)
  for (const file of [...database, secretsFileOf(dataDir)]) {
    if (existsSync(file)) chmodSync(file, 0o600)
  }
}

/** Starts a program whose new files only their owner may read. */
function startPrivate(options: ChildOptions): Child {
  const before = process.umask(0o077)
  try {
    return startChild(options)
  } finally {
    process.umask(before)
  }
}

/** The CMS does not start without the folder of its uploads, and does not make it either. */
function prepareData(settings: Settings, publicDir: string): void {
  checkDatabase(settings)
  try {
    mkdirSync(path.join(publicDir, 'uploads'), { recursive: true })
    keepPrivate(settings)
  } catch (error) {
    throw explained(error, 'preparar los datos del panel', dataDirRemedy(settings.dataDir))
  }
}

/** Throws a ToldError, in Spanish, when its data cannot be used; then it has not been started. */
export function startCms({ settings, mode, adminPassword, onFirstAdmin }: CmsOptions): Child {
  const env = cmsEnv(settings, adminPassword)
  prepareData(settings, env.PUBLIC_DIR)
  return startPrivate({
    args: mode === 'start' ? [path.join('scripts', 'start.mjs')] : [STRAPI, mode],
    cwd: path.join(REPO_ROOT, 'cms'),
    env: mode === 'develop' ? { ...env, NODE_ENV: 'development' } : env,
    logFile: cmsLogFile(settings),
    onLine: (line) => {
      if (line.includes(FIRST_ADMIN_CREATED)) onFirstAdmin()
    },
  })
}

async function isHealthy(cmsUrl: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${cmsUrl}/_health`, { signal: AbortSignal.timeout(2_000) })
    return status === 204
  } catch {
    return false
  }
}

/**
 * Waits until the CMS answers.
 * Throws a ToldError with the end of its log when it ends first, or takes over three minutes.
 */
export async function waitForCms(cms: Child, settings: Settings): Promise<void> {
  const end: { how?: string } = {}
  void cms.ended.then((how) => (end.how = how))
  const isDecided = async () => end.how !== undefined || (await isHealthy(settings.cmsUrl))
  const inTime = await waitFor(isDecided, START_WITHIN_MS)
  if (inTime && end.how === undefined) return
  if (cms.pid === 0) throw new ToldError(`El panel no puede arrancar: ${end.how}`)
  const what = end.how ? `El panel terminó (${end.how})` : 'El panel tarda demasiado en arrancar'
  const log = cmsLogFile(settings)
  throw new ToldError(`${what}. Todo lo que dijo está en ${log}; lo último:\n${cms.tail()}`)
}
