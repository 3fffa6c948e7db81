import type { HoursRange } from '../../hours'

const two = (number: number) => String(number).padStart(2, '0')

/** 8, 5 → '08:05'; null for a time that no clock shows, 24:00 included. */
export function clockTime(hour: number, minute: number): string | null {
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null
}

/**
 * The same for the end of a range that begins at `opens`: the 24:00 that people write is the
 * midnight of 00:00, or of a whole day its last minute.
 */
export function closingTime(hour: number, minute: number, opens: string | null): string | null {
  if (hour !== 24 || minute !== 0) return clockTime(hour, minute)
  return opens === '00:00' ? '23:59' : '00:00'
}

interface HourAndMinute {
  hour: number
  minute: number
}

/** Null when a time does not exist, or when both are the same. */
export function rangeBetween(open: HourAndMinute, close: HourAndMinute): HoursRange | null {
  const opens = clockTime(open.hour, open.minute)
  const closes = closingTime(close.hour, close.minute, opens)
  return opens && closes && opens !== closes ? { opens, closes } : null
}
