import {
  readCalendar,
  readDays,
  readSpecialHours,
  type WrongLine,
} from '../../../cms/src/rules/calendar.ts'
import { readSynonyms } from '../../../cms/src/rules/synonyms.ts'
import type { RecordReader } from './record-reader.ts'

/** The panel's own reader of a text, as much of it as tells what the panel would refuse. */
type Read = (text: string) => { wrong: readonly WrongLine[] }

/** A text that staff fill in a line each, from a list of lines; those that are none are reported. */
function readLines(reader: RecordReader, field: string, read: Read): string | null {
  const value = reader.take(field)
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
  const { wrong } = read(lines.join('\n'))
  for (const { line, why } of wrong) reader.misfit('wrong-type', field, line, `La línea ${why}.`)
  const isWrong = (line: string) => wrong.some((one) => one.line === line)
  const good = lines.map((line) => line.trim()).filter((line) => line !== '' && !isWrong(line))
  return good.length > 0 ? good.join('\n') : null
}

const synonymLines: Read = (text) => ({
  wrong: readSynonyms(text).wrong.map((line) => ({
    line,
    why: 'no es «palabra = cómo está en la guía»',
  })),
})

/** Other words for the search: ['quiosco, drugstore = kiosco']. */
export const readSynonymLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, synonymLines)

/** Duties: ['Diciembre 2026', '1 = Farmacia Ceibo']. */
export const readDutyLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, readCalendar)

/** Holidays: ['25/12 = Navidad']. */
export const readHolidayLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, readDays)

/** Special hours: ['24/12 = 9 a 13', '25/12 = cerrado']. */
export const readSpecialHoursLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, readSpecialHours)
