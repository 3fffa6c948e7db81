import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEBIBYTE = 1024 ** 2

/**
 * Runs with a small file system in memory, which everybody may enter; needs to be root. Throws what
 * `mount` said where that is not allowed.
 */
export async function withTmpfs<T>(
  megabytes: number,
  action: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-tmpfs-'))
  const size = `size=${megabytes * MEBIBYTE}`
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder])
  chmodSync(folder, 0o755)
  const lastResort = () => {
    // What may still be open in it goes with the processes that end after this one.
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  }
  process.once('exit', lastResort)
  try {
    return await action(folder)
  } finally {
    process.removeListener('exit', lastResort)
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Leaves only so many bytes free, or fewer when others write too; gives the way to make room again. */
export function fillUp(folder: string, free: number): () => void {
  const ballast = path.join(folder, 'lastre')
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes(folder) - free)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
  return () => rmSync(ballast)
}
