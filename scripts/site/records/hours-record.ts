import { WEEKDAYS, type HoursRecord } from '@guia/contract'
import type { HoursDocument } from '../documents.ts'
import { textOf } from './fields.ts'

/** The CMS's names of the days, in the order of WEEKDAYS. */
export const DAY_NAMES = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

type Day = NonNullable<NonNullable<HoursDocument>[(typeof DAY_NAMES)[number]]>

function toDayRecord(day: Day): string[] | string {
  if (day.mode === 'closed') return 'cerrado'
  if (day.mode === 'text') return textOf(day.text)
  return day.ranges.map(({ opens, closes }) => `${opens} - ${closes}`)
}

/**
 * The hours of the public files (spec section 3): a list of 'HH:MM - HH:MM', 'cerrado' or text,
 * by weekday. A day about which nothing is known has no key.
 */
export function toHoursRecord(hours: HoursDocument): HoursRecord {
  const record: HoursRecord = {}
  for (const [index, name] of DAY_NAMES.entries()) {
    const day = hours?.[name]
    const weekday = WEEKDAYS[index]
    if (day && weekday) record[weekday] = toDayRecord(day)
  }
  return record
}
