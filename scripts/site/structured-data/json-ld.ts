export type JsonLdValue = string | number | boolean | JsonLdObject | readonly JsonLdValue[]

/** A schema.org object as it stands in the page: '@type' and the properties of that type. */
export interface JsonLdObject {
  readonly '@type'?: string | readonly string[]
  readonly [property: string]: JsonLdValue | undefined
}

/** Where a record is described. */
export interface JsonLdContext {
  /** Base address of the site, 'https://guia.example'. */
  siteUrl: string
  site: { city: string }
}

const isEmpty = (value: JsonLdValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Without the properties of which nothing is known: undefined, '' and []. */
export const filled = (content: JsonLdObject): JsonLdObject =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => !isEmpty(value)))

/** A whole description: what a page holds, with the vocabulary that its words are from. */
export const toDocument = (content: JsonLdObject): JsonLdObject => ({
  '@context': 'https://schema.org',
  ...filled(content),
})

/** '/store/x' → 'https://guia.example/store/x'; '' for '' and for what is no address. */
export function absoluteUrl(address: string, siteUrl: string): string {
  return address !== '' && URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : ''
}

/**
 * Signs that could end the element, begin a comment in it or be read as an entity, and the two line
 * ends that JSON allows in a text and old JavaScript does not.
 */
const UNSAFE = /[<>&\u2028\u2029]/g

const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The element of a page that holds a description, or several. It is a data block: no browser runs
 * it, and `script-src` does not stop it. Whatever the texts hold, none ends the element.
 */
export function jsonLdScript(value: JsonLdObject | readonly JsonLdObject[]): string {
  const json = JSON.stringify(value).replace(UNSAFE, escapeSign)
  return `<script type="application/ld+json">${json}</script>`
}
