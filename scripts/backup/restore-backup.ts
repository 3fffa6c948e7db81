import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { deleteState } from '../publish/state/state.ts'
import { usualDatabase } from '../run/settings/database-settings.ts'
import { readEnvFile, secretsFileOf, type Env } from '../run/settings/env-files.mjs'
import type { Settings } from '../run/settings/settings.ts'
import { lockDataFolder } from '../run/start/data-folder-lock.ts'
import { checkArchive, unpack } from './archive.ts'
import { ToldError } from '../run/setup/told-error.mjs'
import { explained } from '../run/setup/explained.mjs'
import { belongToFolder } from './belong-to-folder.ts'
import { changePlaces, type Undo } from './change-places.ts'
import { openDatabase } from './database/database.ts'
import { SETTINGS_FILE, UPLOADS, uploadsOf } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { secretsBeside } from './rotation.ts'
import { envText, fingerprintOf, readSecrets } from './secrets.ts'
import { filesIn } from './staging.ts'

export interface RestoreOptions {
  settings: Settings
  /** Folder of the product: gets a `.env` when it has none. */
  root: string
  archive: string
  /** Of the archive; the file beside it when none is given. */
  secretsFile?: string
  /** Whether data that are there may be replaced. */
  replace: boolean
  now: Date
}

export interface Restored {
  manifest: Manifest
  /** Where what was replaced is kept; null when nothing was there. */
  aside: string | null
  /** Whether the installation had no settings, and has those of the archive now. */
  hasNewSettings: boolean
}

const SECRETS = 'secrets.env'

const KIND_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

function checkDatabase({ database }: Manifest, { databaseClient }: Settings): void {
  if (database === databaseClient) return
  throw new ToldError(
    `La copia es de una base ${KIND_NAMES[database]} y acá se usa ${KIND_NAMES[databaseClient]}: ` +
      `poné DATABASE_CLIENT=${database} en el archivo .env. Una copia no pasa los datos de una clase de ` +
      'base a la otra.',
  )
}

function needSecretsOf({ secrets: fingerprint }: Manifest, file: string) {
  const found = readSecrets(file)
  if (!found && existsSync(file)) {
    throw new ToldError(
      `En ${file} no están las claves de una copia: indicá con --secrets el archivo que se hizo con ` +
        'ella, guia-….secrets.env.',
    )
  }
  if (!found) {
    throw new ToldError(
      `Faltan las claves de la copia en ${file}: ponelas ahí, o decí dónde están con --secrets.`,
    )
  }
  if (fingerprintOf(found.secrets) !== fingerprint) {
    throw new ToldError(`Las claves de ${file} son de otra instalación: no abren esta copia.`)
  }
  return found
}

/** The lock on the data folder is of one machine and one container; whoever uses the database is not. */
async function refuseWhileUsed(settings: Settings): Promise<void> {
  if (!(await openDatabase(settings).isUsed())) return
  throw new ToldError(
    'Hay otro programa en marcha con la base de datos: cerrá el panel, y si no era él, lo que esté ' +
      'conectado a ella.',
  )
}

async function refuseToReplace(settings: Settings): Promise<void> {
  const isEmpty = (await filesIn(uploadsOf(settings))).length === 0
  if (isEmpty && !(await openDatabase(settings).hasData())) return
  throw new ToldError(
    `Ya hay datos en ${settings.dataDir}. Con --replace se ponen los de la copia en su lugar; los de ` +
      'ahora quedan guardados al lado.',
  )
}

interface Places {
  settings: Settings
  /** Where the archive was unpacked. */
  staging: string
  aside: string
}

/** All or nothing: what fails takes back what was done before it. The database is the last to change. */
async function putInPlace({ settings, staging, aside }: Places): Promise<void> {
  const database = openDatabase(settings)
  const places = [
    [UPLOADS, uploadsOf(settings)],
    [SECRETS, secretsFileOf(settings.dataDir)],
  ] as const
  const undo: Undo[] = []
  try {
    for (const [name, place] of places) {
      undo.push(await changePlaces(path.join(staging, name), place, path.join(aside, name)))
      await belongToFolder(place)
    }
    await database.restoreFrom(path.join(staging, database.copyName), aside)
  } catch (error) {
    for (const takeBack of undo.reverse()) await takeBack()
    throw error
  }
}

/** With Docker those of others too read the secrets: who may is told by the file that was there. */
async function writeSecrets(staging: string, text: string, { dataDir }: Settings): Promise<void> {
  const former = secretsFileOf(dataDir)
  const file = path.join(staging, SECRETS)
  await fs.writeFile(file, text, { mode: 0o600 })
  if (existsSync(former)) await fs.chmod(file, (await fs.stat(former)).mode & 0o777)
}

/** Where the data lie, where that is not the usual place. */
function placesOf({ dataDir, siteDir, databaseFilename }: Settings, root: string): Env {
  const usual = path.join(root, 'data')
  return {
    ...(dataDir !== usual && { DATA_DIR: dataDir }),
    ...(siteDir !== path.join(dataDir, 'site') && { SITE_DIR: siteDir }),
    ...(databaseFilename !== usualDatabase(dataDir) && {
      DATABASE_FILENAME: databaseFilename,
    }),
  }
}

const PLACES = ['DATA_DIR', 'SITE_DIR', 'DATABASE_FILENAME']

/**
 * An installation's own settings stay: its ports and addresses are not those of another machine. Where
 * it has none it gets those of the archive, but for the folders: the data are where they were put.
 * Returns whether it got them.
 */
async function putSettings(root: string, settings: Settings, archived: Env): Promise<boolean> {
  const file = path.join(root, '.env')
  if (Object.keys(archived).length === 0 || existsSync(file)) return false
  const kept = Object.entries(archived).filter(([name]) => !PLACES.includes(name))
  const text = envText({ ...Object.fromEntries(kept), ...placesOf(settings, root) })
  await fs.writeFile(file, text, { mode: 0o600 })
  return true
}

/**
 * Brings an installation that is not running to the state of an archive: database, uploads, secrets,
 * and the settings where there are none. Everything is checked before anything is changed.
 * Throws a ToldError, also while the product runs; then everything is as it was.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { settings, root, archive, replace, now } = options
  const manifest = await checkArchive(archive)
  checkDatabase(manifest, settings)
  const { secrets, others } = needSecretsOf(manifest, options.secretsFile ?? secretsBeside(archive))
  const unlock = lockDataFolder(settings.dataDir)
  const staging = await fs.mkdtemp(path.join(settings.dataDir, '.restore-'))
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const aside = path.join(settings.dataDir, `before-restore-${stamp}`)
  try {
    await refuseWhileUsed(settings)
    if (!replace) await refuseToReplace(settings)
    await unpack(archive, staging)
    await fs.mkdir(path.join(staging, UPLOADS), { recursive: true })
    await writeSecrets(staging, envText(secrets), settings)
    const open = readEnvFile(path.join(staging, SETTINGS_FILE))
    await putInPlace({ settings, staging, aside })
    const hasNewSettings = await putSettings(root, settings, { ...open, ...others })
    // What the publisher remembers is of another database: it makes everything anew.
    deleteState(settings.siteDir)
    const isAside = existsSync(aside)
    if (isAside) await belongToFolder(aside)
    return { manifest, aside: isAside ? aside : null, hasNewSettings }
  } catch (error) {
    throw explained(error, 'poner la copia en su lugar')
  } finally {
    await fs.rm(staging, { recursive: true, force: true })
    unlock()
  }
}
