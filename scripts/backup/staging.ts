import { constants, promises as fs } from 'node:fs'
import path from 'node:path'
import { hashFile } from '../publish/release/hash-file.ts'

/** The paths of all files below a folder, '/' between their parts; none when it is not there. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

/** Whether one is the other, or was copied from it as it is now. */
async function isHeld(from: string, to: string): Promise<boolean> {
  const [one, other] = await Promise.all([fs.stat(from), fs.stat(to)])
  if (one.ino === other.ino && one.dev === other.dev) return true
  return one.size === other.size && one.mtime.getTime() === other.mtime.getTime()
}

/** With its time, before it is read: what is written meanwhile has another one. */
async function copy(from: string, to: string): Promise<void> {
  const { mtime } = await fs.stat(from)
  await fs.copyFile(from, `${to}.new`, constants.COPYFILE_FICLONE)
  await fs.utimes(`${to}.new`, mtime, mtime)
  await fs.rename(`${to}.new`, to)
}

async function hold(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true })
  try {
    await fs.link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    if (code === 'EEXIST' && (await isHeld(from, to))) return
    // Other file systems have no common links, some none at all.
    await copy(from, to)
  }
}

/** Holds on to the files of a folder that are there now, whatever is deleted meanwhile. */
export async function holdFiles(from: string, to: string): Promise<void> {
  for (const name of await filesIn(from)) await hold(path.join(from, name), path.join(to, name))
}

/** SHA-256 by path of all files of a folder. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of await filesIn(folder)) hashes[name] = await hashFile(path.join(folder, name))
  return hashes
}
