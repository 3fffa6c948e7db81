import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../run/settings/settings.ts'
import { explained } from '../run/setup/explained.mjs'
import { checkArchive, writeArchive } from './archive.ts'
import { belongToFolder } from './belong-to-folder.ts'
import { openDatabase } from './database/database.ts'
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts'
import { archiveOf, backupName, secretsBeside } from './rotation.ts'
import { envText, fingerprintOf, readDotEnv, secretsOf } from './secrets.ts'
import { hashFiles, holdFiles } from './staging.ts'

export const SETTINGS_FILE = 'settings.env'
export const UPLOADS = 'uploads'

/** Where an installation keeps what staff have uploaded. */
export const uploadsOf = ({ dataDir }: Settings): string => path.join(dataDir, 'public', UPLOADS)

export interface BackupOptions {
  settings: Settings
  /** Folder of the product, with `.env`. */
  root: string
  /** Where the archive goes; made when it is not there. */
  folder: string
  now: Date
}

export interface Backup {
  /** Absolute. */
  archive: string
  secretsFile: string
  manifest: Manifest
}

/** Everything that an archive holds, in a folder of its own. */
async function collect({ settings, root, now }: BackupOptions, staging: string): Promise<void> {
  const database = openDatabase(settings)
  const uploads = path.join(staging, UPLOADS)
  await fs.mkdir(uploads)
  // Before the database, for what is deleted meanwhile, and after it, for what has come.
  await holdFiles(uploadsOf(settings), uploads)
  await database.copyTo(path.join(staging, database.copyName))
  await holdFiles(uploadsOf(settings), uploads)
  await fs.writeFile(path.join(staging, SETTINGS_FILE), envText(readDotEnv(root).open))
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: now.toISOString(),
    database: settings.databaseClient,
    secrets: fingerprintOf(secretsOf(settings)),
    files: await hashFiles(staging),
  }
  await fs.writeFile(path.join(staging, MANIFEST), JSON.stringify(manifest, null, 1))
}

const STAGING = '.backup-'
const LEFT_AFTER_MS = 24 * 60 * 60_000

/** Removes what a backup that was killed has left: no other one takes a day. */
async function removeLeftovers(folder: string, isLeft: RegExp, now: Date): Promise<void> {
  for (const name of (await fs.readdir(folder)).filter((one) => isLeft.test(one))) {
    const left = path.join(folder, name)
    const age = now.getTime() - (await fs.stat(left)).mtimeMs
    if (age > LEFT_AFTER_MS) await fs.rm(left, { recursive: true, force: true })
  }
}

/** In one step, and its owner's only. */
async function writeSecrets({ settings, root }: BackupOptions, file: string): Promise<void> {
  const text = envText({ ...readDotEnv(root).secret, ...secretsOf(settings) })
  await fs.writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await belongToFolder(`${file}.new`)
  await fs.rename(`${file}.new`, file)
}

/**
 * Makes one archive of the database, the uploads and the settings, while the panel may be running,
 * and a file of the secrets beside it. The archive has its name once it was read back whole.
 * Throws a ToldError, also when there are no secrets yet; then no archive is left.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  try {
    return await make(options)
  } catch (error) {
    throw explained(error, 'hacer la copia')
  }
}

async function make(options: BackupOptions): Promise<Backup> {
  const { settings, folder, now } = options
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(settings.dataDir, /^\.backup-/, now)
  await removeLeftovers(folder, /^guia-.*\.new$/, now)
  const archive = path.resolve(folder, archiveOf(backupName(now)))
  const secretsFile = secretsBeside(archive)
  const staging = await fs.mkdtemp(path.join(settings.dataDir, STAGING))
  try {
    await collect(options, staging)
    await writeArchive(staging, `${archive}.new`)
    const manifest = await checkArchive(`${archive}.new`)
    await belongToFolder(`${archive}.new`)
    await writeSecrets(options, secretsFile)
    await fs.rename(`${archive}.new`, archive)
    return { archive, secretsFile, manifest }
  } finally {
    await fs.rm(`${archive}.new`, { force: true })
    await fs.rm(staging, { recursive: true, force: true })
  }
}
