import { foldText } from '@guia/web/catalog/search/text'
import type { DayHours, Hours } from '../../../cms/src/rules/hours.ts'
import {
  mondayFirst,
  WEEKDAY_KEYS,
  WEEKDAY_NAMES,
  type WeekdayKey,
} from '../../../cms/src/rules/weekdays.ts'
import { parseDay, type ParsedDay } from './hours.ts'
import { isEmpty, isObject, type JsonValue } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

const DAY_KEYS = mondayFirst(WEEKDAY_KEYS)
const DAY_BY_NAME = new Map(DAY_KEYS.map((key) => [foldText(WEEKDAY_NAMES[key]), key]))

/** The hours of a record, Monday first. A text for the whole week stands for each of its days. */
export function readHours(reader: RecordReader, field: string): Hours {
  const value = reader.take(field)
  if (isEmpty(value)) return {}
  if (isObject(value)) return weekOf(reader.inside(field, value))
  const day = readDay(reader, field, value)
  return day ? Object.fromEntries(DAY_KEYS.map((key) => [key, day])) : {}
}

function weekOf(week: RecordReader): Hours {
  const days = new Map<WeekdayKey, DayHours>()
  for (const name of week.fields()) {
    const key = DAY_BY_NAME.get(foldText(name.trim()))
    // A name that is no weekday, or a second spelling of one, is left for `finish` to report.
    if (!key || days.has(key)) continue
    const day = readDay(week, name, week.take(name))
    if (day) days.set(key, day)
  }
  return Object.fromEntries(DAY_KEYS.flatMap((key) => entryOf(key, days.get(key))))
}

function entryOf(key: WeekdayKey, day: DayHours | undefined): [WeekdayKey, DayHours][] {
  return day ? [[key, day]] : []
}

function readDay(
  reader: RecordReader,
  field: string,
  value: JsonValue | undefined,
): DayHours | null {
  if (isEmpty(value)) {
    reader.quirk('empty-field', field, value, 'El día quedó sin horario.')
    return null
  }
  const texts = textsOf(reader, field, value)
  const parsed = parseDay(texts)
  report(reader, field, texts.join(' | '), parsed)
  return parsed.day
}

function textsOf(reader: RecordReader, field: string, value: JsonValue | undefined): string[] {
  const list = Array.isArray(value) ? value : [value ?? null]
  return list.flatMap((text) => {
    if (typeof text === 'string') return [text]
    if (text === null) reader.quirk('empty-slot', field, value, 'Se salteó.')
    else reader.misfit('wrong-type', field, text, 'No es un horario.')
    return []
  })
}

function report(reader: RecordReader, field: string, original: string, parsed: ParsedDay): void {
  if (parsed.hadPipe) {
    reader.quirk('pipe-separator', field, original, 'Se leyó cada horario por separado.')
  }
  if (parsed.hadOverlap) {
    reader.quirk('overlapping-hours', field, original, 'Los que se superponen se unieron en uno.')
  }
  const whole = parsed.day?.mode === 'text'
  for (const { kind, text } of parsed.unread) {
    if (whole) reader.quirk(kind, field, text, 'El día quedó como texto, tal cual.')
    else reader.misfit(kind, field, text, 'Se guardaron los demás horarios del día.')
  }
}
