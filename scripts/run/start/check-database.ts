import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { usualDatabase } from '../settings/database-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { explained } from '../setup/explained.mjs'
import { ToldError } from '../setup/told-error.mjs'
import { hasRelease } from './publisher.ts'

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

/** In its usual place a new one is made; a setting that names another place says that one is there. */
function refuseMissing(settings: Settings): void {
  const { databaseFilename: file, dataDir, siteDir } = settings
  if (file === usualDatabase(dataDir) || !hasRelease(settings)) return
  throw new ToldError(
    `La base de datos (DATABASE_FILENAME) es ${file}, un archivo que no existe, y en ${siteDir} hay un ` +
      'sitio publicado: corregí la ruta en el archivo .env, o poné ahí una copia con «npm run restore». ' +
      `Para empezar con una base nueva, creá el archivo vacío: «touch ${file}».`,
  )
}

/**
 * Throws a ToldError, in Spanish, when the file of the database is something else, cannot be read, or
 * is not there although a setting names it and something was published from it. Touches nothing.
 */
export function checkDatabase(settings: Settings): void {
  const { databaseClient, databaseFilename } = settings
  if (databaseClient !== 'sqlite') return
  if (!existsSync(databaseFilename)) return refuseMissing(settings)
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
