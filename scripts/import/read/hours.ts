import type { DayHours, HoursRange } from '../../../cms/src/rules/hours.ts'
import { readRange } from '../../../cms/src/rules/reading/hours/ranges.ts'

/** What a piece of a day's hours turned out to be. */
export type HoursPart =
  | { kind: 'range'; range: HoursRange }
  | { kind: 'closed' }
  | { kind: 'invalid-time'; text: string }
  | { kind: 'free-text-hours'; text: string }

export interface ParsedDay {
  /** null when nothing is known. */
  day: DayHours | null
  /** Pieces that are neither a range nor 'cerrado'. */
  unread: Extract<HoursPart, { text: string }>[]
  /** Whether ' | ' stood between two ranges or between the ends of one. */
  hadPipe: boolean
  /** Whether ranges overlapped, which are one now. */
  hadOverlap: boolean
}

const TIME = String.raw`\d{1,2}[:.]\d{2}\s*(?:hs?\b\.?)?`
/** What the catalogue calls a range: other ways of writing one are reported. */
const RANGE = new RegExp(String.raw`^${TIME}\s*(?:[-–—|]|\ba\b)\s*${TIME}$`, 'iu')
const CLOSED = /^cerrad[oa]\.?$/iu
const HAS_TIME = /\d{1,2}[:.]\d{2}|\d{3,4}/u
const HAS_WORD = /\p{L}{3}/u

/**
 * The hours of one day, from its texts: ranges 'HH:MM - HH:MM', several of them parted by ' | ',
 * 'cerrado', or free text (spec section 3). Readable ranges stay when others are not; a day with
 * none becomes its own text.
 */
export function parseDay(texts: readonly string[]): ParsedDay {
  const pieces = texts
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
  const parts = pieces.flatMap(splitPiece).map(parsePart)
  const read = parts.flatMap((part) => (part.kind === 'range' ? [part.range] : []))
  const ranges = joinOverlapping(read)
  const hadOverlap = ranges.length < read.length
  const unread = parts.filter((part) => part.kind !== 'range' && part.kind !== 'closed')
  const hadPipe = ranges.length > 0 && pieces.some((piece) => piece.includes('|'))
  if (ranges.length > 0) {
    const day = { mode: 'ranges', ranges } as const
    return { day, unread: withClosed(parts, unread), hadPipe, hadOverlap }
  }
  if (unread.length > 0) {
    return { day: { mode: 'text', text: pieces.join(' | ') }, unread, hadPipe, hadOverlap }
  }
  return { day: parts.length > 0 ? { mode: 'closed' } : null, unread, hadPipe, hadOverlap }
}

const DAY_MINUTES = 24 * 60

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timeOf(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/**
 * The same hours in ranges that do not overlap, which the CMS takes: where some do, all of them in
 * the order of the day, otherwise as they came. One that closes after midnight goes on until then.
 */
function joinOverlapping(ranges: readonly HoursRange[]): HoursRange[] {
  const spans = ranges
    .map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      return { from, to: to < from ? to + DAY_MINUTES : to }
    })
    .sort((one, other) => one.from - other.from)
  const joined: typeof spans = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else joined.push(span)
  }
  if (joined.length === ranges.length) return [...ranges]
  return joined.map(({ from, to }) => ({
    opens: timeOf(from),
    // Open all round the clock and longer ends a minute before it begins again.
    closes: timeOf(Math.min(to, from + DAY_MINUTES - 1)),
  }))
}

/** 'cerrado' beside a range contradicts it: the range stays and the word is reported. */
function withClosed(parts: HoursPart[], unread: ParsedDay['unread']): ParsedDay['unread'] {
  if (!parts.some((part) => part.kind === 'closed')) return unread
  return [...unread, { kind: 'free-text-hours', text: 'cerrado' }]
}

function splitPiece(piece: string): string[] {
  if (!piece.includes('|') || RANGE.test(piece)) return [piece]
  return piece
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parsePart(text: string): HoursPart {
  if (CLOSED.test(text)) return { kind: 'closed' }
  if (!RANGE.test(text)) {
    return { kind: looksLikeTimes(text) ? 'invalid-time' : 'free-text-hours', text }
  }
  const range = readRange(text.replace('|', '-'))
  return isRange(range) ? { kind: 'range', range } : { kind: 'invalid-time', text }
}

const isRange = (range: ReturnType<typeof readRange>): range is HoursRange =>
  range !== null && range !== 'impossible'

function looksLikeTimes(text: string): boolean {
  return HAS_TIME.test(text) && !HAS_WORD.test(text)
}
