/** One part of an address. Half characters, which cannot be encoded, are dropped. */
const part = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/**
 * Address of the contact card of an active store, or with `category` (the route of the
 * professional category) of a professional:
 * contactCardPath('la-espiga') → '/contactos/la-espiga.vcf',
 * contactCardPath('ana-paz', 'medicos') → '/contactos/medicos/ana-paz.vcf'.
 */
export function contactCardPath(slug: string, category?: string): string {
  const folders = category === undefined ? [] : [category]
  return `/contactos/${[...folders, slug].map(part).join('/')}.vcf`
}
