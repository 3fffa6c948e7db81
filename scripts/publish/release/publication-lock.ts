import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../../run/kernel-lock.ts'
import { AnotherIsAtWork } from '../../site/problems.ts'

const LOCK_FILE = 'lock.sqlite'

/** What can wait holds the lock for less, and lets go of it in between: see spare-time.ts. */
const PATIENCE_MS = 1_500
const TRIED_EVERY_MS = 50

async function takeLockWithin(file: string, patienceMs: number): Promise<(() => void) | null> {
  const end = performance.now() + patienceMs
  for (;;) {
    const unlock = takeLock(file)
    if (unlock || performance.now() >= end) return unlock
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
  const unlock = await takeLockWithin(path.join(root, LOCK_FILE), patienceMs)
  if (!unlock) throw new AnotherIsAtWork()
  try {
    return await action()
  } finally {
    unlock()
  }
}
