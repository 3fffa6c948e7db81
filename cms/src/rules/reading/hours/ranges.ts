import type { HoursRange } from '../../hours'
import { rangeBetween } from './clock'
import { withHalf, type Half } from './halves'
import { timeAt, type WrittenTime } from './times'
import { tokensOf, type Token } from './tokens'

/** Two times that somebody wrote as a range. */
export interface WrittenRange {
  open: WrittenTime
  close: WrittenTime
  /** Whether it could be a date as well: '8/12'. */
  isDate: boolean
  /** The token behind it. */
  end: number
}

const BEGINNINGS = new Set(['de', 'desde', 'entre'])
const OPENING_WORDS = new Set('abre abren abrimos apertura abierto abierta'.split(' '))
export const CLOSING_WORDS = new Set('cierra cierran cerramos cierre'.split(' '))
const CONNECTORS = new Set(['a', 'al', 'hasta', '-', '~', '/'])
/** How much longer than a night nobody is open who opens in the afternoon. */
const LONGEST_NIGHT = 12
/** The hour of the morning after which no night ends. */
const LATEST_NIGHT = 6

/** The range that begins at a token, or null: '8 a 12', 'de 8:30hs. - 12', 'abre 8 y cierra 20'. */
export function rangeAt(tokens: readonly Token[], at: number): WrittenRange | null {
  return openingAndClosing(tokens, at) ?? fromTo(tokens, at)
}

function fromTo(tokens: readonly Token[], at: number): WrittenRange | null {
  const beginning = tokens[at]?.text ?? ''
  const open = timeAt(tokens, BEGINNINGS.has(beginning) ? at + 1 : at)
  if (open === null) return null
  const behind = pastPoint(tokens, open.end)
  const connector = tokens[behind]?.text ?? ''
  const isBetween = beginning === 'entre' && connector === 'y'
  if (!CONNECTORS.has(connector) && !isBetween) return null
  const close = timeAt(tokens, behind + 1, beginsRange)
  if (close === null) return null
  const isBare = close.end === behind + 2 && open.end === behind
  return { open, close, isDate: connector === '/' && isBare, end: close.end }
}

/** 'abre a las 8 y cierra a las 20', 'apertura 8 hs, cierre 20 hs' */
function openingAndClosing(tokens: readonly Token[], at: number): WrittenRange | null {
  if (!OPENING_WORDS.has(tokens[at]?.text ?? '')) return null
  const open = timeAt(tokens, pastTo(tokens, at + 1))
  if (open === null) return null
  let next = pastPoint(tokens, open.end)
  if (/^[,;y/-]$/.test(tokens[next]?.text ?? '')) next += 1
  if (!CLOSING_WORDS.has(tokens[next]?.text ?? '')) return null
  const close = timeAt(tokens, pastTo(tokens, next + 1))
  return close && { open, close, isDate: false, end: close.end }
}

/** Whether a range begins there, without a look at how its end is written. */
function beginsRange(tokens: readonly Token[], at: number): boolean {
  const open = timeAt(tokens, at)
  if (open === null) return false
  const behind = pastPoint(tokens, open.end)
  return CONNECTORS.has(tokens[behind]?.text ?? '') && timeAt(tokens, behind + 1) !== null
}

const pastPoint = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === '.' && tokens[at]?.glued ? at + 1 : at

const pastTo = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === 'a' || tokens[at]?.text === ':' ? at + 1 : at

/**
 * The range of a whole text, at its face value: '8:00 - 12:30 hs'. `impossible` when its times do not
 * exist or are the same; null when it is no range.
 */
export function readRange(text: string): HoursRange | 'impossible' | null {
  const tokens = tokensOf(text)
  const range = rangeAt(tokens, 0)
  const rest = tokens.slice(range?.end ?? 0).filter((token) => token.text !== '.')
  if (range === null || rest.length > 0) return null
  return rangeBetween(range.open, range.close) ?? 'impossible'
}

/**
 * The only range that a writer can mean, or null. Without a word for the half of the day '8 a 5' could
 * end in the afternoon or at night, and '4 a 8' begin in either; `half` is what the text around says.
 */
export function certainRange(range: WrittenRange, half: Half | null): HoursRange | null {
  const open = inHalf(range.open, half)
  const close = open && closeInHalf(range.close, open, half)
  if (open === null || close === null) return null
  const hour = openingHour(open, close)
  return hour === null ? null : rangeBetween({ ...open, hour }, close)
}

/** An opening time that could be another twelve hours later, in the half of the day that the text tells. */
function inHalf(open: WrittenTime, half: Half | null): WrittenTime | null {
  if (half === null || open.exact) return open
  const hour = withHalf(open.hour, half)
  return hour === null ? null : { ...open, hour, exact: true }
}

/**
 * The same for the end: 'por la noche de 8 a 12' ends at midnight, 'de 22 a 6' in the morning. What
 * would end before it begins, 'por la mañana de 8 a 1', is not certain.
 */
function closeInHalf(close: WrittenTime, open: WrittenTime, half: Half | null): WrittenTime | null {
  if (half === null || close.exact) return close
  const hour = closingInAfternoon(close.hour, half) ?? withHalf(close.hour, half)
  const isEvening = half !== 'noche' || open.hour > 12
  if (hour !== null && isEvening && minutes({ ...close, hour }) > minutes(open)) {
    return { ...close, hour, exact: true }
  }
  const isNight = half === 'noche' || half === 'madrugada'
  return isNight && minutes(close) <= LATEST_NIGHT * 60 ? { ...close, exact: true } : null
}

/** An afternoon ends when it is night. */
const closingInAfternoon = (hour: number, half: Half): number | null =>
  half === 'tarde' && hour > 8 && hour < 12 ? hour + 12 : null

const minutes = ({ hour, minute }: WrittenTime): number => hour * 60 + minute

/** The opening hour on a clock of 24 hours; null when it is not certain which one. */
function openingHour(open: WrittenTime, close: WrittenTime): number | null {
  if (!open.exact && close.exact && isLate(close)) return openingBeforeLate(open, close)
  const length = minutes(close) - minutes(open)
  if (close.exact) {
    // '10 a 01': who writes 01 writes 10 for the morning; of '8 a 01' nobody knows.
    const isClear = open.exact || length > 0 || minutes(close) === 0
    return isClear || (open.hour > 9 && close.half === null) ? open.hour : null
  }
  if (!open.exact) return length > 0 && open.hour > 5 ? open.hour : null
  if (length > 0) return open.hour
  // '20 a 1': who writes 20 writes 13 as well.
  const isNight = open.hour > 12 && length + 24 * 60 <= LONGEST_NIGHT * 60
  return isNight ? open.hour : null
}

const isLate = ({ half, hour }: WrittenTime): boolean =>
  half !== null && half !== 'mediodia' && hour > 12

/** '9 a 5 pm' opens in the morning, '4 a 8 de la tarde' does not, of '7 a 9 pm' nobody knows. */
function openingBeforeLate(open: WrittenTime, close: WrittenTime): number | null {
  if (open.hour === 12) return 12
  const couldBeLate = minutes(open) + 12 * 60 < minutes(close)
  if (open.hour <= 5) return couldBeLate ? open.hour + 12 : null
  return couldBeLate ? null : open.hour
}
