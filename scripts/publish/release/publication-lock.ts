import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import Database from 'better-sqlite3'
import { AnotherIsAtWork } from '../../site/problems.ts'

export const LOCK_FILE = 'lock.sqlite'

/** An open transaction that no other connection can begin; null when another one has begun it. */
function takeLock(file: string): Database.Database | null {
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null
    throw error
  }
}

/**
 * Runs a publication while no other one of this folder runs, in this process, in another, or in
 * another container of this machine that shares the folder. The kernel lets go of the lock when its
 * process ends, however that ends.
 * Throws an AnotherIsAtWork, in Spanish, when another one is running.
 */
export async function withPublicationLock<T>(root: string, action: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true })
  const lock = takeLock(path.join(root, LOCK_FILE))
  if (!lock) throw new AnotherIsAtWork()
  try {
    return await action()
  } finally {
    lock.close()
  }
}
