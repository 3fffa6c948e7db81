import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursProblem, type DayHours, type Hours } from '../../hours'
import { WEEKDAY_KEYS } from '../../weekdays'
import { readWeek } from './hours-text'
import { WAYS_OF_DAYS } from './testing/ways-of-days'
import { WAYS_OF_TIMES } from './testing/ways-of-times'
import { WAYS_OF_WEEKS } from './testing/ways-of-weeks'
import { WAYS_WITHOUT_CERTAINTY } from './testing/ways-without-certainty'
import { weekInShort } from './testing/week-in-short'

const WAYS = [WAYS_OF_TIMES, WAYS_OF_DAYS, WAYS_OF_WEEKS, WAYS_WITHOUT_CERTAINTY]

describe('opening hours as people write them', () => {
  test.each(WAYS.flat())('%j', (text, week, ...unread) => {
    expect(readWeek(text)).toEqual({ hours: weekInShort(week), unread })
  })

  test('are written in more than 200 different ways', () => {
    expect(new Set(WAYS.flat().map(([text]) => text)).size).toBeGreaterThan(200)
  })
})

const two = (number: number) => String(number).padStart(2, '0')
const NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
/** By day, or from the afternoon to the small hours. */
const range = fc
  .tuple(time, time)
  .map(([open, close]) => ({ opens: open.map(two).join(':'), closes: close.map(two).join(':') }))
  .filter(({ opens, closes }) => opens < closes || (opens > '12:59' && closes < '06:00'))
const day: fc.Arbitrary<DayHours | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant<DayHours>({ mode: 'closed' }),
  fc.constant<DayHours>({ mode: 'text', text: 'A coordinar' }),
  fc
    .array(range, { minLength: 1, maxLength: 3 })
    .map((ranges): DayHours => {
      const inOrder = ranges.sort((one, other) => (one.opens < other.opens ? -1 : 1))
      return { mode: 'ranges', ranges: inOrder }
    })
    .filter((hours) => hoursProblem({ monday: hours }) === null),
)
const week = fc.tuple(day, day, day, day, day, day, day)

/** The separators of a plain writer. */
const style = fc.record({
  between: fc.constantFrom(' a ', '-', ' – ', ' hs a ', ' hasta las '),
  and: fc.constantFrom(' y ', ', ', ' / ', ' y de '),
  behindDay: fc.constantFrom(' ', ': ', ' de '),
  behindLine: fc.constantFrom('\n', '. ', '; ', '\r\n', ' | '),
})

function write(days: (DayHours | undefined)[], how: Record<string, string>): string {
  const lines = days.flatMap((hours, at) => {
    if (hours === undefined) return []
    const ranges = hours.mode === 'ranges' ? hours.ranges : []
    const all = ranges.map(({ opens, closes }) => `${opens}${how.between}${closes}`)
    const text = hours.mode === 'text' ? hours.text : all.join(how.and) || 'cerrado'
    return [`${NAMES[at]}${how.behindDay}${text}`]
  })
  return lines.join(how.behindLine)
}

const weekOf = (days: (DayHours | undefined)[]): Hours =>
  Object.fromEntries(
    [...WEEKDAY_KEYS.slice(1), 'sunday'].flatMap((key, at) => (days[at] ? [[key, days[at]]] : [])),
  )

/** A word of no language: every letter of it is one that no name of a day has. */
const strange = fc.stringMatching(/^[kwñz]{6,12}$/)
const PIECES = [
  ...WAYS.flat().flatMap(([text]) => text.split(/(?<=\s)/)),
  ...[
    'lunes',
    ' a ',
    ' y ',
    '8',
    ':30',
    ' hs',
    'M',
    ',',
    '.',
    '\n',
    '❌',
    '½',
    '\u0000',
    '\ud800',
    '𝟖',
    'ﷺ',
  ],
]

describe('a week', () => {
  test('that is written plainly is read back as it was', () => {
    fc.assert(
      fc.property(week, style, (days, how) => {
        expect(readWeek(write(days, how))).toEqual({ hours: weekOf(days), unread: [] })
      }),
    )
  })

  test('keeps its days, whatever stands on other lines, and gives those lines back', () => {
    fc.assert(
      fc.property(week, strange, strange, style, (days, one, other, how) => {
        const text = `${one} ${other}\n${write(days, how)}\n${other}\n`
        const { hours, unread } = readWeek(text)
        expect(hours).toEqual(weekOf(days))
        expect(unread.slice(0, 1)).toEqual([`${one} ${other}`])
        expect(unread.slice(-1)).toEqual([other])
      }),
    )
  })

  test('is read or left of any text, so that the CMS takes it and every letter is accounted for', () => {
    const pieces = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 60 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' }), strange), (text) => {
        const { hours, unread } = readWeek(text)
        expect(hoursProblem(hours)).toBeNull()
        // What is given back stands in the text, in this order.
        let at = 0
        for (const piece of unread) {
          expect(piece.trim()).not.toBe('')
          expect(text.indexOf(piece, at)).toBeGreaterThanOrEqual(at)
          at = text.indexOf(piece, at) + piece.length
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('never takes a word that it does not know for understood', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(...PIECES),
        strange.map((word) => ` ${word} `),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(words, (pieces) => {
        const text = pieces.join(' ')
        const { unread } = readWeek(text)
        const known = text.match(/\b[kwñz]{6,12}\b/gu) ?? []
        expect(unread.join(' ').match(/\b[kwñz]{6,12}\b/gu) ?? []).toEqual(known)
      }),
    )
  })

  test.each([
    ['lunes '],
    ['l '],
    ['M, '],
    ['L a V 8 a 12 y 16 a 20. '],
    ['8 30 '],
    ['8:30'],
    ['9'],
    ['a las '],
    ['excepto lunes '],
    ['desde hasta a partir de '],
    ['con por turno '],
    ['enero lunes 8 a 12 '],
    ['\n'],
    ['- '],
    ['❌'],
  ])('of %j ten thousand characters long takes no long time', (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length))
    const start = process.cpuUsage()
    expect(hoursProblem(readWeek(text).hours)).toBeNull()
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })
})
