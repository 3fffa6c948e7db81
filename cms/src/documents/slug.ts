/**
 * Accents removed, lower case, spaces to hyphens, other non-word characters dropped (spec section
 * 5). The visitor app and the importer have the same rule; the CMS imports nothing from them.
 * slug('Panadería La Ñata') → 'panaderia-la-nata'
 */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
