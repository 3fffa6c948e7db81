import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const NAME = /^guia-run-(\d+)-/
/** Far more than a run has in it at once: browsers, servers and tests need memory of their own. */
const ENOUGH = 8 * 1024 ** 3

/** @param {string} folder */
function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, os.freemem())
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** What runs left that were cut off: memory that nobody would give back. @param {string} parent */
function removeLeft(parent) {
  for (const name of readdirSync(parent)) {
    const owner = NAME.exec(name)?.[1]
    if (owner === undefined || isRunning(Number(owner))) continue
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's, who removes it with the next run.
    }
  }
}

/**
 * A folder in memory for the temporary files of a run, removed when this process ends; null where
 * there is none, or too little of it. Tests write many small files and flush them: on a disk that is
 * a fifth of the programs' time, and no test cuts the power.
 * @param {string} [parent]
 * @param {number} [enough] bytes that have to be free
 * @returns {string | null}
 */
export function makeMemoryFolder(parent = MEMORY, enough = ENOUGH) {
  if (roomIn(parent) < enough) return null
  removeLeft(parent)
  const folder = mkdtempSync(path.join(parent, `guia-run-${process.pid}-`))
  // The database server, which is another user's, has its data in it.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
