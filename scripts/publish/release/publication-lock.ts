import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { AnotherIsAtWork } from '../../site/problems.ts'

export const LOCK_FILE = 'lock.sqlite'

/** What can wait holds the lock for less, and lets go of it in between: see spare-time.ts. */
const PATIENCE_MS = 1_500
const TRIED_EVERY_MS = 50

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

async function takeLockWithin(file: string, patienceMs: number): Promise<Database.Database | null> {
  const end = performance.now() + patienceMs
  for (;;) {
    const lock = takeLock(file)
    if (lock || performance.now() >= end) return lock
    await sleep(TRIED_EVERY_MS)
  }
}

/**
 * Runs a publication while no other one of this folder runs, in this process, in another, or in
 * another container of this machine that shares the folder. The kernel lets go of the lock when its
 * process ends, however that ends.
 * Throws an AnotherIsAtWork, in Spanish, when another one still is running after `patienceMs`.
 */
export async function withPublicationLock<T>(
  root: string,
  action: () => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  await mkdir(root, { recursive: true })
  const lock = await takeLockWithin(path.join(root, LOCK_FILE), patienceMs)
  if (!lock) throw new AnotherIsAtWork()
  try {
    return await action()
  } finally {
    lock.close()
  }
}
