import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { ToldError } from './told-error.mjs'

const GIGABYTE = 1024 ** 3
const NEEDED_BYTES = 2 * GIGABYTE

/**
 * '1.9 GB' the Spanish way.
 * @param {number} bytes
 */
const inGigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1).replace('.', ',')} GB`

/**
 * The folder itself, or the nearest one above it that exists.
 * @param {string} folder
 * @returns {string}
 */
export function existing(folder) {
  return existsSync(folder) ? folder : existing(path.dirname(folder))
}

/**
 * Free bytes for the user who asks, on the disk of a folder that may not exist yet.
 * @param {string} folder
 */
export async function freeBytes(folder) {
  const { bavail, bsize } = await fs.statfs(existing(folder))
  return bavail * bsize
}

/**
 * Throws a ToldError when less than 2 GB are free on the disk of a folder.
 * @param {string} folder
 * @param {(folder: string) => Promise<number>} [measure]
 */
export async function checkDisk(folder, measure = freeBytes) {
  const free = await measure(folder)
  if (free >= NEEDED_BYTES) return
  throw new ToldError(
    `Queda poco lugar en el disco de ${folder}: ${inGigabytes(free)} libres y hacen falta ` +
      `${inGigabytes(NEEDED_BYTES)}. Liberá espacio y volvé a intentar.`,
  )
}
