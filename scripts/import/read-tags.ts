import { isEmpty, type JsonValue } from './json-text.ts'
import { textOf } from './read-text.ts'
import type { RecordReader } from './record-reader.ts'

const TAGS_LENGTH = 2000

/** Search keywords, from a list or a text: 'pan, facturas, tortas'. Each word once. */
export function readTags(reader: RecordReader, field: string): string | null {
  const value = reader.take(field)
  const list = Array.isArray(value) ? value : [value ?? null]
  const texts = list.map((tag, index) => textOf(reader, placeOf(field, value, index), tag))
  const tags = texts.flatMap((text) => text?.split(/[,;]/u) ?? []).map((tag) => tag.trim())
  const joined = [...new Set(tags)].filter((tag) => tag !== '').join(', ')
  return textOf(reader, field, isEmpty(joined) ? null : joined, { max: TAGS_LENGTH })
}

function placeOf(field: string, value: JsonValue | undefined, index: number): string {
  return Array.isArray(value) ? `${field}.${index}` : field
}
