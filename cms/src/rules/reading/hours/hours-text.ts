import type { DayHours, Hours } from '../../hours'
import { withoutSenders } from '../message/remaining-text'
import { WEEK } from './day-names'
import { dayOfSchedules } from './day-schedule'
import { groupsOf } from './hours-groups'
import { itemsOf, type Item } from './hours-items'
import { onOneClock } from './ranges'
import { tokensOf, type Token } from './tokens'
import { unreadOf } from './unread'
import { weekOfGroups } from './week-of-groups'

/** What a text says of the week. */
interface ReadWeek {
  /** The days that it says something certain of. */
  hours: Hours
  /** What was not understood, as it stands in the text. */
  unread: string[]
}

/**
 * Opening hours as people write them: 'L a V 7:30 a 13hs y de 17 a 21. Sábados hasta las 13. Feriados
 * cerrado'. A day gets what the text says of it, or nothing: what could mean two things, what belongs
 * to no day of the week (holidays), and whatever is not understood is in `unread`. Reads any text;
 * the CMS takes the hours as they are.
 */
export function readWeek(text: string): ReadWeek {
  // A date before a sender, '[12/11 09:34] Juan: …', would be hours as well.
  const tokens = tokensOf(withoutSenders(text))
  const items = withOneClock(itemsOf(tokens))
  const textOf = textIn(text, tokens)
  const every = dayOfWholeWeek(items, textOf)
  if (every) return { hours: weekOf(every), unread: items.filter(isHolidays).map(textOf) }
  const groups = groupsOf(items)
  const { hours, read } = weekOfGroups(items, groups, textOf)
  if (Object.keys(hours).length > 0) {
    return { hours, unread: unreadOf(text, tokens, items, groups, read) }
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return { hours, unread: lines.filter(Boolean) }
}

/** Who closes at one in the morning does so at the weekend as well: '8:00 a 1:00' of an office ends at noon. */
const isOpenAllWeek = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'days' && item.list.days.has('sunday')) &&
  !items.some(({ kind }) => kind === 'closed' || kind === 'except')

/** The same items, each range as all of the text tell that it is meant. */
function withOneClock(items: readonly Item[]): Item[] {
  if (!isOpenAllWeek(items)) return [...items]
  const ranges = onOneClock(items.flatMap((item) => (item.kind === 'range' ? [item.range] : [])))
  let at = 0
  return items.map((item) => {
    if (item.kind !== 'range') return item
    const range = ranges[at++]
    return range ? { ...item, range } : item
  })
}

const textIn =
  (text: string, tokens: readonly Token[]) =>
  ({ from, to }: Item): string =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end)

const weekOf = (day: DayHours): Hours =>
  Object.fromEntries(WEEK.map((key) => [key, structuredClone(day)]))

const AROUND = new Set<Item['kind']>(['filler', 'comma', 'opener', 'stop', 'break'])

/** 'Inclusive feriados' is of no day of the week. */
const isHolidays = (item: Item): boolean => item.kind === 'days' && item.list.isIncluded

/** 'Abierto las 24 hs', 'a coordinar': what is told without any day holds for all of them. */
function dayOfWholeWeek(items: readonly Item[], textOf: (item: Item) => string): DayHours | null {
  const told = items.flatMap((item, at) =>
    AROUND.has(item.kind) || isHolidays(item) ? [] : [{ item, at }],
  )
  const [only] = told
  const isWhole = only?.item.kind === 'whole-day' || only?.item.kind === 'text'
  if (!only || told.length > 1 || !isWhole) return null
  const part = { kind: 'schedule', first: only.at, last: only.at, reach: only.at } as const
  return dayOfSchedules(items, [{ ...part, days: [], without: [], whole: [] }], textOf)
}
