import { dayListAt, type DayList } from './day-lists'
import { HALF_WORDS, type Half } from './halves'
import {
  CLOSED,
  DANGERS,
  EXCEPTIONS,
  FILLERS,
  FROM_NOW,
  OPENERS,
  SERVICES,
  TEXT_KEYS,
  TEXT_WORDS,
  WHOLE_DAY,
  WITHOUT_BREAK,
} from './hours-words'
import { CLOSING_WORDS, rangeAt, type WrittenRange } from './ranges'
import { timeAt } from './times'
import { phraseAt, type Token } from './tokens'

/** What the tokens from `from` up to `to` turned out to be. */
export type Item = { from: number; to: number } & (
  | { kind: 'days'; list: DayList }
  | { kind: 'range'; range: WrittenRange }
  /** All of the day, closed, one end of a range, an appointment. */
  | { kind: 'whole-day' | 'closed' | 'one-end' | 'text' }
  /** A half of the day: 'por la tarde'. */
  | { kind: 'half'; half: Half }
  | { kind: 'except' | 'opener' | 'filler' | 'comma' }
  /** The end of a sentence or of a line. */
  | { kind: 'stop' | 'break' }
  /** Words that mean nothing here. */
  | { kind: 'strange' }
  /** Words that change what hours mean; of what a shop does besides only beside hours. */
  | { kind: 'danger'; isService: boolean }
)

type Found = Item | null

const COMMAS = new Set([',', ':', '(', ')', '-', '&', '+', '/', '❌'])
const STOPS = new Set(['.', ';', '|', '•'])
const MINUTE_SIGN = /^['’´°]$/u
const LONGEST_TEXT = 12

/** The items of a text in their order; each token belongs to one. */
export function itemsOf(tokens: readonly Token[]): Item[] {
  const items: Item[] = []
  let at = 0
  let before: Item | undefined
  while (at < tokens.length) {
    const item = itemAt(tokens, at, before)
    items.push(item)
    if (item.kind !== 'comma') before = item
    at = item.to
  }
  return items
}

function itemAt(tokens: readonly Token[], at: number, before: Item | undefined): Item {
  return (
    signAt(tokens, at, before) ??
    daysAt(tokens, at, before) ??
    phraseItem(tokens, at) ??
    scheduleAt(tokens, at, before) ??
    wordAt(tokens, at)
  )
}

function signAt(tokens: readonly Token[], at: number, before: Item | undefined): Found {
  const token = tokens[at]
  if (token === undefined || token.kind === 'word' || token.kind === 'number') return null
  const one = { from: at, to: at + 1 }
  if (token.kind === 'break') return { kind: 'break', ...one }
  // 'Domingo: ❌' is closed; elsewhere the cross is an ornament.
  if (token.text === '❌' && before?.kind === 'days') return { kind: 'closed', ...one }
  if (COMMAS.has(token.text)) return { kind: 'comma', ...one }
  if (STOPS.has(token.text)) return { kind: 'stop', ...one }
  return MINUTE_SIGN.test(token.text)
    ? { kind: 'filler', ...one }
    : { kind: 'danger', isService: false, ...one }
}

function daysAt(tokens: readonly Token[], at: number, before: Item | undefined): Found {
  const list = dayListAt(tokens, at)
  if (list === null) return null
  const item = { kind: 'days', list, from: at, to: list.end } as const
  if (!list.isShort) return item
  // A short name is a day where its hours follow: 'S 9 a 13', and not in 'mi local', 'd 8 a 12'.
  const next = tokens[list.end]?.text === ':' ? list.end + 1 : list.end
  const isDay = before?.kind !== 'days' && tokens[at]?.raw !== 'd' && isSchedule(tokens, next)
  return isDay ? item : null
}

const isSchedule = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(tokens, at, WHOLE_DAY) > 0 ||
  phraseAt(tokens, at, CLOSED) > 0 ||
  rangeAt(tokens, at) !== null

function phraseItem(tokens: readonly Token[], at: number): Found {
  const nothing = phraseAt(tokens, at, WITHOUT_BREAK) || fromNow(tokens, at)
  if (nothing) return { kind: 'filler', from: at, to: at + nothing }
  const except = phraseAt(tokens, at, EXCEPTIONS)
  if (except) return { kind: 'except', from: at, to: at + except }
  const wholeDay = phraseAt(tokens, at, WHOLE_DAY)
  if (wholeDay) return { kind: 'whole-day', from: at, to: at + wholeDay }
  const to = textEnd(tokens, at)
  return to === null ? null : { kind: 'text', from: at, to }
}

/** How many tokens say that what follows is so from now on; none where it is told until when. */
function fromNow(tokens: readonly Token[], at: number): number {
  const length = phraseAt(tokens, at, FROM_NOW)
  const next = tokens.slice(at + length, at + length + 2)
  return next.some(({ text }) => text === 'hasta' || text === 'al') ? 0 : length
}

/** The end of a text that stands for hours, 'a coordinar por WhatsApp', or null. */
function textEnd(tokens: readonly Token[], at: number): number | null {
  let end = at
  let keyEnd = 0
  while (end - at < LONGEST_TEXT && TEXT_WORDS.has(tokens[end]?.text ?? '')) {
    const key = phraseAt(tokens, end, TEXT_KEYS)
    if (key) keyEnd = end + key
    end += 1
  }
  if (keyEnd === 0 || FILLERS_AT_START.has(tokens[at]?.text ?? '')) return null
  while (end > keyEnd && FILLERS.has(tokens[end - 1]?.text ?? '')) end -= 1
  return end
}

const FILLERS_AT_START = new Set(['y', 'el', 'la', 'los', 'de', 'se'])

function scheduleAt(tokens: readonly Token[], at: number, before: Item | undefined): Found {
  const range = rangeAt(tokens, at)
  if (range) return { kind: 'range', range, from: at, to: range.end }
  const end = oneEnd(tokens, at)
  if (end !== null) return { kind: 'one-end', from: at, to: end }
  const closed = phraseAt(tokens, at, CLOSED)
  if (closed) return { kind: 'closed', from: at, to: at + closed }
  const isLast = tokens[at + 1] === undefined || /^[,.;\n]$/.test(tokens[at + 1]?.text ?? '')
  const isNo = tokens[at]?.text === 'no' && before?.kind === 'days' && isLast
  return isNo ? { kind: 'closed', from: at, to: at + 1 } : null
}

/** 'hasta las 13', 'desde las 20', 'a partir de las 20', 'cierra a las 13' */
function oneEnd(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.text ?? ''
  const isFrom = word === 'a' && tokens[at + 1]?.text === 'partir' && tokens[at + 2]?.text === 'de'
  if (isFrom) return timeAt(tokens, at + 3)?.end ?? null
  if (word !== 'hasta' && word !== 'desde' && !CLOSING_WORDS.has(word)) return null
  const next = /^(?:el|a|al)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  return timeAt(tokens, next)?.end ?? null
}

function wordAt(tokens: readonly Token[], at: number): Item {
  const { text = '', kind } = tokens[at] ?? {}
  const one = { from: at, to: at + 1 }
  const half = HALF_WORDS.get(text)
  if (half) return { kind: 'half', half, ...one }
  const isService = SERVICES.has(text)
  if (isService || DANGERS.has(text)) return { kind: 'danger', isService, ...one }
  if (OPENERS.has(text)) return { kind: 'opener', ...one }
  return { kind: kind === 'word' && FILLERS.has(text) ? 'filler' : 'strange', ...one }
}
