import { PublicationError } from '../../site/problems.ts'

const FULL =
  'No hay lugar en el disco para la nueva publicación. Lo publicado no cambia: liberá espacio.'

const MANY_FILES =
  'El sistema no deja abrir más archivos por ahora. Lo publicado no cambia; se volverá a intentar.'

const FAILING = 'El disco falla al leer o escribir. Lo publicado no cambia.'
/** Mostly files that were made by another user, who may be root. */
const CLOSED =
  'El publicador no tiene permiso de escribir en la carpeta del sitio. Lo publicado no cambia: dale ' +
  'la carpeta al usuario que corre la guía, con «sudo chown -R USUARIO CARPETA».'
const READ_ONLY = 'La carpeta del sitio está en un disco de solo lectura. Lo publicado no cambia.'

const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['SQLITE_FULL', FULL],
  ['EACCES', CLOSED],
  ['SQLITE_CANTOPEN', CLOSED],
  ['EIO', FAILING],
  ['SQLITE_IOERR', FAILING],
  ['EMFILE', MANY_FILES],
  ['ENFILE', MANY_FILES],
  ['EROFS', READ_ONLY],
  // Of a file of another user's as well as of the disk.
  ['SQLITE_READONLY', CLOSED],
])

/** 'ENOSPC'; of SQLite's codes the general one, 'SQLITE_IOERR' of 'SQLITE_IOERR_WRITE'. */
const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code).replace(/^(SQLITE_[A-Z]+)_.*/, '$1')

/** A PublicationError in Spanish for a full or closed disk of the site; any other error as it is. */
export function explainDiskError(error: unknown, siteDir: string): unknown {
  const explanation = EXPLANATIONS.get(codeOf(error))?.replace('CARPETA', () => siteDir)
  if (explanation === undefined) return error
  return new PublicationError(`${explanation} (${(error as Error).message})`)
}
