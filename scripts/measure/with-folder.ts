import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs with a new folder below `parent`, its name begun by `prefix`. It is gone afterwards, also when
 * the process is ended meanwhile.
 */
export async function withFolder<T>(
  prefix: string,
  action: (folder: string) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  const folder = mkdtempSync(path.join(parent, prefix))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await action(folder)
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
}
