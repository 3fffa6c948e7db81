import { hoursProblem, type DayHours, type HoursRange } from '../../hours'
import { withHalf, type Half } from './halves'
import type { Item } from './hours-items'
import type { Part } from './hours-parts'
import { certainRange } from './ranges'

/**
 * What schedules say of a day; null when that is not certain. `textOf` is an item as it stands in the
 * text, `half` the half of the day that they are of: 'todas las noches'.
 */
export function dayOfSchedules(
  items: readonly Item[],
  schedules: readonly Part[],
  textOf: (item: Item) => string,
  half: Half | null = null,
): DayHours | null {
  const told = schedules.flatMap(({ first, last }) => items.slice(first, last + 1).filter(isTold))
  const [only] = told
  if (only === undefined) return null
  if (told.every(({ kind }) => kind === 'range')) {
    return dayOfRanges(schedules.map((schedule) => rangesOf(items, schedule, half)))
  }
  // 'Todas las noches cerrado' says nothing of the mornings.
  if (half !== null) return null
  // 'Lunes por la mañana cerrado' is not a closed day.
  if (told.length > 1 || schedules.some((part) => halvesAndRanges(items, part).length > 0))
    return null
  if (only.kind === 'closed') return { mode: 'closed' }
  if (only.kind === 'whole-day')
    return { mode: 'ranges', ranges: [{ opens: '00:00', closes: '23:59' }] }
  return { mode: 'text', text: sentence(textOf(only)) }
}

const isTold = ({ kind }: Item): boolean => /^(?:range|closed|whole-day|one-end|text)$/.test(kind)

const sentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const isShouted = line === line.toUpperCase()
  const rest = line.slice(1)
  return `${line.charAt(0).toUpperCase()}${isShouted ? rest.toLowerCase() : rest}`
}

function dayOfRanges(parts: readonly (HoursRange[] | null)[]): DayHours | null {
  const ranges = parts.flatMap((part) => part ?? [])
  const day: DayHours = { mode: 'ranges', ranges }
  const isWrong = parts.includes(null) || hoursProblem({ monday: day }) !== null
  return isWrong ? null : day
}

type HalfOrRange = Extract<Item, { kind: 'half' | 'range' }>

/** The ranges of a schedule, each in its half of the day; null when one of them is not certain. */
function rangesOf(items: readonly Item[], part: Part, half: Half | null): HoursRange[] | null {
  const row = halvesAndRanges(items, part)
  const written = row.flatMap((item) => (item.kind === 'range' ? [item.range] : []))
  // 'Todas las mañanas y tardes de 8 a 12'
  if (half !== null && row.length > written.length) return null
  const halves = halvesOfRanges(row)
  // 'L a V 8/12' is a date, '8/12 y 16/20' are hours.
  const isDate = written.length === 1 && written[0]?.isDate === true
  const ranges = isDate ? [] : written.map((range, at) => certainRange(range, halves[at] ?? half))
  const certain = ranges.flatMap((range) => range ?? [])
  const isOutOfOrder = certain.some(({ opens }, at) => {
    const range = written[at]
    const isExact = halves[at] || range?.open.exact
    // '8 a 12 y 6 a 9' goes on in the evening.
    return !isExact && certain.slice(0, at).some((before) => opens < before.opens)
  })
  if (half !== null && !certain.every((range) => isOfHalf(range, half))) return null
  return certain.length === 0 || certain.length < written.length || isOutOfOrder ? null : certain
}

/** Whether a range opens in a half of the day. */
function isOfHalf({ opens }: HoursRange, half: Half): boolean {
  const hour = Number(opens.slice(0, 2))
  return withHalf(hour, half) === hour
}

/** 'por la mañana 8 a 12 y por la tarde 4 a 8' → the half of each range, when each has its own. */
function halvesOfRanges(row: readonly HalfOrRange[]): (Half | undefined)[] {
  const isPaired = row.every(({ kind }, at) => kind === row[at % 2]?.kind) && row.length % 2 === 0
  if (!isPaired || row[0]?.kind === row[1]?.kind) return []
  return row.flatMap((item) => (item.kind === 'half' ? [item.half] : []))
}

/** The halves and ranges of a schedule, with a half that stands before it or behind. */
function halvesAndRanges(items: readonly Item[], { first, last }: Part): HalfOrRange[] {
  const inner = items.slice(first, last + 1)
  return [nextHalf(items, first, -1), ...inner, nextHalf(items, last, 1)].filter(
    (item): item is HalfOrRange => item?.kind === 'half' || item?.kind === 'range',
  )
}

function nextHalf(items: readonly Item[], from: number, step: 1 | -1): Item | undefined {
  let at = from + step
  while (/^(?:filler|comma|opener)$/.test(items[at]?.kind ?? '')) at += step
  return items[at]?.kind === 'half' ? items[at] : undefined
}
