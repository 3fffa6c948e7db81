import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Lead } from '@guia/contract'
import { countQuery, DESCRIPTIONS, type Store } from './store.ts'
import { textOf } from '../leads/submission.ts'

const BUSY_MS = 10_000
const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"

interface CountedTable {
  name: string
  rows: number
}

/** Opens the file for one look. */
function look<T>(file: string, use: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(file, { readonly: true, timeout: BUSY_MS })
  try {
    return use(database)
  } finally {
    database.close()
  }
}

/** The file that the CMS makes in its data folder. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const file = path.join(dataDir, 'cms.sqlite')
  return {
    name: 'SQLite',
    env: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    readLeads: async () =>
      look(file, (database) => database.prepare('SELECT * FROM leads').all() as Lead[]).map(textOf),
    countRows: async () =>
      look(file, (database) => {
        const tables = database.prepare(TABLES).pluck().all() as string[]
        const counts = database.prepare(countQuery(tables)).all() as CountedTable[]
        return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]))
      }),
    readDescriptions: async () =>
      look(file, (database) => database.prepare(DESCRIPTIONS).pluck().all() as string[]),
    findDamage() {
      const found = look(file, (database) => database.pragma('integrity_check', { simple: true }))
      return found === 'ok' ? '' : String(found)
    },
    close: async () => {},
  }
}
