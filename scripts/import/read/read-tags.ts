import { isEmpty, type JsonValue } from './json-text.ts'
import { LINE_LENGTH, textOf } from './read-text.ts'
import type { RecordReader } from './record-reader.ts'

const TAGS_LENGTH = 2000

/** Search keywords, from a list or a text: 'pan, facturas, tortas'. Each word once. */
export function readTags(reader: RecordReader, field: string): string | null {
  const value = reader.take(field)
  const list = Array.isArray(value) ? value : [value ?? null]
  const options = { max: TAGS_LENGTH }
  const texts = list.map((tag, index) => textOf(reader, placeOf(field, value, index), tag, options))
  const tags = texts.flatMap((text) => text?.split(/[,;]/u) ?? []).map((tag) => tag.trim())
  for (const tag of tags.filter(isTooLong)) {
    reader.misfit('too-long', field, tag, 'Es demasiado para una palabra del buscador.')
  }
  const joined = [...new Set(tags)].filter((tag) => tag !== '' && !isTooLong(tag)).join(', ')
  return textOf(reader, field, isEmpty(joined) ? null : joined, { max: TAGS_LENGTH })
}

const isTooLong = (tag: string): boolean => tag.length > LINE_LENGTH

function placeOf(field: string, value: JsonValue | undefined, index: number): string {
  return Array.isArray(value) ? `${field}.${index}` : field
}
