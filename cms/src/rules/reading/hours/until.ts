import { hoursProblem, type Hours, type HoursRange } from '../../hours'
import { WEEKDAY_KEYS, type WeekdayKey } from '../../weekdays'
import { itemsOf } from './hours-items'
import { certainRange, CLOSING_WORDS, rangeAt } from './ranges'
import { tokensOf } from './tokens'

/** Later than this no night ends: 'hasta las 13' is of the day, whenever the others open. */
const LATEST_NIGHT = '06:00'

/** Whether a text says when a day ends, and nothing else: 'Hasta las 13', 'Cierra 13 hs'. */
function isUntil(text: string): boolean {
  const tokens = tokensOf(text)
  const first = tokens[0]?.text ?? ''
  if (first !== 'hasta' && !CLOSING_WORDS.has(first)) return false
  const told = itemsOf(tokens).filter(({ kind }) => !/^(?:filler|comma|stop|break)$/.test(kind))
  return told.length === 1 && told[0]?.kind === 'one-end'
}

/**
 * What a day that only says when it ends, 'Hasta las 13', would be if it opened when all the other
 * days do: for a person to confirm, since the text does not say so. Null for any other day, when the
 * others open at different times, and when it would end in their second half: 'hasta las 20' beside
 * '8 a 12 y 16 a 20' says nothing of the break.
 */
export function untilWithUsualOpening(hours: Hours, day: WeekdayKey): HoursRange | null {
  const own = hours[day]
  if (own?.mode !== 'text' || !isUntil(own.text)) return null
  const others = rangesOfOthers(hours, day)
  const [usual, ...more] = new Set(others.map(([first]) => first?.opens))
  if (usual === undefined || more.length > 0) return null
  const range = rangeUntil(usual, own.text)
  if (range === null) return null
  const isOvernight = range.closes < range.opens
  if (isOvernight && range.closes > LATEST_NIGHT) return null
  const isInOneGo = others.every(
    ([, second]) => !second || (!isOvernight && range.closes <= second.opens),
  )
  return isInOneGo ? range : null
}

/**
 * Whether a day only says when it ends, 'Hasta las 2', and the others do not open so that a person
 * could confirm when it begins. Beside no other day it may still be asked, of those that a form holds.
 */
export const isUntilUnlikeOthers = (hours: Hours, day: WeekdayKey): boolean => {
  const own = hours[day]
  if (own?.mode !== 'text' || !isUntil(own.text)) return false
  return rangesOfOthers(hours, day).length > 0 && untilWithUsualOpening(hours, day) === null
}

/** The ranges of each other day, in their order. */
function rangesOfOthers(hours: Hours, day: WeekdayKey): HoursRange[][] {
  return WEEKDAY_KEYS.flatMap((key) => {
    const other = hours[key]
    if (key === day || other?.mode !== 'ranges' || hoursProblem({ [key]: other }) !== null)
      return []
    return [[...other.ranges].sort((one, next) => (one.opens < next.opens ? -1 : 1))]
  })
}

/** As if somebody had written both times in one text: what could mean two things is no range. */
function rangeUntil(opens: string, text: string): HoursRange | null {
  const tokens = tokensOf(`abre ${opens} ${text}`)
  const range = rangeAt(tokens, 0) ?? rangeAt(tokens, 1)
  return range && certainRange(range, null)
}
