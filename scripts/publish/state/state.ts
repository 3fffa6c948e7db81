import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'

/** Beside the releases: what the publisher remembers. It may be deleted at any time. */
export const STATE_FILE = 'state.sqlite'

/** Raised when the tables change: a file of another version is begun anew. */
const VERSION = 4

/**
 * `store` holds the CMS's line of each store and what was made of it. `page` holds the bundles that are on the disk for certain, with the names of every
 * file that the page needs and whether it is compressed as far as can be, and `file` what those hold;
 * `image` the content of each version of a file of the CMS.
 */
const TABLES = `
  CREATE TABLE fact (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
  CREATE TABLE store (
    numero INTEGER PRIMARY KEY,
    line_hash TEXT NOT NULL, made_from TEXT, related TEXT, page TEXT,
    made_hash TEXT, light TEXT, hours TEXT, more TEXT, record TEXT, line TEXT NOT NULL
  );
  CREATE TABLE page (
    key TEXT PRIMARY KEY, files TEXT NOT NULL, is_small INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE INDEX large_page ON page (key) WHERE is_small = 0;
  CREATE TABLE file (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, hash TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE image (version TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE unreferenced (file TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;
`

export type State = Database.Database

/** A row that does not hold what was written: the whole file cannot be trusted. */
export class DamagedState extends Error {}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code)

/** Whether an error means that the state has to be begun anew. */
export const isStateDamage = (error: unknown): boolean =>
  error instanceof DamagedState ||
  /^SQLITE_(?:CORRUPT|NOTADB|FORMAT|ERROR|MISMATCH)/.test(codeOf(error))

export function deleteState(siteDir: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) {
    rmSync(path.join(siteDir, STATE_FILE + ending), { force: true })
  }
}

/**
 * The publisher's memory, empty where there is none. It makes publications quick, never right: whoever
 * deletes it costs the next one a whole reading. Throws what `isStateDamage` knows when the file cannot
 * be read, or is of another version.
 */
export function openState(siteDir: string): State {
  const state = new Database(path.join(siteDir, STATE_FILE))
  try {
    state.pragma('journal_mode = WAL')
    state.pragma('synchronous = NORMAL')
    const version = state.pragma('user_version', { simple: true })
    if (version === 0) state.exec(`${TABLES} PRAGMA user_version = ${VERSION}`)
    else if (version !== VERSION) throw new DamagedState(`version ${String(version)}`)
    return state
  } catch (error) {
    state.close()
    throw error
  }
}

/**
 * An empty memory that is kept nowhere, but for the images that the publisher knows: what needs them
 * beside it neither waits for it nor changes what it remembers.
 */
export function memoryState(siteDir: string): State {
  const memory = new Database(':memory:')
  memory.exec(TABLES)
  const file = path.join(siteDir, STATE_FILE)
  if (!existsSync(file)) return memory
  try {
    memory.prepare('ATTACH ? AS publisher').run(file)
    memory.exec('INSERT INTO image SELECT * FROM publisher.image; DETACH publisher')
  } catch (error) {
    // They are fetched again then.
    if (!isStateDamage(error)) throw error
  }
  return memory
}

/** A fact by its name; null when it was never written. */
export const readFact = (state: State, name: string): unknown =>
  state.prepare('SELECT value FROM fact WHERE name = ?').pluck().get(name) ?? null

export const writeFact = (state: State, name: string, value: string | number): void =>
  void state.prepare('INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)').run(name, value)
