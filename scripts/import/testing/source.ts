import type { ImageRef } from '../documents.ts'
import { imageLibrary, type ImageLibrary } from '../read/images.ts'
import { isObject, parseJson, type JsonValue } from '../read/json-text.ts'
import { RecordReader } from '../read/record-reader.ts'
import type { SourceRecord } from '../read/source-record.ts'

/** A plain value as the importer reads it from a file. */
export function json(value: unknown): JsonValue {
  return parseJson(JSON.stringify(value))
}

/** A reader of one record of busquedas.json. */
export function readerOf(data: object, key = '7'): RecordReader {
  return new RecordReader(recordOf(data, key))
}

export function recordOf(data: object, key = '7', file = 'busquedas.json'): SourceRecord {
  const value = json(data)
  if (!isObject(value)) throw new Error('a record is an object')
  return { file, key, position: 1, label: `${file} #${key}`, data: value }
}

export function imageRef(path: string): ImageRef {
  const name = path.split('/').at(-1) ?? ''
  return { path, sha256: `hash-of-${path}`, name, contentType: 'image/png' }
}

/** A library that has just these images. */
export function libraryWith(...paths: string[]): ImageLibrary {
  return imageLibrary(new Map(paths.map((path) => [path, { image: imageRef(path) }])))
}

/** What a reader reported, as 'kind field' lines. */
export function reported(reader: RecordReader): string[] {
  return reader.allQuirks().map(({ kind, field }) => `${kind} ${field}`)
}
