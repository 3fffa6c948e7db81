import type { WeekdayKey } from '../../weekdays'
import { daysOfWord, WEEK, type DayName } from './day-names'
import { phraseAt, phrasesOf, type Token } from './tokens'

type Span = [from: number, to: number]

/** Days as they are named one after the other: 'lunes a viernes y domingos'. */
export interface DayList {
  days: Set<WeekdayKey>
  /** Tokens that name no certain day of the week: holidays, an 'M' that could be two days. */
  uncertain: Span[]
  /** A single short name, which may be a word as well: 'mi', 'S'. */
  isShort: boolean
  /** The token behind it. */
  end: number
}

type Join = 'list' | 'range' | 'dash' | 'slash'

interface Entry {
  names: DayName[] | 'holiday'
  letters: number
  span: Span
  /** How it hangs together with the one before. */
  join: Join
}

const EVERY_DAY = phrasesOf(
  'todos los dias de la semana',
  'todos los dias del ano',
  'todos los dias',
  'todo los dias',
  'todos los dia',
  'todas los dias',
  'toda la semana',
  'todos dias',
  'los 7 dias de la semana',
  'los 7 dias',
  'los siete dias',
  'cada dia',
  'diariamente',
  'a diario',
)
const WORKING_DAYS = phrasesOf(
  'dias de la semana',
  'dias de semana',
  'dias habiles',
  'entre semana',
)
const WEEKEND = phrasesOf('fin de semana', 'fines de semana', 'fin de semanas', 'finde', 'findes')
const HOLIDAYS = phrasesOf(
  'feriados nacionales',
  'dias feriados',
  'feriados',
  'feriado',
  'festivos',
  'festivo',
  'asuetos',
)
const ARTICLES = new Set(['los', 'las', 'el', 'la', 'dia', 'dias'])
const RANGE_WORDS = new Set(['a', 'al', 'hasta'])
const LIST_WORDS = new Set([',', 'y', 'e', '&', '+', 'tambien', 'incluso', 'incluido', 'incluidos'])

/** The days that are named from a token on, or null. */
export function dayListAt(tokens: readonly Token[], at: number): DayList | null {
  const entries: Entry[] = []
  let entry = entryAt(tokens, at, 'list')
  while (entry !== null) {
    entries.push(entry)
    entry = nextEntry(tokens, entry)
  }
  const [first] = entries
  if (first === undefined) return null
  const isShort = entries.length === 1 && first.letters <= 2
  return { ...meaning(entries), isShort, end: (entries.at(-1) ?? first).span[1] }
}

function entryAt(tokens: readonly Token[], at: number, join: Join): Entry | null {
  const phrase = dayPhrase(tokens, at)
  if (phrase) {
    return { names: phrase.names, letters: 9, span: [at, at + phrase.length], join }
  }
  const named = daysOfWord(tokens[at])
  if (named === null) return null
  // The point of 'Lun.' is of the word, that of 'Lunes.' ends a sentence.
  const isCut = tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued && named.letters < 5
  const names = named.isRange ? between(named.days[0], named.days[1] ?? 'M') : [...named.days]
  return { names, letters: named.letters, span: [at, at + (isCut ? 2 : 1)], join }
}

function dayPhrase(
  tokens: readonly Token[],
  at: number,
): { names: Entry['names']; length: number } | null {
  const every = phraseAt(tokens, at, EVERY_DAY)
  if (every) return { names: WEEK, length: every }
  const working = phraseAt(tokens, at, WORKING_DAYS)
  if (working) return { names: WEEK.slice(0, 5), length: working }
  const weekend = phraseAt(tokens, at, WEEKEND)
  if (weekend) return { names: WEEK.slice(5), length: weekend }
  const holidays = phraseAt(tokens, at, HOLIDAYS)
  return holidays ? { names: 'holiday', length: holidays } : null
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
  if (entry === null || end > behind || entry.letters > 2) return entry
  // Beside each other without a sign: whole names, and the letters of one row, 'L M M J V'.
  return before.letters <= 2 && tokens[at]?.raw !== 'd' ? entry : null
}

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
  const uncertain = entries.filter(({ names }) => names === 'holiday').map(({ span }) => span)
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
  if (isPair && first.names !== 'holiday' && second.names !== 'holiday') {
    const names = between(one, other)
    if (second.join !== 'slash') return names.map((name) => ({ name, span }))
    if (names.length > 2) return null
  }
  if (row.some(({ join }, at) => at > 0 && join === 'range')) return withRanges(row)
  return row.flatMap(({ names, span: own }) =>
    names === 'holiday' ? [] : names.map((name) => ({ name, span: own })),
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
