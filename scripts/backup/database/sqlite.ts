import Sqlite from 'better-sqlite3'
import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import type { DatabaseSettings } from '../../run/settings/database-settings.ts'
import { BackupError } from '../backup-error.ts'
import type { Database } from './database.ts'

/** The file, what it has not taken in yet, and who reads how far. */
const PARTS = ['', '-wal', '-shm']

const BUSY_MS = 10_000

function copy(from: string, to: string): void {
  if (!existsSync(from)) throw new BackupError(`No hay una base de datos en ${from}.`)
  const database = new Sqlite(from, { readonly: true, timeout: BUSY_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } catch (error) {
    throw new BackupError(`La base de datos no se dejó copiar: ${(error as Error).message}.`, {
      cause: error,
    })
  } finally {
    database.close()
  }
}

/** Throws a BackupError when the file is no sound database. */
function check(file: string): void {
  try {
    const database = new Sqlite(file, { readonly: true })
    const found = database.pragma('integrity_check', { simple: true })
    database.close()
    if (found === 'ok') return
  } catch {
    // Told below.
  }
  throw new BackupError('La base de datos de la copia está dañada: usá otra.')
}

async function move(from: string, to: string): Promise<() => Promise<void>> {
  await fs.mkdir(path.dirname(to), { recursive: true })
  await fs.rename(from, to)
  return () => fs.rename(to, from)
}

export function sqliteDatabase({ databaseFilename }: DatabaseSettings): Database {
  return {
    copyName: 'database.sqlite',
    async copyTo(file) {
      copy(databaseFilename, file)
      await fs.chmod(file, 0o600)
    },
    hasData: () => Promise.resolve(existsSync(databaseFilename)),
    async restoreFrom(file, asideFolder) {
      check(file)
      const undo: (() => Promise<void>)[] = []
      const takeBack = async () => {
        for (const step of undo.reverse()) await step()
      }
      try {
        for (const part of PARTS.map((end) => databaseFilename + end)) {
          if (!existsSync(part)) continue
          undo.push(await move(part, path.join(asideFolder, path.basename(part))))
        }
        await fs.mkdir(path.dirname(databaseFilename), { recursive: true })
        await fs.copyFile(file, `${databaseFilename}.new`)
        undo.push(await move(`${databaseFilename}.new`, databaseFilename))
      } catch (error) {
        await takeBack()
        throw error
      }
      return takeBack
    },
  }
}
