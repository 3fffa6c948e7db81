/** Prefixes of the country, of long distance; area of Goya; prefix of mobiles; number. */
const LOCAL = /^(?:(?:00)?549?)?0?(3777)(?:15)?(\d{2})(\d{4})$/

/**
 * A number of Goya as the site shows all of them, '3777 55-5123', whichever way it was written; any
 * other text as it is.
 */
export function readablePhone(text: string): string {
  if (!/^[\d\s()+.-]+$/.test(text)) return text
  const [, area, first, last] = LOCAL.exec(text.replace(/\D/g, '')) ?? []
  return area === undefined ? text : `${area} ${first}-${last}`
}
