import path from 'node:path'
import { takeLock } from '../kernel-lock.ts'
import { dataDirRemedy } from '../settings/env-files.mjs'
import { ToldError } from '../setup/told-error.mjs'
import { makeFolder } from './make-folder.ts'

/** Beside the data: held by the «npm start», or the restore, that works with it. */
const FILE = '.en-marcha'

/**
 * Takes a data folder for this process: two panels on one database undo each other's work. Returns
 * what gives it back. Throws a ToldError in Spanish when another process works with it,
 * or when it cannot be made.
 */
export function lockDataFolder(dataDir: string): () => void {
  makeFolder(dataDir, 'usar la carpeta de los datos', dataDirRemedy(dataDir))
  const unlock = takeLockIfPossible(path.join(dataDir, FILE))
  if (unlock) return unlock
  throw new ToldError(
    `Ya hay un «npm start» en marcha con los datos de ${dataDir}: cerralo, o elegí otra carpeta ` +
      'con DATA_DIR en el archivo .env.',
  )
}

/** On a full disk, where the file cannot be made, the site must be served all the same. */
function takeLockIfPossible(file: string) {
  try {
    return takeLock(file)
  } catch {
    return () => {}
  }
}
