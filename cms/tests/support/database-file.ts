import Database from 'better-sqlite3'

/** Reads the SQLite file of a CMS from outside, as somebody with the disk would. */
export function readDatabase<Row>(file: string, sql: string, ...values: unknown[]): Row[] {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

/** Runs statements in the file while the CMS is open; WAL lets both write in turn. */
export function changeDatabase(file: string, sql: string): void {
  const database = new Database(file, { timeout: 5_000 })
  try {
    database.exec(sql)
  } finally {
    database.close()
  }
}
