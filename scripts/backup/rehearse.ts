import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { databaseEnv } from '../run/settings/database-settings.ts'
import { readSettings, type Settings } from '../run/settings/settings.ts'
import { publisherLogFile } from '../run/start/publisher.ts'
import { startProduct } from '../testing/start-product.ts'
import { step } from '../run/setup/step.mjs'
import { ToldError } from '../run/setup/told-error.mjs'
import { compareReleaseFiles, lostFilesOf, type ReleaseDifferences } from './compare-releases.ts'
import { restoreBackup } from './restore-backup.ts'
import { holdFiles } from './staging.ts'

export interface RehearseOptions {
  archive: string
  secretsFile?: string
  /** Folder of the live site, with its link `current`. */
  siteDir: string
  /** Empty: gets the copy of the data and the release that is made of it. */
  folder: string
  now: Date
  /** Told of each step, and of how long it took. */
  say?: (line: string) => void
  /** Ends the rehearsal, with everything that it has started. */
  signal?: AbortSignal
}

/** A rehearsal tells nobody of anything: nobody listens on this port. */
const TO_NOBODY = {
  LEAD_FORWARD_URL: 'http://127.0.0.1:9/',
  LEAD_MAIL_TO: 'nadie@guia.invalid',
  LEAD_MAIL_FROM: 'nadie@guia.invalid',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

/** Of the installation that the archive is of, what the release depends on. */
function settingsOf(folder: string, database: Settings) {
  const { siteUrl, offlineCopy, banner } = readSettings(
    { ...process.env, DATA_DIR: database.dataDir, ...databaseEnv(database) },
    folder,
  )
  return {
    ...databaseEnv(database),
    SITE_URL: siteUrl,
    SITE_DIR: path.join(database.dataDir, 'site'),
    OFFLINE_COPY: offlineCopy ? 'yes' : 'no',
    ...(existsSync(banner.video) && { BANNER_VIDEO: banner.video }),
    ...(existsSync(banner.poster) && { BANNER_POSTER: banner.poster }),
    SAMPLE_CATALOGUE: 'no',
    ...TO_NOBODY,
  }
}

/** The live release's folder, once it is certain that there is one to compare with. */
async function liveReleaseIn(siteDir: string): Promise<string> {
  const live = path.join(siteDir, 'current')
  if (!existsSync(live)) {
    throw new ToldError(`En ${siteDir} no hay un sitio publicado: decí dónde está con --site.`)
  }
  const lost = await lostFilesOf(live)
  if (lost.length > 0) {
    throw new ToldError(
      `Al sitio publicado en ${siteDir} le faltan archivos (${lost.length}, el primero ${lost[0]}): ` +
        'corré «npm run export» en su instalación, que los hace de nuevo, y volvé a intentar.',
    )
  }
  return fs.realpath(live)
}

const LAST_LINES = 5

/**
 * The release that was made of the copy's data. Throws a ToldError, with what the publisher said last,
 * when there is none.
 */
export async function madeRelease(settings: Settings): Promise<string> {
  const made = path.join(settings.dataDir, 'site', 'current')
  if (existsSync(made)) return fs.realpath(made)
  const said = await fs.readFile(publisherLogFile(settings), 'utf8').catch(() => '')
  const last = said.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  throw new ToldError(
    'Con los datos de esa copia no sale ninguna publicación, y no hay con qué comparar: ¿es la copia ' +
      `de este sitio? Lo último que dijo la publicación:\n${last}`,
  )
}

/** The settings of the copy, once the data of the archive are in the folder. */
async function restoreInto(dataDir: string, options: RehearseOptions): Promise<Settings> {
  const { archive, secretsFile, siteDir, folder, now } = options
  await fs.mkdir(dataDir, { recursive: true })
  // No `.env` but that of the archive: this clone's own may name the live database.
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir }, folder)
  const secrets = secretsFile ? { secretsFile } : {}
  await restoreBackup({ settings, root: folder, archive, ...secrets, replace: false, now })
  // An update keeps the images that are rendered; a new version draws anew what it draws otherwise.
  await holdFiles(path.join(siteDir, 'media'), path.join(dataDir, 'site', 'media'))
  return settings
}

/**
 * Runs this version of the product over the data of an archive, in a folder and on ports of its own,
 * and compares the release that it makes with the live one. For PostgreSQL `DATABASE_URL` in the
 * environment names an empty database. Throws a ToldError that says why it could not be tried, or, once
 * what it has started has ended, that it was broken off.
 */
export async function rehearse(options: RehearseOptions): Promise<ReleaseDifferences> {
  const { siteDir, folder, say = () => {}, signal } = options
  await liveReleaseIn(siteDir)
  const dataDir = path.join(folder, 'data')
  try {
    const settings = await step('Copia, en su carpeta', () => restoreInto(dataDir, options), say)
    signal?.throwIfAborted()
    const env = settingsOf(folder, settings)
    const start = () => startProduct({ dataDir, env, signal })
    const product = await step('Esta versión, con esos datos', start, say)
    try {
      const compare = async () =>
        compareReleaseFiles(await liveReleaseIn(siteDir), await madeRelease(settings))
      return await step('Comparación', compare, say)
    } finally {
      await product.stop()
    }
  } catch (error) {
    if (signal?.aborted)
      throw new ToldError('Se interrumpió: no se comparó nada.', { cause: error })
    throw error
  }
}
