import type { WeekdayKey } from '../../weekdays'
import { daysOfWord, WEEK, type DayName } from './day-names'
import { dayPhrase } from './day-phrases'
import type { Half } from './halves'
import { timeAt } from './times'
import type { Token } from './tokens'

type Span = [from: number, to: number]

/** Days as they are named one after the other: 'lunes a viernes y domingos'. */
export interface DayList {
  days: Set<WeekdayKey>
  /** Tokens that name no certain day of the week: holidays, an 'M' that could be two days. */
  uncertain: Span[]
  /** The half of those days that is meant: 'todas las noches'. */
  half: Half | null
  /** Holidays alone, told to be like the days before: 'inclusive feriados', 'feriados también'. */
  isIncluded: boolean
  /** A single short name, which may be a word as well: 'mi', 'S'. */
  isShort: boolean
  /** The token behind it. */
  end: number
}

type Join = 'list' | 'range' | 'dash' | 'slash'

interface Entry {
  names: DayName[] | 'holiday' | 'uncertain'
  half: Half | null
  letters: number
  span: Span
  /** How it hangs together with the one before. */
  join: Join
}

const ARTICLES = new Set(['los', 'las', 'el', 'la', 'dia', 'dias'])
const RANGE_WORDS = new Set(['a', 'al', 'hasta'])
const INCLUSIONS = ['tambien', 'incluso', 'incluido', 'incluidos', 'inclusive', 'incluyendo']
const LIST_WORDS = new Set([',', 'y', 'e', '&', '+', ...INCLUSIONS])

/** The days that are named from a token on, or null. */
export function dayListAt(tokens: readonly Token[], at: number): DayList | null {
  const entries: Entry[] = []
  let entry = entryAt(tokens, at, 'list')
  while (entry !== null && isOfList(entries, entry)) {
    entries.push(entry)
    entry = nextEntry(tokens, entry)
  }
  const [first] = entries
  if (first === undefined) return null
  const isShort = entries.length === 1 && first.letters <= 2
  const { span, half } = first
  const end = (entries.at(-1) ?? first).span[1]
  const isHolidays = entries.every(({ names }) => names === 'holiday')
  const isIncluded = isHolidays && isBesideInclusion(tokens, span[0], end)
  return { ...meaning(entries), half, isIncluded, isShort, end }
}

/** Of 'todas las noches y domingos' nobody knows whether only the nights of Sundays are meant. */
function isOfList([first]: readonly Entry[], next: Entry): boolean {
  const isWhole = next.half === null && first?.half === null
  return first === undefined || isWhole || next.names === 'holiday'
}

function isBesideInclusion(tokens: readonly Token[], from: number, end: number): boolean {
  let before = from - 1
  while (ARTICLES.has(tokens[before]?.text ?? '')) before -= 1
  return [tokens[before], tokens[end]].some((token) => INCLUSIONS.includes(token?.text ?? ''))
}

function entryAt(tokens: readonly Token[], at: number, join: Join): Entry | null {
  const phrase = dayPhrase(tokens, at)
  if (phrase) {
    const { names, half, length } = phrase
    return { names, half, letters: 9, span: [at, at + length], join }
  }
  const named = daysOfWord(tokens[at])
  if (named === null) return null
  // The point of 'Lun.' is of the word, that of 'Lunes.' ends a sentence.
  const isCut = tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued && named.letters < 5
  const names = named.isRange ? between(named.days[0], named.days[1] ?? 'M') : [...named.days]
  return { names, half: null, letters: named.letters, span: [at, at + (isCut ? 2 : 1)], join }
}

/** The days from one to another, also around the week's end; none when one of them is uncertain. */
function between(first: DayName, last: DayName): DayName[] {
  if (first === 'M' || last === 'M') return ['M']
  const from = WEEK.indexOf(first)
  // From Monday to Monday is the whole week.
  const length = ((WEEK.indexOf(last) - from + 6) % 7) + 2
  return [...WEEK, ...WEEK].slice(from, from + Math.min(length, 7))
}

function nextEntry(tokens: readonly Token[], before: Entry): Entry | null {
  const behind = before.span[1]
  const { join, end } = joinAt(tokens, behind)
  let at = end
  const isArticle = (word: string) => ARTICLES.has(word) || (word === 'de' && end > behind)
  while (isArticle(tokens[at]?.text ?? '') && at - end < 3 && !dayPhrase(tokens, at)) at += 1
  const entry = entryAt(tokens, at, join)
  if (entry === null) return null
  if (end > behind) return isSlip(tokens, entry, before) ? { ...entry, names: 'uncertain' } : entry
  if (entry.letters > 2) return entry
  // Beside each other without a sign: whole names, and the letters of one row, 'L M M J V'.
  return before.letters <= 2 && tokens[at]?.raw !== 'd' ? entry : null
}

