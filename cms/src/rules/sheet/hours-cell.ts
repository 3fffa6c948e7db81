import { capital } from '../capital'
import { hoursProblem, type DayHours, type Hours, type HoursRange } from '../hours'
import { readWeek } from '../reading/hours/hours-text'
import { foldText } from '../slug'
import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES, type WeekdayKey } from '../weekdays'
import type { ReadCell } from './columns'

const WEEK = mondayFirst(WEEKDAY_KEYS)
const CLOSED_WORD = 'cerrado'
const BETWEEN_DAYS = '; '

const short = (time: string): string => time.replace(/^0(\d)/, '$1')

const rangeText = ({ opens, closes }: HoursRange) => `${short(opens)} a ${short(closes)}`

function dayText(day: DayHours): string {
  if (day.mode === 'closed') return CLOSED_WORD
  if (day.mode === 'text') return `«${day.text.replace(/»/g, '»»')}»`
  return day.ranges.map(rangeText).join(' y ')
}

function daysText(keys: readonly WeekdayKey[]): string {
  const [first = '', ...others] = keys.map((key) => WEEKDAY_NAMES[key])
  const last = others.at(-1)
  if (last === undefined) return capital(first)
  return capital(`${first} ${others.length > 1 ? 'a' : 'y'} ${last}`)
}

/**
 * The hours of a week in a cell, days that follow each other and are alike together:
 * 'Lunes a viernes: 8:00 a 12:00 y 16:00 a 20:00; Sábado: 9:00 a 13:00; Domingo: cerrado'. A text of
 * a day stands in «». Days that nothing is known of are left out; '' for no hours, or wrong ones.
 */
export function writeHoursCell(hours: Hours | null | undefined): string {
  if (!hours || hoursProblem(hours) !== null) return ''
  const groups: { keys: WeekdayKey[]; text: string }[] = []
  let before = ''
  for (const key of WEEK) {
    const day = hours[key]
    const text = day ? dayText(day) : ''
    if (text !== '' && text === before) groups.at(-1)?.keys.push(key)
    else if (text !== '') groups.push({ keys: [key], text })
    before = text
  }
  return groups.map(({ keys, text }) => `${daysText(keys)}: ${text}`).join(BETWEEN_DAYS)
}

const KEYS = new Map(WEEK.map((key) => [foldText(WEEKDAY_NAMES[key]), key]))
const NAME = '([\\p{L}\\p{M}]{5,12})'
const TIME = '\\d{1,2}:\\d{2}'
const RANGE = `${TIME} a ${TIME}`
/** A group as it is written above; the text of a day may hold anything. */
const GROUP = new RegExp(
  `${NAME}(?: (a|y) ${NAME})?: (?:(${CLOSED_WORD})|«((?:[^»]|»»)*)»|(${RANGE}(?: y ${RANGE})*))(?:; |$)`,
  'yu',
)

const long = (time: string) => time.padStart(5, '0')

function rangesOf(text: string): HoursRange[] {
  return text.split(' y ').map((range) => {
    const [opens = '', closes = ''] = range.split(' a ')
    return { opens: long(opens), closes: long(closes) }
  })
}

function daysOf(first: string, joint: string | undefined, last: string | undefined) {
  const from = WEEK.indexOf(KEYS.get(foldText(first)) as WeekdayKey)
  if (from < 0) return null
  if (last === undefined) return WEEK.slice(from, from + 1)
  const to = WEEK.indexOf(KEYS.get(foldText(last)) as WeekdayKey)
  if (to <= from || (joint === 'y' && to !== from + 1)) return null
  return WEEK.slice(from, to + 1)
}

/** Reads exactly what `writeHoursCell` writes; null for anything else. */
function readWritten(text: string): Hours | null {
  const hours: Hours = {}
  GROUP.lastIndex = 0
  while (GROUP.lastIndex < text.length) {
    const [, first = '', joint, last, closed, words, ranges = ''] = GROUP.exec(text) ?? []
    const days = daysOf(first, joint, last)
    if (!days || days.some((key) => key in hours)) return null
    for (const key of days) {
      if (closed) hours[key] = { mode: 'closed' }
      else if (words !== undefined) hours[key] = { mode: 'text', text: words.replace(/»»/g, '»') }
      else hours[key] = { mode: 'ranges', ranges: rangesOf(ranges) }
    }
  }
  return hours
}

/**
 * The hours that a cell says: as they were written there, or as people write them. '' is no hours.
 * Nothing is taken of a text that is understood in part only.
 */
export function readHoursCell(text: string): ReadCell<Hours | null> {
  if (text === '') return { ok: true, value: null }
  const written = readWritten(text)
  const { hours, unread } = written ? { hours: written, unread: [] } : readWeek(text)
  if (unread.length > 0 || Object.keys(hours).length === 0) {
    const part = (unread[0] ?? text).slice(0, 60)
    const message = `no se entiende «${part}». Escribilo así: Lunes a viernes: 8:00 a 12:00 y 16:00 a 20:00; Sábado: 9:00 a 13:00; Domingo: cerrado.`
    return { ok: false, message }
  }
  const problem = hoursProblem(hours)
  return problem === null ? { ok: true, value: hours } : { ok: false, message: problem }
}
