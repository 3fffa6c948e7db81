import Sqlite from 'better-sqlite3'
import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { LEAD_COUNTS_TABLE } from '../../../cms/src/rules/limits.ts'
import type { DatabaseSettings } from '../../run/settings/database-settings.ts'
import { ToldError } from '../../run/setup/told-error.mjs'
import { changePlaces } from '../change-places.ts'
import type { Database } from './database.ts'

/** Of what the file has not taken in yet, and who reads how far. */
const LOGS = ['-wal', '-shm']

const BUSY_MS = 10_000

function copy(from: string, to: string): void {
  if (!existsSync(from)) throw new ToldError(`No hay una base de datos en ${from}.`)
  const database = new Sqlite(from, { readonly: true, timeout: BUSY_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } catch (error) {
    throw new ToldError(`La base de datos no se dejó copiar: ${(error as Error).message}.`, {
      cause: error,
    })
  } finally {
    database.close()
  }
}

/** Who has sent leads in these ten minutes is not kept for as long as a backup is. */
function forgetLeadCounts(file: string): void {
  const database = new Sqlite(file)
  // What is deleted is not left in the file either.
  database.pragma('secure_delete = ON')
  const isThere = 'SELECT 1 FROM sqlite_master WHERE name = ?'
  if (database.prepare(isThere).get(LEAD_COUNTS_TABLE)) {
    database.exec(`DELETE FROM ${LEAD_COUNTS_TABLE}`)
  }
  database.close()
}

/** Throws a ToldError when the file is no sound database. */
function check(file: string): void {
  try {
    const database = new Sqlite(file, { readonly: true })
    const found = database.pragma('integrity_check', { simple: true })
    database.close()
    if (found === 'ok') return
  } catch {
    // Told below.
  }
  throw new ToldError('La base de datos de la copia está dañada: usá otra.')
}

export function sqliteDatabase({ databaseFilename }: DatabaseSettings): Database {
  return {
    copyName: 'database.sqlite',
    async copyTo(file) {
      copy(databaseFilename, file)
      forgetLeadCounts(file)
      await fs.chmod(file, 0o600)
    },
    // A file tells of nobody; the lock on its folder does.
    isUsed: () => Promise.resolve(false),
    hasData: () => Promise.resolve(existsSync(databaseFilename)),
    async restoreFrom(file, asideFolder) {
      check(file)
      // The log is of the file that goes: beside another one it would damage it.
      const logs = LOGS.map((end) => databaseFilename + end).filter((log) => existsSync(log))
      const asideOf = (part: string) => path.join(asideFolder, path.basename(part))
      if (logs.length > 0) await fs.mkdir(asideFolder, { recursive: true })
      for (const log of logs) await fs.rename(log, asideOf(log))
      const made = `${databaseFilename}.new`
      try {
        await fs.mkdir(path.dirname(databaseFilename), { recursive: true })
        // The database may stand on another disk than the archive was unpacked on.
        await fs.copyFile(file, made)
        await changePlaces(made, databaseFilename, asideOf(databaseFilename))
      } catch (error) {
        await fs.rm(made, { force: true })
        for (const log of logs) await fs.rename(asideOf(log), log)
        throw error
      }
    },
  }
}