/** Behind longer names a 'd' before a time may be a 'de': 'lunes a viernes, d 8 a 12'. */
const isSlip = (tokens: readonly Token[], { span, join }: Entry, before: Entry): boolean =>
  tokens[span[0]]?.raw === 'd' &&
  join === 'list' &&
  before.letters > 2 &&
  timeAt(tokens, span[1]) !== null

function joinAt(tokens: readonly Token[], at: number): { join: Join; end: number } {
  const sign = tokens[at]?.text ?? ''
  if (RANGE_WORDS.has(sign)) return { join: 'range', end: at + 1 }
  if (sign === '-' || sign === '/') return { join: sign === '-' ? 'dash' : 'slash', end: at + 1 }
  let end = at
  while (LIST_WORDS.has(tokens[end]?.text ?? '')) end += 1
  return { join: 'list', end }
}

/** A day of a list and the tokens that name it. */
interface Named {
  name: DayName
  span: Span
}

/** Which days a list of names means. */
function meaning(entries: readonly Entry[]): Pick<DayList, 'days' | 'uncertain'> {
  const uncertain = entries.filter(({ names }) => !Array.isArray(names)).map(({ span }) => span)
  const named: Named[] = []
  for (const row of rowsOf(entries)) {
    const names = namesOfRow(row)
    if (names === null) uncertain.push([row[0]?.span[0] ?? 0, row.at(-1)?.span[1] ?? 0])
    else named.push(...names)
  }
  const days = new Set(named.flatMap(({ name }) => (name === 'M' ? [] : [name])))
  const known = [...days]
  named.forEach(({ name, span }, at) => {
    if (name !== 'M') return
    const day = dayOfM(named, at, known)
    if (day === null) uncertain.push(span)
    else days.add(day)
  })
  return { days, uncertain }
}

/** Entries that hang together by 'a', '-' or '/'. */
function rowsOf(entries: readonly Entry[]): Entry[][] {
  const rows: Entry[][] = []
  for (const entry of entries) {
    const row = rows.at(-1)
    if (row === undefined || entry.join === 'list') rows.push([entry])
    else row.push(entry)
  }
  return rows
}

/** 'lunes a viernes' are five days, 'L-M-V' three; of 'lunes/viernes' nobody knows: null. */
function namesOfRow(row: readonly Entry[]): Named[] | null {
  const [first, second] = row
  const isPair = row.length === 2 && first?.names.length === 1 && second?.names.length === 1
  const one = first?.names[0] as DayName
  const other = second?.names[0] as DayName
  const span: Span = [first?.span[0] ?? 0, second?.span[1] ?? 0]
  if (isPair && Array.isArray(first.names) && Array.isArray(second.names)) {
    const names = between(one, other)
    if (second.join !== 'slash') return names.map((name) => ({ name, span }))
    if (names.length > 2) return null
  }
  if (row.some(({ join }, at) => at > 0 && join === 'range')) return withRanges(row)
  return row.flatMap(({ names, span: own }) =>
    Array.isArray(names) ? names.map((name) => ({ name, span: own })) : [],
  )
}

/** 'lunes a viernes - sábado': a range, and what hangs on it; null for 'lunes a martes a viernes'. */
function withRanges(row: readonly Entry[]): Named[] | null {
  if (row.length === 2) return null
  const at = row.findIndex(({ join }, index) => index > 0 && join === 'range')
  const range = namesOfRow(row.slice(at - 1, at + 1))
  const rest = [row.slice(0, at - 1), row.slice(at + 1)]
  if (range === null || row[at + 1]?.join === 'range') return null
  const others = rest.map((entries) => (entries.length > 0 ? namesOfRow(entries) : []))
  return others.some((names) => names === null)
    ? null
    : [...range, ...others.flatMap((names) => names ?? [])]
}

/**
 * 'M' is Tuesday before another 'M' or where Wednesday has a name of its own, and the other way; of
 * `known` are the days that have one.
 */
function dayOfM(named: readonly Named[], at: number, known: WeekdayKey[]): WeekdayKey | null {
  const isM = (index: number) => named[index]?.name === 'M'
  const hasTuesday = known.includes('tuesday')
  if (hasTuesday !== known.includes('wednesday')) return hasTuesday ? 'wednesday' : 'tuesday'
  if (hasTuesday || isM(at - 2) || isM(at + 2)) return null
  if (isM(at + 1)) return isM(at - 1) ? null : 'tuesday'
  return isM(at - 1) ? 'wednesday' : null
}
