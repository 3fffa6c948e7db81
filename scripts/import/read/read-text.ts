import { isEmpty, type JsonValue } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

/** Longest texts that the CMS takes, in characters: a name has the least. */
export const LINE_LENGTH = 200
export const LINK_LENGTH = 500

interface TextOptions {
  /** Characters; the rest goes to the internal note. */
  max?: number
  /** Keeps the line breaks. */
  lines?: boolean
}

/** The text of a field, trimmed; null when there is none. What is no text is reported. */
export function readText(
  reader: RecordReader,
  field: string,
  options: TextOptions = {},
): string | null {
  return textOf(reader, field, reader.take(field), options)
}

/** `readText` for a value that was already taken. */
export function textOf(
  reader: RecordReader,
  field: string,
  value: JsonValue | undefined,
  options: TextOptions = {},
): string | null {
  if (isEmpty(value)) return null
  if (typeof value === 'string') return fitted(reader, field, clean(value, options.lines), options)
  if (typeof value === 'number') {
    reader.quirk('wrong-type', field, value, 'Era un número; se guardó como texto.')
    return String(value)
  }
  reader.misfit('wrong-type', field, value, 'No es un texto.')
  return null
}

/** Control characters and broken halves of a character go; spaces are single. */
function clean(text: string, lines = false): string {
  const whole = text.replace(/\r\n?/gu, '\n').replace(/\p{Cs}/gu, '')
  if (!lines) return whole.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return whole.replace(/[^\P{Cc}\n]/gu, ' ').trim()
}

function fitted(
  reader: RecordReader,
  field: string,
  text: string,
  options: TextOptions,
): string | null {
  const max = options.max ?? LINE_LENGTH
  if (text.length <= max) return text || null
  const kept = text.slice(0, max).replace(/\p{Cs}/gu, '')
  reader.note(field, `…${text.slice(kept.length)}`)
  const done = `Se guardaron los primeros ${max} caracteres; el resto quedó en la nota interna.`
  reader.quirk('too-long', field, text, done)
  return kept.trimEnd()
}

/** The number of a field that says one, as number or as text; null otherwise. */
export function readNumber(reader: RecordReader, field: string): number | null {
  const value = reader.take(field)
  if (typeof value === 'number') return value
  if (isEmpty(value)) return null
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : NaN
  if (!Number.isFinite(number)) {
    reader.misfit('wrong-type', field, value, 'No es un número.')
    return null
  }
  reader.quirk('wrong-type', field, value, `Era un texto; se leyó el número ${number}.`)
  return number
}

const WORDS_FOR_TRUE = ['true', 'si', 'sí', '1']
const WORDS_FOR_FALSE = ['false', 'no', '0']

/** True or false; a word that says it is read as well; null when the field says neither. */
export function readBoolean(reader: RecordReader, field: string): boolean | null {
  const value = reader.take(field)
  if (typeof value === 'boolean') return value
  if (isEmpty(value)) return null
  const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase()
  if (WORDS_FOR_TRUE.includes(word)) return asBoolean(reader, field, value, true)
  if (WORDS_FOR_FALSE.includes(word)) return asBoolean(reader, field, value, false)
  reader.misfit('wrong-type', field, value, 'No dice ni sí ni no.')
  return null
}

function asBoolean(
  reader: RecordReader,
  field: string,
  value: JsonValue | undefined,
  meaning: boolean,
): boolean {
  reader.quirk('wrong-type', field, value, `Se leyó como «${meaning ? 'sí' : 'no'}».`)
  return meaning
}
