import { ToldError } from './told-error.mjs'

const FULL = 'no queda lugar en el disco'

/** What a disk may refuse, by the code of its error. @type {Readonly<Record<string, string>>} */
const REASONS = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: 'falta permiso',
  EPERM: 'falta permiso',
  EROFS: 'ahí no se puede escribir',
  ENOENT: 'no existe',
  ENOTDIR: 'no es una carpeta',
  EISDIR: 'es una carpeta',
  EEXIST: 'hay otra cosa con ese nombre',
  EBUSY: 'otro programa lo está usando',
  EXDEV: 'está en otro disco',
}

/**
 * What a disk refused as a ToldError, 'No se pudo … (/x/y): no queda lugar…'; any other error as it is.
 * @param {unknown} error
 * @param {string} what 'hacer la copia'
 * @param {string} [remedy] a sentence, for whatever is no lack of room
 * @returns {unknown}
 */
export function explained(error, what, remedy) {
  const { code = '', path: place } = /** @type {NodeJS.ErrnoException} */ (error)
  const reason = REASONS[code]
  if (!reason) return error
  const told = `No se pudo ${what}${place ? ` (${place})` : ''}: ${reason}.`
  return new ToldError(remedy && reason !== FULL ? `${told} ${remedy}` : told, { cause: error })
}
