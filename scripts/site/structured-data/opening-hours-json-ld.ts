import type { HoursRecord, SpecialHoursRecord } from '@guia/contract'
import type { TimeRange } from '@guia/web/catalog/hours/opening-hours'
import { parseHours, parseSpecialHours } from '@guia/web/catalog/hours/parse-hours'
import { CLOSED } from '../../../cms/src/rules/hours.ts'
import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES } from '../../../cms/src/rules/weekdays.ts'
import { filled, type JsonLdObject } from './json-ld.ts'

const DAY = 24 * 60

/** schema.org's name of a day: 'Sunday'. */
const dayNameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

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
  for (const weekday of mondayFirst(WEEKDAY_KEYS)) {
    const dayName = dayNameOf(weekday)
    for (const { range } of week[WEEKDAY_NAMES[weekday]] ?? []) {
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

const NEVER = [{ opens: '00:00', closes: '00:00' }]
const YEARLY = 'MM-DD'.length

/**
 * Hours of certain dates as schema.org has them; a closed day opens and closes at midnight. Left out are
 * days of every year, which it cannot say, and free text.
 */
export function specialHoursJsonLd(hours: SpecialHoursRecord = {}): JsonLdObject[] {
  const dated = Object.entries(parseSpecialHours(hours)).filter(([day]) => day.length > YEARLY)
  return dated.flatMap(([day, lines]) => {
    const ranges = lines.flatMap(({ range }) => (range ? [timesOf(range)] : []))
    const isClosed = lines.every(({ text }) => text === CLOSED)
    return (isClosed ? NEVER : ranges).map(({ opens, closes }) =>
      filled({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        opens,
        closes,
      }),
    )
  })
}
