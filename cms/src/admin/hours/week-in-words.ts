import type { DayHours, Hours, HoursRange } from '../../rules/hours'
import { listed } from '../../rules/listed'
import type { WeekdayKey } from '../../rules/weekdays'
import { DAYS } from './hours-model'

const short = (time: string): string => time.replace(/^0(\d)/, '$1')

/** '8:00 a 12:00', '20:00 a 2:00 del otro día' */
export function rangeInWords({ opens, closes }: HoursRange): string {
  const isNextDay = closes < opens && closes !== '00:00'
  return `${short(opens)} a ${short(closes)}${isNextDay ? ' del otro día' : ''}`
}

/** '8:00 a 12:00 y 16:00 a 20:00', 'Cerrado', 'Las 24 horas', the day's own text, 'Sin datos'. */
export function dayInWords(day: DayHours | undefined): string {
  if (day === undefined) return 'Sin datos'
  if (day.mode === 'closed') return 'Cerrado'
  if (day.mode === 'text') return day.text
  const [only, ...more] = day.ranges
  const isWhole = only?.opens === '00:00' && only.closes === '23:59' && more.length === 0
  return isWhole ? 'Las 24 horas' : day.ranges.map(rangeInWords).join(' y ')
}

/** A line for each day of the week, Monday first, for a person to check. */
export function weekInWords(hours: Hours): { key: WeekdayKey; day: string; text: string }[] {
  return DAYS.map(([key, day]) => ({ key, day, text: dayInWords(hours[key]) }))
}

/** 'lunes a viernes y domingo', 'sábado', 'toda la semana' */
export function daysInWords(keys: readonly WeekdayKey[]): string {
  if (keys.length === DAYS.length) return 'toda la semana'
  const rows: string[][] = [[]]
  for (const [key, name] of DAYS) {
    if (keys.includes(key)) rows.at(-1)?.push(name.toLowerCase())
    else rows.push([])
  }
  return listed(
    rows.flatMap((row) => (row.length > 2 ? [`${row[0] ?? ''} a ${row.at(-1) ?? ''}`] : row)),
  )
}
