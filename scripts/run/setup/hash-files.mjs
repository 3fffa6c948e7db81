import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} HashOptions
 * @property {RegExp} [skip] paths, relative to the root and with '/', that do not count
 */

/**
 * Every file at or below a path, relative to the root; none when the path does not exist.
 * @param {string} root
 * @param {string} relative
 * @param {HashOptions} options
 * @returns {Promise<string[]>}
 */
async function filesAt(root, relative, options) {
  if (options.skip && options.skip.test(relative)) return []
  const absolute = path.join(root, relative)
  const stats = await fs.stat(absolute).catch(() => null)
  if (!stats) return []
  if (stats.isFile()) return [relative]
  const names = await fs.readdir(absolute)
  const below = await Promise.all(
    names.map((name) => filesAt(root, `${relative}/${name}`, options)),
  )
  return below.flat()
}

/**
 * One hash over the names and the contents of files and folders, the same on every machine.
 * @param {string} root
 * @param {readonly string[]} paths relative to the root, with '/'
 * @param {HashOptions} [options]
 */
export async function hashFiles(root, paths, options = {}) {
  const found = await Promise.all(paths.map((relative) => filesAt(root, relative, options)))
  const hash = createHash('sha256')
  for (const file of [...new Set(found.flat())].sort()) {
    const content = await fs.readFile(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
