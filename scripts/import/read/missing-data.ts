import { isEmpty } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

/** So many fields absent: the record was cut off while it was copied. */
const CUT_FIELDS = 3

export interface ExpectedFields {
  /** Every complete record has them, empty or not. */
  present: readonly string[]
  /** A record is poorer without them. */
  filled: readonly string[]
}

/** Reports a record that ends too early, and the fields of a whole one that say nothing. */
export function reportMissingData(reader: RecordReader, expected: ExpectedFields): void {
  const absent = expected.present.filter((field) => !reader.has(field))
  if (absent.length >= CUT_FIELDS) {
    const done = `Se importó lo que tiene; le faltan ${absent.join(', ')}.`
    reader.quirk('truncated-record', '', null, done)
  }
  for (const field of expected.filled) {
    if (reader.has(field) && isEmpty(reader.take(field))) {
      reader.quirk('empty-field', field, reader.take(field), 'Quedó sin dato.')
    }
  }
}
