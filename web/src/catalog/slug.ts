import { foldText } from './text.ts'

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
