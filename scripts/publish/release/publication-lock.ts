import { readFileSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PublicationError } from '../problems.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a publisher that was killed. */
async function removeStale(file: string): Promise<void> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (pid && isRunning(pid)) return
  if (Number(readFileSync(file, 'utf8')) === pid) rmSync(file, { force: true })
}

/**
 * Runs a publication while no other one of this folder runs.
 * Throws a PublicationError in Spanish when another one is running.
 */
export async function withPublicationLock<T>(root: string, action: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true })
  const file = path.join(root, '.publicando')
  if (!(await tryLock(file))) {
    await removeStale(file).catch(() => {})
    if (!(await tryLock(file))) {
      throw new PublicationError('Ya hay otra publicación en marcha: esperá a que termine.')
    }
  }
  try {
    return await action()
  } finally {
    await rm(file, { force: true })
  }
}
