import { readDayHours } from '../../calendar'
import { CLOSED } from '../../hours'
import { foldText } from '../../slug'
import { readToldDays, type ToldDays } from '../../told-days'
import { WEEKDAY_NAMES } from '../../weekdays'
import { readWrittenDays } from '../../written-days'
import { isHoursText } from '../hours/is-hours-text'
import { clausesOf, type Clause } from './clauses'
import type { RemainingText } from './remaining-text'
import { DAY_MS } from '../../durations'

export interface MessageDays {
  /** Lines of the special hours: '22/12/2026 al 5/1/2027 = cerrado por vacaciones'. */
  value: string
  words: string[]
  /** Days of the week told with them: of those days alone, or of the whole year. */
  doubtful: string[]
}

/** A message may come when the days have begun. */
const BEGUN_DAYS = 60

/** More than a clause: 'Vacaciones: del 22/12 al 5/1', 'El 24/12, abrimos de 9 a 13'. */
const SENTENCE = /(?! )(?:[^\n.!;\u{FFFB}\u{FFFC}]|\.(?=\S))+/gu

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** '12-24' → the next one, or the one that is not long past. */
function withYear(day: string, today: string): string {
  if (day.length > 'MM-DD'.length) return day
  const from = isoOf(Date.parse(today) - BEGUN_DAYS * DAY_MS)
  const year = Number(from.slice(0, 4))
  const next = `${year}-${day}`
  return next < from ? `${year + 1}-${day}` : next
}

const written = (day: string): string => day.split('-').reverse().map(Number).join('/')

/** Days one after the other as one: '22/12/2026 al 5/1/2027'. */
function runsOf(days: readonly string[]): string[] {
  const runs: { from: string; to: string }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && Date.parse(day) - Date.parse(last.to) === DAY_MS) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs.map(({ from, to }) =>
    from === to ? written(from) : `${written(from)} al ${written(to)}`,
  )
}

const FEASTS: [name: RegExp, day: string][] = [
  [/(?<!\p{L})noche ?buena(?!\p{L})/giu, '24/12'],
  [/(?<!\p{L})navidad(?!\p{L})/giu, '25/12'],
  [/(?<!\p{L})fin de año(?!\p{L})/giu, '31/12'],
  [/(?<!\p{L})año nuevo(?!\p{L})/giu, '1/1'],
]

/** 'el martes 8', of no month; 'martes 8 a 12' are hours. */
const DAY_OF_WEEK = new RegExp(
  String.raw`(?<!\p{L})(${Object.values(WEEKDAY_NAMES).join('|')}|miercoles|sabado) (\d{1,2})(?![\d/:.]|\s*(?:a|al|y|e|hs?|de|-|,)(?!\p{L}))`,
  'giu',
)
const SOON_DAYS = 45

/** The next day of that number in a month, if it is that day of the week. */
function nextDay(weekday: string, number: number, today: string): string | null {
  const begin = Date.parse(today)
  for (let at = 0; at < SOON_DAYS; at += 1) {
    const date = new Date(begin + at * DAY_MS)
    if (date.getUTCDate() !== number) continue
    const name = Object.values(WEEKDAY_NAMES)[date.getUTCDay()] ?? ''
    return foldText(name) === foldText(weekday) ? written(isoOf(date.getTime())) : null
  }
  return null
}

const BACK =
  /^(.*?)(?<!\p{L})desde (?:el )?(.+?)[,;]? (?:y )?(?:volvemos|reabrimos|retomamos|regresamos)(?: a \p{L}+)? (?:el )?(.+)$/iu

/** 'cerramos desde el 20/12, volvemos el 4/1' → 'cerramos del 20/12/2026 al 3/1/2027' */
function untilBack(sentence: string, today: string): string {
  const [, before, from = '', back = ''] = BACK.exec(sentence) ?? []
  const days = [from, back].map((day) => readWrittenDays(`${day} = x`, null))
  const [first, last] = days.map((read) =>
    typeof read === 'string' || read.days.length !== 1 ? null : withYear(read.days[0] ?? '', today),
  )
  if (before === undefined || !first || !last || last <= first) return sentence
  return `${before}del ${written(first)} al ${written(isoOf(Date.parse(last) - DAY_MS))}`
}

