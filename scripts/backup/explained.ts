import { ToldError } from '../run/setup/told-error.mjs'

/** What a disk may refuse, by the code of its error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda lugar en el disco',
  EDQUOT: 'no queda lugar en el disco',
  EACCES: 'falta permiso para escribir ahí',
  EPERM: 'falta permiso para escribir ahí',
  EROFS: 'ahí no se puede escribir',
  ENOENT: 'no existe',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'hay otra cosa con ese nombre',
  EBUSY: 'otro programa lo está usando',
  EXDEV: 'está en otro disco',
}

/** What a disk refused as a ToldError, 'No se pudo … (/x/y): no queda lugar…'; any other error as it is. */
export function explained(error: unknown, what: string): unknown {
  const { code = '', path: place } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  if (!reason) return error
  return new ToldError(`No se pudo ${what}${place ? ` (${place})` : ''}: ${reason}.`, {
    cause: error,
  })
}
