import { readCalendar, readDayHours, type WrongLine } from '../../../cms/src/rules/calendar.ts'
import { readSynonyms } from '../../../cms/src/rules/synonyms.ts'
import type { RecordReader } from './record-reader.ts'

/** What is wrong in a text of lines. */
type FindWrong = (text: string) => readonly WrongLine[]

/** A text that staff fill in a line each, from a list of lines; those that are none are reported. */
function readLines(reader: RecordReader, field: string, findWrong: FindWrong): string | null {
  const value = reader.take(field)
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
  const wrong = findWrong(lines.join('\n'))
  for (const { line, why } of wrong) reader.misfit('wrong-type', field, line, `La línea ${why}.`)
  const isWrong = (line: string) => wrong.some((one) => one.line === line)
  const good = lines.map((line) => line.trim()).filter((line) => line !== '' && !isWrong(line))
  return good.length > 0 ? good.join('\n') : null
}

/** Other words for the search: ['quiosco, drugstore = kiosco']. */
export const readSynonymLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, (text) =>
    readSynonyms(text).wrong.map((line) => ({
      line,
      why: 'no es «palabra = cómo está en la guía»',
    })),
  )

/** Dated lines: ['25/12 = Navidad']. */
export const readCalendarLines = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, (text) => readCalendar(text).wrong)

/** Special hours: ['24/12 = 9 a 13', '25/12 = cerrado']. */
export const readSpecialHours = (reader: RecordReader, field: string): string | null =>
  readLines(reader, field, (text) => {
    const { wrong, rotations } = readCalendar(text)
    const noHours = text.split('\n').filter((line) => {
      const [day] = readCalendar(line).days
      return day !== undefined && readDayHours(day.text) === null
    })
    const others = [
      ...noHours,
      ...(rotations.length > 0 ? text.split('\n').filter(isRotation) : []),
    ]
    return [...wrong, ...others.map((line) => ({ line: line.trim(), why: 'no es un horario' }))]
  })

const isRotation = (line: string) => readCalendar(line).rotations.length > 0
