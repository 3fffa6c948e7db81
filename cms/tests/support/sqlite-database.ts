import { rm } from 'node:fs/promises'
import path from 'node:path'
import Database from 'better-sqlite3'
import type { TestDatabase } from './database.ts'

const INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name"

/** Opens the file for one use; WAL lets the CMS and a test write in turn. */
function using<T>(file: string, readonly: boolean, use: (database: Database) => T): T {
  const database = new Database(file, { readonly, timeout: 5_000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}

const fileOf = (dataDir: string) => path.join(dataDir, 'cms.sqlite')

/** Copies what is in the file and in its log. */
export async function copySqliteDatabase(fromDir: string, toDir: string): Promise<void> {
  using(fileOf(fromDir), false, (database) => database.prepare('VACUUM INTO ?').run(fileOf(toDir)))
}

/** The file `cms.sqlite` of a data folder, as somebody with the disk would read it. */
export function openSqliteDatabase(dataDir: string): TestDatabase {
  const file = fileOf(dataDir)
  const read = async <Row>(sql: string, ...values: unknown[]) =>
    using(file, true, (database) => database.prepare(sql).all(...values) as Row[])
  return {
    client: 'sqlite',
    env: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    read,
    async change(sql) {
      using(file, false, (database) => database.exec(`BEGIN; ${sql}; COMMIT`))
    },
    indexes: async () => (await read<{ name: string }>(INDEXES)).map(({ name }) => name),
    remove: () => rm(file, { force: true }),
  }
}
