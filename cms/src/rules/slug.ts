/** Text without its accents and capitals: 'Ñandú' → 'nandu'. One character stays one or none. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

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

/** Form of a slug that the CMS keeps: letters of the English alphabet, digits, single hyphens. */
export const ADDRESS_PATTERN = /^[a-z0-9_]+(-[a-z0-9_]+)*$/

const ADDRESS_LENGTH = 200

/** The slug of a name in the letters that an address may hold; '' when none is left. */
export function addressSlug(name: string): string {
  return slug(
    slug(name)
      .replace(/[^a-z0-9_-]/g, '')
      .slice(0, ADDRESS_LENGTH),
  )
}
