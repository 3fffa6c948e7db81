import { clockTime, closingTime } from './clock'
import { halfAt, withHalf, type Half } from './halves'
import { tokensOf, type Token } from './tokens'

/** A time of day as somebody wrote it. */
export interface WrittenTime {
  /** 0 to 24 */
  hour: number
  /** 0 to 59 */
  minute: number
  /** Whether it can be no other half of the day: '16', '08', '8 am', 'mediodía'; not '8'. */
  exact: boolean
  /** Whether it has its minutes as a clock shows them: '7:00', not '7' nor '7 y media'. */
  isClock: boolean
  /** The half of the day, where the words tell. */
  half: Half | null
  /** The token behind it. */
  end: number
}

const HOUR_WORDS = new Set('h hs hss hr hrs hras hora horas'.split(' '))
const ARTICLES = new Set(['las', 'la', 'los', 'el'])
const MINUTE_MARKS = /^[:.,;'´’°]$/u
/** '8 y 30', '8 30': the minutes that people say. */
const SAID_MINUTES = /^(?:00|10|15|20|30|40|45|50)$/
const MINUTE_WORDS = new Map([
  ['cuarto', 15],
  ['quince', 15],
  ['media', 30],
  ['treinta', 30],
])
const NUMBER_WORDS = (
  'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
  'dieciseis diecisiete dieciocho diecinueve veinte veintiuna veintidos veintitres veinticuatro'
).split(' ')
const HOURS_IN_WORDS = new Map([
  ...NUMBER_WORDS.map((word, hour) => [word, hour] as const),
  ['uno', 1],
  ['veintiuno', 21],
])

/** Whether a range begins at a token. */
type BeginsRange = (tokens: readonly Token[], at: number) => boolean

const beginsNone: BeginsRange = () => false

/**
 * The time that begins at a token, or null. At the end of a range `isListed` tells of the next one:
 * in '8 a 12, 15 a 19' and '8 a 12 y 15 a 19' the 15 is no minutes.
 */
export function timeAt(
  tokens: readonly Token[],
  at: number,
  isListed: BeginsRange = beginsNone,
): WrittenTime | null {
  let next = at
  while (ARTICLES.has(tokens[next]?.text ?? '')) next += 1
  const time = namedTime(tokens, next) ?? numberedTime(tokens, next, isListed)
  const isTime = time && time.hour <= 24 && time.minute >= 0 && time.minute < 60
  return isTime ? time : null
}

function namedTime(tokens: readonly Token[], at: number): WrittenTime | null {
  const word = tokens[at]?.text
  const following = tokens[at + 1]?.text
  const one = word === 'mediodia' || word === 'medianoche' ? 1 : 0
  const two = word === 'medio' && following === 'dia' ? 2 : 0
  const night = word === 'media' && following === 'noche' ? 2 : 0
  const length = one || two || night
  if (length === 0) return null
  const isNoon = word === 'mediodia' || two > 0
  const half = isNoon ? 'mediodia' : 'noche'
  const hour = isNoon ? 12 : 24
  return { hour, minute: 0, exact: true, isClock: false, half, end: at + length }
}

function numberedTime(
  tokens: readonly Token[],
  at: number,
  isListed: BeginsRange,
): WrittenTime | null {
  const written = hourAt(tokens, at)
  if (written === null) return null
  let time = written.isWhole ? withMinutes(tokens, written, isListed) : written
  let end = pastHourWord(tokens, time.end)
  // '8 hs y media'
  if (written.isWhole && end > time.end && time.end === written.end) {
    time = withMinutes(tokens, { ...time, end }, isListed)
    end = time.end
  }
  const half = halfAt(tokens, end, time.hour)
  if (half === null) return { ...time, half: null, end }
  const hour = withHalf(time.hour, half.half)
  if (hour === null) return null
  return { ...time, hour, exact: true, half: half.half, end: pastHourWord(tokens, half.end) }
}

type Hour = Omit<WrittenTime, 'half'> & {
  /** Whether minutes may follow. */
  isWhole: boolean
}

/** '8', '08', 'ocho', '830', '1930' */
function hourAt(tokens: readonly Token[], at: number): Hour | null {
  const token = tokens[at]
  if (token === undefined) return null
  const end = at + 1
  if (token.kind === 'word') {
    const hour = HOURS_IN_WORDS.get(token.text)
    if (hour === undefined) return null
    return { hour, minute: 0, exact: isExact(hour), isClock: false, end, isWhole: true }
  }
  if (token.kind !== 'number' || token.text.length > 4) return null
  const isWhole = token.text.length <= 2
  const digits = isWhole ? token.text : token.text.slice(0, -2)
  const minute = isWhole ? 0 : Number(token.text.slice(-2))
  const exact = isExact(Number(digits)) || digits.startsWith('0')
  return { hour: Number(digits), minute, exact, isClock: !isWhole, end, isWhole }
}

/** Of the hours that a clock with hands shows, each could be another twelve hours later. */
const isExact = (hour: number): boolean => hour === 0 || hour > 12

function withMinutes(tokens: readonly Token[], hour: Hour, isListed: BeginsRange): Hour {
  const marked = markedMinutes(tokens, hour.end)
  const found = marked ?? saidMinutes(tokens, hour.end)
  if (found === null) return hour
  if (found.isDoubtful && isListed(tokens, found.at)) return hour
  const isBefore = found.minute < 0 && hour.hour > 0
  return {
    ...hour,
    hour: isBefore ? hour.hour - 1 : hour.hour,
    minute: isBefore ? 60 + found.minute : found.minute,
    isClock: marked !== null,
    end: found.end,
  }
}

interface Minutes {
  /** From -15 to 99: what is no minute makes no time. */
  minute: number
  /** The token that says it, and the one behind. */
  at: number
  end: number
  /** Whether it could also be the next hour of a list. */
  isDoubtful: boolean
}

/** '8:30', '8.30', '8;30', '8,30', '8h30', '8 : 30', '8:30:00' */
function markedMinutes(tokens: readonly Token[], at: number): Minutes | null {
  const [mark, number, colon, seconds] = tokens.slice(at, at + 4)
  if (number?.kind !== 'number' || number.text.length !== 2) return null
  const isColon = mark?.text === ':'
  const isMark = MINUTE_MARKS.test(mark?.raw ?? '') || /^hs?$/.test(mark?.text ?? '')
  if (!isMark || (!isColon && !(mark?.glued && number.glued))) return null
  const hasSeconds = isColon && colon?.text === ':' && seconds?.text === '00' && seconds.glued
  // '12.00/16.00' goes on with the next range, '12,15-19' with the next hour.
  const isHour = number.text !== '00' && colon?.text !== '/'
  const isDoubtful = isHour && /^[.,;]$/.test(mark?.text ?? '')
  return { minute: Number(number.text), at: at + 1, end: at + (hasSeconds ? 4 : 2), isDoubtful }
}

/** '8 y 30', '8 y media', '8 30', '9 menos cuarto' */
function saidMinutes(tokens: readonly Token[], at: number): Minutes | null {
  const [first, second] = tokens.slice(at, at + 2)
  if (first?.text === 'menos' && second?.text === 'cuarto') {
    return { minute: -15, at: at + 1, end: at + 2, isDoubtful: false }
  }
  const isBehindAnd = first?.text === 'y'
  const said = isBehindAnd ? second : first
  const place = isBehindAnd ? at + 1 : at
  const named = isBehindAnd ? MINUTE_WORDS.get(said?.text ?? '') : undefined
  const isNumber = said?.kind === 'number' && SAID_MINUTES.test(said.text)
  const minute = named ?? (isNumber ? Number(said.text) : null)
  return minute === null ? null : { minute, at: place, end: place + 1, isDoubtful: true }
}

function pastHourWord(tokens: readonly Token[], at: number): number {
  return HOUR_WORDS.has(tokens[at]?.text ?? '') ? at + 1 : at
}

/** The time that a whole text is, or null. */
function wholeTime(text: string): WrittenTime | null {
  const tokens = tokensOf(text)
  const time = timeAt(tokens, tokens[0]?.text === 'a' ? 1 : 0)
  const rest = tokens.slice(time?.end ?? 0).filter((token) => token.text !== '.')
  return rest.length === 0 ? time : null
}

/**
 * What staff type as a time of day, as 'HH:MM': '8' → '08:00', '830', '8.30' and '8;30' → '08:30',
 * '5 pm' → '17:00', 'mediodía' → '12:00'. Text that is no time stays as it is, so that the CMS can
 * say what is wrong with it.
 */
export function readTime(text: string): string {
  const time = wholeTime(text)
  if (time === null) return text.trim()
  // Midnight by its name begins a day; 24:00 is refused there.
  if (time.hour === 24 && time.half !== null) return '00:00'
  return clockTime(time.hour, time.minute) ?? `${time.hour}:${String(time.minute).padStart(2, '0')}`
}

/** The same for the end of a range that begins at `opens`, where 24:00 is the end of the day. */
export function readClosing(text: string, opens: string): string {
  const time = wholeTime(text)
  return (time && closingTime(time.hour, time.minute, opens)) ?? readTime(text)
}