/** The same with dates in the place of what people call days. */
function withDates(clause: string, today: string): string {
  const named = FEASTS.reduce((text, [name, day]) => text.replace(name, day), clause)
  const dated = named.replace(
    DAY_OF_WEEK,
    (text, weekday: string, number: string) => nextDay(weekday, Number(number), today) ?? text,
  )
  return untilBack(dated, today)
}

/** A line as the special hours have it: '24/12: 9 a 13 hs'. */
function readOwnForm(clause: string): ToldDays | null {
  const [, days = '', text = ''] = /^(.+?) ?[:=] ?(.+)$/.exec(clause) ?? []
  const hours = readDayHours(text.replace(/\.$/, ''))
  return Array.isArray(hours) || hours === CLOSED ? { days, text } : null
}

function linesOf(clause: string, today: string): string[] {
  const dated = withDates(clause, today)
  const told = readToldDays(dated) ?? readOwnForm(dated)
  if (!told || readDayHours(told.text) === null) return []
  const read = readWrittenDays(`${told.days} = ${told.text}`, null)
  if (typeof read === 'string') return []
  const days = read.days.map((day) => withYear(day, today))
  return runsOf(days).map((run) => `${run} = ${told.text}`)
}

/** Days of the week, without hours of their own: 'lunes cerrado'. */
const CLOSED_WEEKDAYS = /^(?=\D*$).*(?:lun|mar(?:tes)?(?!\p{L})|mi[eé]|jue|vie|s[aá]b|dom)/iu
/** Says that it is of the whole year. */
const USUAL = /habitual|normal|siempre|resto|todo el año/iu

const isOfWeek = ({ text }: Clause): boolean => isHoursText(text) && !USUAL.test(text)

const isClosed = (clause: Clause): boolean => isOfWeek(clause) && CLOSED_WEEKDAYS.test(clause.text)

/** Whether a line of the special hours is of days on end, in which days of the week recur, and of hours. */
const isOpenForDays = (line: string): boolean => / al .*=(?! cerrado)/.test(line)

/**
 * What is told in the same breath as hours for days on end, `[start, end)`: in 'del 1/1 al 31/1
 * abrimos de 20 a 1, lunes cerrado' nobody knows whether other Mondays are meant. Behind such hours
 * that is all of their sentence, and on either side what tells closed days alone.
 */
function beside(text: RemainingText, start: number, end: number): Clause[] {
  const line = text.lineAt(start)
  const clauses = clausesOf(text).filter((one) => one.start >= line.start && one.end <= line.end)
  const before = clauses.filter((one) => one.end <= start)
  const behind = clauses.filter((one) => one.start >= end)
  const isOfSentence = (one: Clause) =>
    isOfWeek(one) && !/[.;!]/.test(text.whole.slice(end, one.start))
  const other = behind.findIndex((one) => !isClosed(one) && !isOfSentence(one))
  return [
    ...(before.every(isClosed) ? before : []),
    ...(other < 0 ? behind : behind.slice(0, other)),
  ]
}

/**
 * The days on which a store closes or has other hours, each with its year: who writes of them means
 * the next ones. `today`: 'AAAA-MM-DD'.
 */
export function takeSpecialDays(text: RemainingText, today: string): MessageDays | null {
  const words: string[] = []
  const doubtful: string[] = []
  const take = (said: string, start: number) => {
    const end = start + said.length
    const lines = linesOf(said, today)
    if (lines.length > 0) words.push(text.take(start, end))
    const others = lines.some(isOpenForDays) ? beside(text, start, end) : []
    doubtful.push(...others.map((one) => text.take(one.start, one.end)))
    return lines
  }
  const lines = [...text.rest.matchAll(SENTENCE)].flatMap(({ index, 0: said }) => take(said, index))
  lines.push(...clausesOf(text).flatMap((clause) => take(clause.text, clause.start)))
  return lines.length > 0 ? { value: lines.join('\n'), words, doubtful } : null
}
