import type { Settings } from '../../run/settings/settings.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

/** The database of an installation, to be copied and to be put back. */
export interface Database {
  /** What its copy is called in an archive. */
  copyName: string
  /** Writes a copy as of one moment, while others go on writing. Throws a ToldError. */
  copyTo(file: string): Promise<void>
  /** Whether anything is in it. Throws a ToldError when it cannot be asked. */
  hasData(): Promise<boolean>
  /** Whether another program works with it, as far as can be told. Throws a ToldError. */
  isUsed(): Promise<boolean>
  /**
   * Puts a copy in its place, whole or not at all, and sets aside what was there in a folder.
   * Throws a ToldError.
   */
  restoreFrom(file: string, asideFolder: string): Promise<void>
}

export const openDatabase = (settings: Settings): Database =>
  settings.databaseClient === 'postgres' ? postgresDatabase(settings) : sqliteDatabase(settings)
