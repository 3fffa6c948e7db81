import { createRequire } from 'node:module'
import path from 'node:path'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'

export type Row = Record<string, unknown>

/** As much of better-sqlite3 as is used here; it belongs to the CMS, which is installed apart. */
export interface Database {
  pragma(source: string): unknown
  prepare(source: string): {
    all(...values: unknown[]): Row[]
    get(...values: unknown[]): Row
    run(row: Row): { lastInsertRowid: number | bigint }
  }
  transaction(action: () => void): () => void
  close(): void
}

export function openDatabase(file: string): Database {
  const require = createRequire(path.join(REPO_ROOT, 'cms', 'package.json'))
  const Sqlite = require('better-sqlite3') as new (file: string) => Database
  return new Sqlite(file)
}
