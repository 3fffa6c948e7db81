import { WEEKDAYS, type HoursRecord, type Weekday } from '@guia/contract'
import type { TimeRange } from '@guia/web/catalog/hours/opening-hours'
import { parseHours } from '@guia/web/catalog/hours/parse-hours'
import { filled, type JsonLdObject } from './json-ld.ts'

const DAY = 24 * 60

/** schema.org's names, in the order of WEEKDAYS. */
const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The week as people read it. */
const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

const timeOf = (minutes: number) => {
  const ofDay = (minutes + DAY) % DAY
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/**
 * A closing time before the opening lies on the next day; an equal one would mean closed all day,
 * so that a whole day ends a minute earlier: 00:00 to 23:59.
 */
function timesOf({ start, end }: TimeRange): { opens: string; closes: string } {
  const isWholeDay = (end - start + DAY) % DAY === 0
  return { opens: timeOf(start), closes: timeOf(isWholeDay ? end - 1 : end) }
}

/**
 * Opening hours (spec section 3) as schema.org has them: one object for each different range, with
 * its days. Closed days and free text are left out; [] when no range can be read.
 */
export function openingHoursJsonLd(hours: HoursRecord): JsonLdObject[] {
  const week = parseHours(hours)
  const days = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>()
  for (const weekday of FROM_MONDAY) {
    const dayName = DAY_NAMES[WEEKDAYS.indexOf(weekday)] ?? DAY_NAMES[0]
    for (const { range } of week[weekday] ?? []) {
      if (!range) continue
      const times = timesOf(range)
      const key = `${times.opens}-${times.closes}`
      const entry = days.get(key) ?? { ...times, dayOfWeek: [] }
      if (!entry.dayOfWeek.includes(dayName)) entry.dayOfWeek.push(dayName)
      days.set(key, entry)
    }
  }
  return [...days.values()].map(({ dayOfWeek, opens, closes }) =>
    filled({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }),
  )
}
