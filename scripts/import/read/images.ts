import type { ImageRef } from '../documents.ts'

export type ImageResult =
  | { image: ImageRef }
  /** `why` is a Spanish sentence. */
  | { problem: 'missing-image' | 'unreadable-image'; why: string }

/** What is known of the catalogue's images, by their path inside its folder. */
export interface ImageLibrary {
  find(path: string): ImageResult
}

/** Answers 'missing' to everything and remembers what was asked: the first pass of an import. */
export class RequestedImages implements ImageLibrary {
  readonly paths = new Set<string>()

  find(path: string): ImageResult {
    this.paths.add(path)
    return MISSING
  }
}

export const MISSING: ImageResult = {
  problem: 'missing-image',
  why: 'El archivo no está en la carpeta del catálogo.',
}

export function imageLibrary(results: ReadonlyMap<string, ImageResult>): ImageLibrary {
  return { find: (path) => results.get(path) ?? MISSING }
}

export type ImagePath = { path: string } | { refused: string }

/**
 * The path of an image inside the catalogue's folder, with '/'. A leading '/' is the root of the
 * old site, hence the folder. '/img/a.png' → 'img/a.png'. What leads elsewhere is refused, with
 * the reason in Spanish.
 */
export function imagePath(text: string): ImagePath {
  const trimmed = text.trim()
  if (/^(?:https?:)?\/\//iu.test(trimmed)) {
    return { refused: 'Es una dirección de otro sitio: hay que bajar la imagen y subirla a mano.' }
  }
  // A letter and a colon begin a disk on Windows, several a scheme ('data:', 'file:').
  if (/^[a-z][a-z0-9+.-]*:/iu.test(trimmed) || trimmed.includes('\0')) {
    return { refused: 'No es el nombre de un archivo del catálogo.' }
  }
  const parts = trimmed.split(/[/\\]+/u).filter((part) => part !== '' && part !== '.')
  if (parts.length === 0 || parts.includes('..')) {
    return { refused: 'No queda dentro de la carpeta del catálogo.' }
  }
  return { path: parts.join('/') }
}

/** 'img/pagos/tarjeta-naranja.png' → 'Tarjeta naranja' */
export function humanisedName(path: string): string {
  const file = path.split('/').at(-1) ?? ''
  const words = file
    .replace(/\.[^.]*$/u, '')
    .replace(/[\s_-]+/gu, ' ')
    .trim()
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
