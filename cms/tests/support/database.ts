import { copyPostgresDatabase, openPostgresDatabase } from './postgres-database.ts'
import { copySqliteDatabase, openSqliteDatabase } from './sqlite-database.ts'

/** The database of one CMS, looked at and changed from outside while the CMS is open. */
export interface TestDatabase {
  client: 'sqlite' | 'postgres'
  /** What the CMS has to find in its environment. */
  env: Record<string, string>
  /** Rows of a query; a `?` stands for each value. */
  read<Row>(sql: string, ...values: unknown[]): Promise<Row[]>
  /** Runs statements, all or none. */
  change(sql: string): Promise<void>
  /** Names of all indexes, sorted. */
  indexes(): Promise<string[]>
  /** Removes it, whoever is still connected. */
  remove(): Promise<void>
}

export type DatabaseClient = TestDatabase['client']

/** The database on which this run of the suite starts its CMS: GUIA_DATABASE, SQLite otherwise. */
export const CHOSEN_CLIENT: DatabaseClient =
  process.env.GUIA_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** The database that belongs to a data folder; an empty one the first time. */
export async function databaseOf(
  dataDir: string,
  client: DatabaseClient = CHOSEN_CLIENT,
): Promise<TestDatabase> {
  return client === 'postgres' ? openPostgresDatabase(dataDir) : openSqliteDatabase(dataDir)
}

/** Gives a data folder a copy of the database of another, which nobody has open. */
export async function copyDatabase(
  fromDir: string,
  toDir: string,
  client: DatabaseClient,
): Promise<void> {
  await (client === 'postgres'
    ? copyPostgresDatabase(fromDir, toDir)
    : copySqliteDatabase(fromDir, toDir))
}
