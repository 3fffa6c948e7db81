import { truncateSync } from 'node:fs'
import Database from 'better-sqlite3'

const codeOf = (error: unknown) => (error as { code?: string }).code

/**
 * Takes a file that only one process of this machine holds, in whatever container: an open
 * transaction of SQLite that no other connection can begin. The kernel lets go of it when the
 * process ends, however that ends.
 * @returns what lets go of it, to be kept as long as the lock is to hold; null when another one holds
 * it. Throws where it cannot be made.
 */
export function takeLock(file: string): (() => void) | null {
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => void lock.close()
  } catch (error) {
    lock.close()
    if (codeOf(error) === 'SQLITE_BUSY') return null
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error
    // What nobody can hold keeps nobody out; it stays the same file, which another one may take now.
    truncateSync(file)
    return takeLock(file)
  }
}
