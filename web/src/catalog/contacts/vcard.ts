export type PhotoType = 'JPEG' | 'PNG' | 'WEBP'

export interface ContactCard {
  name: string
  /** Digits with country code, as WhatsApp has it. */
  whatsapp: string
  photo?: { type: PhotoType; base64: string } | undefined
}

const PHOTO_TYPES: Readonly<Record<string, PhotoType>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
}

/** A fetched image as the photo of a card; undefined for a kind that cards do not know. */
export function cardPhoto(image: { mediaType: string; base64: string }): ContactCard['photo'] {
  const { mediaType, base64 } = image
  const type = Object.hasOwn(PHOTO_TYPES, mediaType) ? PHOTO_TYPES[mediaType] : undefined
  return type && { type, base64 }
}

const LINE_OCTETS = 75
const FILE_NAME_LENGTH = 80

/** One card in vCard 3.0 (RFC 2426): name, cell phone and, when there is one, the photo. */
export function vCard({ name, whatsapp, photo }: ContactCard): string {
  const text = escapeText(oneLine(name))
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${text};;;`,
    `FN:${text}`,
    `TEL;TYPE=CELL:+${whatsapp.replace(/\D/g, '')}`,
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=${photo.type}:${photo.base64}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** 'Café / Bar "Río"' → 'Café Bar Río.vcf': no sign that a file system refuses or hides. */
export function vCardFileName(name: string): string {
  const safe = oneLine(name)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\p{Cf}|\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = [...safe]
    .slice(0, FILE_NAME_LENGTH)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short === '' || isReserved(short) ? `contacto ${short}`.trim() : short}.vcf`
}

/** Names of devices in Windows, which no file may have. */
const isReserved = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)

/** Line ends and other control characters become spaces; half characters are dropped. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`)
}

/** Lines of at most 75 octets, each but the first begun by a space; no character is split. */
function fold(line: string): string {
  const folded: string[] = []
  let [from, at, octets] = [0, 0, 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded.push(line.slice(from, at))
      from = at
      octets = 1
    }
    at += character.length
    octets += size
  }
  return [...folded, line.slice(from)].join('\r\n ')
}

/** In UTF-8. Counted, for a photo has thousands of characters: no encoder is asked for each. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
