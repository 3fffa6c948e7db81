import { hasDigits, LOCAL_AREA, parsePhone, type Phone } from '../../../cms/src/rules/phone.ts'
import { isEmpty, type JsonValue } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'
import { textOf } from './read-text.ts'

const SEVERAL = /\s*(?:[/|,;]|\s[yo]\s)\s*/u
const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\+?\d+)/iu

/**
 * A WhatsApp number: digits, with a '+' before a foreign one, without which the CMS would take it
 * for an Argentine one; null when there is none. Of several numbers the first readable
 * one stays; the others, and what cannot be read, go to the internal note.
 */
export function readWhatsapp(reader: RecordReader, field: string): string | null {
  const text = phoneText(reader, field)
  if (text === null) return null
  const parts = CHAT_LINK.exec(text)?.slice(1) ?? phoneParts(text)
  for (const part of parts) {
    const phone = parsePhone(part)
    if (phone.kind !== 'number') continue
    if (phone.areaAdded) reportArea(reader, field, text, `Se guardó como ${phone.digits}`)
    if (parts.length > 1) reportOthers(reader, field, text, phone.digits)
    // Staff read the note, not the report.
    else if (phone.areaAdded) reader.note(field, text)
    return phone.digits.startsWith('549') ? phone.digits : `+${phone.digits}`
  }
  reader.misfit('unreadable-phone', field, text, 'No es un número de WhatsApp.')
  return null
}

/**
 * A telephone as people read it, trimmed. One that nobody outside the city can dial is reported; words
 * without any number, which the CMS refuses, go to the internal note.
 */
export function readPhone(reader: RecordReader, field: string): string | null {
  const text = phoneText(reader, field)
  if (text === null) return null
  if (!hasDigits(text)) {
    reader.misfit('unreadable-phone', field, text, 'No es un número de teléfono.')
    return null
  }
  const phones = phoneParts(text).map(parsePhone)
  if (phones.every((phone) => phone.kind === 'unreadable')) {
    reader.quirk('unreadable-phone', field, text, 'Se dejó como estaba; hay que revisarlo.')
  } else if (phones.some(lacksArea)) {
    reportArea(reader, field, text, 'Se dejó como estaba')
  }
  return text
}

function lacksArea(phone: Phone): boolean {
  return phone.kind === 'number' && phone.areaAdded
}

/** A number written as a JSON number is as good as a text; '-' means that there is none. */
function phoneText(reader: RecordReader, field: string): string | null {
  const value: JsonValue | undefined = reader.take(field)
  if (isEmpty(value)) return null
  const text = typeof value === 'number' ? String(value) : textOf(reader, field, value)
  return text !== null && /^[-–—.\s]*$/u.test(text) ? null : text
}

function phoneParts(text: string): string[] {
  return text.split(SEVERAL).filter((part) => part !== '')
}

function reportArea(reader: RecordReader, field: string, text: string, done: string): void {
  const ask = `se supone el código de área ${LOCAL_AREA}, hay que confirmarlo.`
  reader.quirk('phone-without-area', field, text, `${done}; ${ask}`)
}

function reportOthers(reader: RecordReader, field: string, text: string, digits: string): void {
  reader.misfit('unreadable-phone', field, text, `Tiene más de un número; se guardó ${digits}.`)
}
