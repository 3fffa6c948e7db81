import { contentType } from '../../site-server/content-types.ts'

const endsWith = (end: RegExp) => (bytes: Buffer) => end.test(bytes.subarray(-64).toString())

const isJson = (bytes: Buffer): boolean => {
  try {
    JSON.parse(bytes.toString())
    return true
  } catch {
    return false
  }
}

const isAscii = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text

/** A WebP file says after 'RIFF' how many bytes follow. */
const isWebp = (bytes: Buffer): boolean =>
  isAscii(bytes, 0, 'RIFF') && bytes.length >= 12 && bytes.readUInt32LE(4) === bytes.length - 8

/** By ending: whether a file is there to its last byte. Of the others a server tells the length. */
const IS_WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  html: endsWith(/<\/html>\s*$/),
  xml: endsWith(/<\/(?:urlset|sitemapindex)>\s*$/),
  svg: endsWith(/<\/svg>\s*$/),
  vcf: endsWith(/END:VCARD\s*$/),
  json: isJson,
  webmanifest: isJson,
  webp: isWebp,
  avif: (bytes) => isAscii(bytes, 4, 'ftyp'),
  jpg: (bytes) =>
    bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9,
  png: (bytes) => isAscii(bytes, 1, 'PNG') && isAscii(bytes, bytes.length - 8, 'IEND'),
}

/** 'html' for a page, which has no ending. */
export const endingOf = (address: string): string => /\.([a-z0-9]+)$/.exec(address)?.[1] ?? 'html'

/** What is wrong with the answer to an address, in Spanish; '' when it is whole and of its type. */
export function faultOf(address: string, type: string | null, bytes: Buffer): string {
  const ending = endingOf(address)
  if (bytes.length === 0) return 'está vacío'
  if (type !== contentType(`x.${ending}`)) return `llegó como ${type}`
  const isTooShort = ending !== 'json' && bytes.length < 4
  if (isTooShort || IS_WHOLE[ending]?.(bytes) === false) return 'está cortado o dañado'
  return ''
}
