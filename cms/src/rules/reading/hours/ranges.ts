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
/** The same of a day that began in the morning. */
const LATEST_DAY = 4
/** Up to this hour one that nothing tells of is more often of the afternoon. */
const LATEST_AFTERNOON = 5

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

/** '7:00 a 1:00': one of a day that ends at night, if the clock has 24 hours. */
const endsAtNight = ({ open, close }: WrittenRange): boolean =>
  (close.hour === 1 || close.hour === 2) && close.minute === 0 && minutes(close) < minutes(open)

/**
 * Whether the ranges of a text show a clock of 24 hours: all begin in the morning and end in the
 * afternoon as that clock has it, or in the small hours. '9:00 a 12:00' and '16:00 a 20:00' beside
 * '8:00 a 1:00' tell of a shop that closes at noon.
 */
const showOneClock = (ranges: readonly WrittenRange[]): boolean =>
  ranges.every((range) => {
    const { open, close } = range
    const isMorning = open.hour > LATEST_AFTERNOON && open.hour <= 10
    const isClock = open.isClock && close.isClock && open.half === null && close.half === null
    return isClock && isMorning && (close.hour > 12 || endsAtNight(range))
  })

/** The ranges of a text, with the end of '7:00 a 1:00' certain where all show a clock of 24 hours. */
export function onOneClock(ranges: readonly WrittenRange[]): WrittenRange[] {
  if (!showOneClock(ranges)) return [...ranges]
  return ranges.map((range) => ({ ...range, close: { ...range.close, exact: true } }))
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
    const isClear = open.exact || length > 0 || minutes(close) === 0
    return isClear || opensInMorning(open, close) ? open.hour : null
  }
  if (!open.exact) return length > 0 && open.hour > LATEST_AFTERNOON ? open.hour : null
  if (length > 0) return open.hour
  // '20 a 1': who writes 20 writes 13 as well.
  const isNight = open.hour > 12 && length + 24 * 60 <= LONGEST_NIGHT * 60
  return isNight ? open.hour : null
}

/**
 * Whether what ends in the small hours begins in the morning. Who writes 01 writes 10 for the morning,
 * and 7:00; of '8 a 01' nobody knows. 'De 7 a 1 de la mañana' is a long day, 'de 9 a 2 de la mañana' a
 * night as well.
 */
function opensInMorning(open: WrittenTime, close: WrittenTime): boolean {
  if (close.half === null && open.hour > 9) return true
  if (open.hour <= LATEST_AFTERNOON || minutes(close) > LATEST_DAY * 60) return false
  if (close.half === null) return open.isClock
  const isSmallHour = close.half === 'manana' || close.half === 'madrugada'
  return isSmallHour && (open.isClock || open.hour <= 8)
}

const isLate = ({ half, hour }: WrittenTime): boolean =>
  half !== null && half !== 'mediodia' && hour > 12

/** '9 a 5 pm' opens in the morning, '4 a 8 de la tarde' does not, of '7 a 9 pm' nobody knows. */
function openingBeforeLate(open: WrittenTime, close: WrittenTime): number | null {
  if (open.hour === 12) return 12
  const couldBeLate = minutes(open) + 12 * 60 < minutes(close)
  if (open.hour <= LATEST_AFTERNOON) return couldBeLate ? open.hour + 12 : null
  return couldBeLate ? null : open.hour
}
