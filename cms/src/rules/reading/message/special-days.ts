import { readDayHours } from '../../calendar'
import { readToldDays } from '../../told-days'
import { readWrittenDays } from '../../written-days'
import { clausesOf } from './clauses'
import type { RemainingText } from './remaining-text'

export interface MessageDays {
  /** Lines of the special hours: '22/12/2026 al 5/1/2027 = cerrado por vacaciones'. */
  value: string
  words: string[]
}

const DAY_MS = 86_400_000
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

function linesOf(clause: string, today: string): string[] {
  const told = readToldDays(clause)
  if (!told || readDayHours(told.text) === null) return []
  const read = readWrittenDays(`${told.days} = ${told.text}`, null)
  if (typeof read === 'string') return []
  const days = read.days.map((day) => withYear(day, today))
  return runsOf(days).map((run) => `${run} = ${told.text}`)
}

/**
 * The days on which a store closes or has other hours, each with its year: who writes of them means
 * the next ones. `today`: 'AAAA-MM-DD'.
 */
export function takeSpecialDays(text: RemainingText, today: string): MessageDays | null {
  const words: string[] = []
  const take = (said: string, start: number) => {
    const lines = linesOf(said, today)
    if (lines.length > 0) words.push(text.take(start, start + said.length))
    return lines
  }
  const lines = [...text.rest.matchAll(SENTENCE)].flatMap(({ index, 0: said }) => take(said, index))
  lines.push(...clausesOf(text).flatMap((clause) => take(clause.text, clause.start)))
  return lines.length > 0 ? { value: lines.join('\n'), words } : null
}
