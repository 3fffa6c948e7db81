/** Name of a contact card, in the folder of its page: 'la-espiga.vcf'. */
export const contactCardFile = (slug: string): string => `${slug}.vcf`

/** One part of an address. Half characters, which cannot be encoded, are dropped. */
const part = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/**
 * Address of the contact card of whom the page at this address shows:
 * contactCardPath('/store/la-espiga', 'la-espiga') → '/store/la-espiga/la-espiga.vcf'.
 */
export const contactCardPath = (page: string, slug: string): string =>
  `${page}/${part(contactCardFile(slug))}`
