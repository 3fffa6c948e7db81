import { promises as fs } from 'node:fs'
import path from 'node:path'

/**
 * Gives what root has made, a file or a folder with all in it, to whom the folder belongs that it
 * lies in: the panel goes on with its uploads, the operator reads the archives. Nobody else may give
 * anything away, nor has to.
 */
export async function belongToFolder(made: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await fs.stat(path.dirname(made))
  const isFolder = (await fs.stat(made)).isDirectory()
  const below = isFolder ? await fs.readdir(made, { recursive: true }) : []
  for (const name of ['', ...below]) {
    const file = path.join(made, name)
    const own = await fs.lstat(file)
    // Some disks know one owner only, and refuse to be told.
    if (own.uid !== uid || own.gid !== gid) await fs.lchown(file, uid, gid)
  }
}
