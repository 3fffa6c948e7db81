import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import type { Settings } from '../settings/settings.ts'
import { explained } from '../setup/explained.mjs'
import { ToldError } from '../setup/told-error.mjs'

/** How every file of SQLite begins, but for an empty one, which is a database without tables. */
const HEADER = Buffer.from('SQLite format 3\0')

function isDatabase(file: string): boolean {
  const descriptor = openSync(file, 'r')
  try {
    const beginning = Buffer.alloc(HEADER.length)
    const bytes = readSync(descriptor, beginning)
    return bytes === 0 || beginning.equals(HEADER)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Throws a ToldError, in Spanish, when the file of the database is something else or cannot be read.
 * Touches nothing.
 */
export function checkDatabase({ databaseClient, databaseFilename }: Settings): void {
  if (databaseClient !== 'sqlite' || !existsSync(databaseFilename)) return
  try {
    if (isDatabase(databaseFilename)) return
  } catch (error) {
    const remedy =
      'Corregí DATABASE_FILENAME en el archivo .env, o, si es la base, dásela al usuario que corre la ' +
      `guía: «sudo chown USUARIO ${databaseFilename}».`
    throw explained(error, `leer la base de datos ${databaseFilename}`, remedy)
  }
  throw new ToldError(
    `La base de datos (DATABASE_FILENAME) es ${databaseFilename}, y ese archivo no es una base de ` +
      'SQLite: corregí la ruta en el archivo .env, o, si es la base y se dañó, poné en su lugar una ' +
      'copia con «npm run restore» y --replace. El archivo quedó como estaba.',
  )
}
