import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeSelf, isSamePlace, isStillRunning, parseIdentity } from './process-identity.ts'
import { ToldError } from '../setup/told-error.mjs'

/** Beside the data: which «npm start» works with it. */
const FILE = '.en-marcha'

const holderOf = (file: string) =>
  existsSync(file) ? parseIdentity(readFileSync(file, 'utf8')) : null

/**
 * Takes a data folder for this process: two panels on one database undo each other's work. Returns
 * what gives it back; one that was killed holds nothing. Throws a ToldError in Spanish when
 * another process of this machine works with it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, FILE)
  const holder = holderOf(file)
  if (holder && isSamePlace(holder) && isStillRunning(holder)) {
    throw new ToldError(
      `Ya hay un «npm start» en marcha con los datos de ${dataDir} (proceso ${holder.pid}): ` +
        'cerralo, o elegí otra carpeta con DATA_DIR en el archivo .env.',
    )
  }
  const own = JSON.stringify(describeSelf())
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, own)
  } catch {
    // On a full disk the site must be served all the same.
  }
  return () => {
    if (JSON.stringify(holderOf(file)) === own) rmSync(file, { force: true })
  }
}
