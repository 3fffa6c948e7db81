import { UPLOAD_LIMIT_MEGABYTES } from '../../rules/limits'
import type { FileKind } from './picture-file'

const quoted = (name: string) => `«${name}»`

/** What staff read of a file that this browser cannot read and the CMS would not take. */
export function unreadable(name: string, kind: FileKind): string {
  if (kind === 'heic') {
    return `${quoted(name)} es una foto HEIC, que este navegador no puede leer: mandátela por WhatsApp y subí la que te llega, que es JPG.`
  }
  if (kind === 'vector') {
    return `${quoted(name)} es un dibujo SVG, que acá no sirve: pedilo en PNG.`
  }
  if (kind === 'other') return `${quoted(name)} no es una foto: acá van imágenes JPG, PNG o WebP.`
  return `${quoted(name)} está dañada y no se puede leer: probá con otra copia.`
}

/** «foto.png» pesa 24 MB y no se pudo achicar: … */
export function tooHeavy(name: string, bytes: number): string {
  const megabytes = Math.ceil(bytes / 1024 ** 2)
  return `${quoted(name)} pesa ${megabytes} MB y no se pudo achicar: el máximo es ${UPLOAD_LIMIT_MEGABYTES} MB.`
}

/** Only the first goes into a field for one picture. */
export const onlyOne = (name: string): string => `Acá va una sola imagen: quedó ${quoted(name)}.`

/** What stands in a field beside which nothing can be uploaded. */
export const uploadRefusal = (canBrowse: boolean): string =>
  canBrowse
    ? 'Tu rol no permite subir fotos: elegí una de la biblioteca.'
    : 'Tu rol no permite subir fotos.'

/**
 * Why the CMS did not take a picture. `status` of its answer, 0 without one; `said` is its own
 * sentence, which is meant for staff where it refuses what was sent.
 */
export function refused(name: string, status: number, said: string | undefined): string {
  if (status === 0) return `${quoted(name)} no se subió: se cortó la conexión.`
  if (status === 401) {
    return 'Tu sesión terminó: ingresá de nuevo en otra pestaña y volvé a esta, que no se perdió nada.'
  }
  if (status === 403) return 'Tu rol no permite subir fotos.'
  if ((status === 400 || status === 413) && said) return said
  return `${quoted(name)} no se subió: el servidor no pudo guardarla.`
}
