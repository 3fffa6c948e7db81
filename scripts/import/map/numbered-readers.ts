import { assignNumbers, validNumber } from './numbers.ts'
import { readNumber } from '../read/read-text.ts'
import { RecordReader } from '../read/record-reader.ts'
import type { SourceRecord } from '../read/source-record.ts'

/** A record on its way to a document. */
export interface NumberedReader {
  reader: RecordReader
  /** Of the source; null when it gives none. */
  id: number | null
  /** Whether another record gives the same id. */
  isShared: boolean
  importKey: string
  numero: number
}

/**
 * Readers of records that carry an id, each with the number that it gets. `kept` holds the numbers
 * of earlier imports by import key.
 */
export function numberedReaders(
  records: readonly SourceRecord[],
  importKey: (record: SourceRecord) => string,
  kept: ReadonlyMap<string, number>,
): NumberedReader[] {
  const entries = records.map((record) => {
    const reader = new RecordReader(record)
    return { reader, key: record.key, id: readId(reader), importKey: importKey(record) }
  })
  const keptByKey = entries.flatMap(({ key, importKey }): [string, number][] => {
    const number = kept.get(importKey)
    return number === undefined ? [] : [[key, number]]
  })
  const numbers = assignNumbers(entries, new Map(keptByKey))
  const shared = repeated(entries.map(({ id }) => id))
  return entries.map(({ reader, key, id, importKey }) => {
    const numero = numbers.get(key) ?? reader.source.position
    return { reader, id, isShared: shared.has(id), importKey, numero }
  })
}

/** The id of a record, null when it has none that can be a number of the site. */
export function readId(reader: RecordReader): number | null {
  const number = readNumber(reader, 'id')
  const id = validNumber(number)
  if (number !== null && id === null) {
    reader.misfit('wrong-type', 'id', number, 'No puede ser un número de la guía.')
  }
  return id
}

/** The values that stand more than once. */
export function repeated<T>(values: readonly T[]): Set<T> {
  const seen = new Set<T>()
  return new Set(values.filter((value) => seen.size === seen.add(value).size))
}
