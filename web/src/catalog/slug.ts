import { foldText } from './search/text.ts'

/**
 * Address form of a name (spec section 5): accents removed, lower case, spaces to hyphens, other
 * non-word characters dropped. 'Panadería Ñandú & Cía.' → 'panaderia-nandu-cia'.
 * Never '' for a name with a letter or a digit; slug(slug(x)) equals slug(x).
 */
export function slug(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Longest name of a folder that file systems take. */
const NAME_BYTES = 255

const encoder = new TextEncoder()

/**
 * Whether a name can be the last part of an address on any static host: a page's folder has that
 * name. Web servers refuse an encoded slash and hide what begins with a dot.
 */
export const isPathSegment = (name: string): boolean =>
  !/^$|^\.|[/\\\0]/.test(name) && encoder.encode(name).length <= NAME_BYTES
