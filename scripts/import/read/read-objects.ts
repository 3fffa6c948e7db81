import { isEmpty, isObject, type JsonObject } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

export interface ObjectSlot {
  /** 'items.3' */
  field: string
  data: JsonObject
}

/**
 * The objects of a list field; a single object counts as a list of one. An empty slot and what is
 * no object are reported.
 */
export function objectsIn(reader: RecordReader, field: string): ObjectSlot[] {
  const value = reader.take(field)
  if (isEmpty(value)) return []
  const items = Array.isArray(value) ? value : [value ?? null]
  return items.flatMap((data, index) => {
    const place = `${field}.${index}`
    if (isObject(data)) return [{ field: place, data }]
    if (isEmpty(data)) reader.quirk('empty-slot', place, data, 'Se salteó.')
    else reader.misfit('wrong-type', place, data, 'No es un objeto.')
    return []
  })
}

/** A reader for each of them. */
export function readersIn(reader: RecordReader, field: string): RecordReader[] {
  return objectsIn(reader, field).map((slot) => reader.inside(slot.field, slot.data))
}
