import { WEEKDAYS } from '@guia/contract'
import type { DayHours, Hours, SpecialHours, TimeRange } from './opening-hours.ts'
import { asRecord, asTexts } from '../parse-fields.ts'

const RANGE = /^(\d{1,2}):(\d{2})\s*[-–—|]\s*(\d{1,2}):(\d{2})$/
const LAST_MINUTE = 24 * 60

/** Hours of the public record → domain. Days of which nothing is known are absent. */
export function parseHours(value: unknown): Hours {
  const record = asRecord(value)
  const hours: Hours = {}
  for (const weekday of WEEKDAYS) {
    const texts = asTexts(record[weekday])
    if (texts.length > 0) hours[weekday] = parseDay(texts)
  }
  return hours
}

/** Special hours of the public record; keys that are no day are left out. */
export function parseSpecialHours(value: unknown): SpecialHours {
  const days = Object.entries(asRecord(value)).flatMap(([day, hours]) => {
    const texts = asTexts(hours)
    return DAY_KEY.test(day) && texts.length > 0 ? [[day, parseDay(texts)] as const] : []
  })
  return Object.fromEntries(days)
}

const DAY_KEY = /^(\d{4}-)?\d{2}-\d{2}$/

/** A day's texts: each is a range, several ranges parted by ' | ', or free text. */
function parseDay(texts: string[]): DayHours {
  return texts.flatMap(splitRanges).map((text) => ({ text, range: parseRange(text) }))
}

function splitRanges(text: string): string[] {
  if (RANGE.test(text) || !text.includes('|')) return [text]
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** '08:00 - 12:30' → { start: 480, end: 750 }; null for text and for impossible times. */
export function parseRange(text: string): TimeRange | null {
  const match = RANGE.exec(text.trim())
  if (!match) return null
  const start = minutesOf(match[1], match[2])
  const end = minutesOf(match[3], match[4])
  return start === null || end === null || start === LAST_MINUTE ? null : { start, end }
}

function minutesOf(hour: string | undefined, minute: string | undefined): number | null {
  const total = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && total <= LAST_MINUTE ? total : null
}
