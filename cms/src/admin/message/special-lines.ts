import { linesOf, type DayText } from '../../rules/calendar'
import { foldText } from '../../rules/slug'
import { toldLine } from '../../rules/told-days'
import { DAY_MS } from '../../rules/durations'

/** The days of each line, none of a heading or of what is not understood. */
const daysByLine = (lines: readonly string[]): DayText[][] =>
  linesOf(lines.map(toldLine).join('\n')).map(({ found }) => (Array.isArray(found) ? found : []))

/** A day of its own is no day of a span: it counts more, and both may stand in one text. */
const isSameDay = (one: DayText, other: DayText): boolean =>
  one.day === other.day && one.isOfSpan === other.isOfSpan

const isSame = (one: DayText, other: DayText): boolean =>
  isSameDay(one, other) && foldText(one.text) === foldText(other.text)

/** Days on end on which the store is closed: such a line is one thing, which another corrects. */
const isClosedSpan = (days: readonly DayText[]): boolean =>
  days.every(
    ({ day, text, isOfSpan }, at) =>
      isOfSpan &&
      /^cerrad/i.test(text) &&
      (at === 0 || Date.parse(day) - Date.parse(days[at - 1]?.day ?? '') === DAY_MS),
  )

function isThere(told: readonly DayText[], lines: readonly DayText[][]): boolean {
  const isIn = (days: readonly DayText[]) =>
    told.every((one) => days.some((day) => isSame(one, day)))
  // A part of a longer span is no repetition of it.
  return told.some(({ isOfSpan }) => isOfSpan)
    ? lines.some((days) => days.length === told.length && isIn(days))
    : isIn(lines.flat())
}

function isReplaced(days: readonly DayText[], added: readonly DayText[][]): boolean {
  const isIn = (told: readonly DayText[]) => (day: DayText) =>
    told.some((one) => isSameDay(one, day))
  const isTold = days.length > 0 && days.every(isIn(added.flat()))
  if (isTold || !isClosedSpan(days)) return isTold
  return added.some((told) => isClosedSpan(told) && days.some(isIn(told)))
}

interface WithSpecialLines {
  text: string
  /** Whether lines gave way to others of the same days. */
  isReplacing: boolean
}

/**
 * The special hours of a form with those of a message: a line that is there is not added again, and
 * one whose days the message tells otherwise gives way.
 */
export function withSpecialLines(value: unknown, told: string): WithSpecialLines {
  const lines = typeof value === 'string' ? value.split(/\r?\n/) : []
  const days = daysByLine(lines)
  const toldLines = [...new Set(told.split('\n'))]
  const toldDays = daysByLine(toldLines)
  const isAdded = toldDays.map((one) => !isThere(one, days))
  const added = toldDays.filter((_, at) => isAdded[at])
  const kept = lines.filter((_, at) => !isReplaced(days[at] ?? [], added))
  const text = [kept.join('\n').trim(), ...toldLines.filter((_, at) => isAdded[at])]
  return { text: text.filter(Boolean).join('\n'), isReplacing: kept.length < lines.length }
}
