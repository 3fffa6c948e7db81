import type { WeekdayKey } from '../../weekdays'
import type { Item } from './hours-items'

/** Days, or a schedule: the parts of a sentence that belong together in pairs. */
export interface Part {
  kind: 'days' | 'schedule'
  /** The items from `first` to `last` make it up. */
  first: number
  last: number
  /** The last item of what it takes out. */
  reach: number
  days: WeekdayKey[]
  /** Days that words behind it take out: 'excepto los lunes'. */
  without: WeekdayKey[]
  /** Of those the ones that are taken out whole: not 'excepto sábados por la tarde'. */
  whole: WeekdayKey[]
}

/** A sentence or a line. */
export interface Segment {
  first: number
  last: number
  startsLine: boolean
  parts: Part[]
}

const SCHEDULES = new Set<Item['kind']>(['range', 'whole-day', 'closed', 'one-end'])

/** The sentences of the items, each with its days and schedules. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = []
  let first = 0
  let startsLine = true
  for (let at = 0; at <= items.length; at += 1) {
    const kind = items[at]?.kind
    if (kind !== undefined && kind !== 'stop' && kind !== 'break') continue
    if (at > first) {
      // 'Todos los días de 8 a 12. Menos los lunes' goes on with what stands before.
      const before = isException(items.slice(first, at)) ? segments.pop() : undefined
      const start = before ?? { first, startsLine }
      const parts = partsOf(items, start.first, at)
      segments.push({ first: start.first, last: at - 1, startsLine: start.startsLine, parts })
    }
    if (at > first || kind === 'break') startsLine = kind === 'break'
    first = at + 1
  }
  return segments
}

/** Whether a sentence takes days out of the one before. */
const isException = (sentence: readonly Item[]): boolean =>
  sentence.find(({ kind }) => kind !== 'comma')?.kind === 'except'

function partsOf(items: readonly Item[], from: number, to: number): Part[] {
  const parts: Part[] = []
  let except = -1
  for (let at = from; at < to; at += 1) {
    const item = items[at]
    if (item?.kind === 'except') except = at
    if (item?.kind === 'days') {
      const days = [...item.list.days]
      const before = parts.at(-1)
      if (except < 0 && before?.kind === 'schedule' && isRemark(items, at, to)) continue
      if (except >= 0 && before) {
        before.without.push(...days)
        if (isTakenOutWhole(items, except, at, to)) {
          before.whole.push(...days)
          before.reach = at
        }
      }
      // '8 a 20, excepto domingos 9 a 13': those days have hours of their own.
      const hasOwn = before?.kind === 'schedule' && isScheduled(items, at + 1, to)
      if (except < 0 || hasOwn) parts.push(partOf('days', at, days))
      except = -1
    } else if (item && SCHEDULES.has(item.kind)) {
      const before = parts.at(-1)
      if (before?.kind === 'schedule') before.last = before.reach = at
      else parts.push(partOf('schedule', at, []))
    }
  }
  return parts.length > 0 ? withTexts(items, from, to, parts) : textsIn(items, from, to)
}

const partOf = (kind: Part['kind'], at: number, days: WeekdayKey[]): Part => ({
  kind,
  first: at,
  last: at,
  reach: at,
  days,
  without: [],
  whole: [],
})

/** '8 a 20, inclusive feriados': they have no hours of their own, and are no day of the week. */
function isRemark(items: readonly Item[], at: number, to: number): boolean {
  const item = items[at]
  if (item?.kind !== 'days' || !item.list.isIncluded) return false
  const next = items.slice(at + 1, to).find(isTold)
  return next === undefined || next.kind === 'days'
}

const isTold = ({ kind }: Item): boolean => kind === 'days' || SCHEDULES.has(kind)

/** Whether an exception is of whole days: not 'excepto el primer lunes', 'excepto lunes por la tarde'. */
function isTakenOutWhole(
  items: readonly Item[],
  except: number,
  days: number,
  to: number,
): boolean {
  const before = items.slice(except + 1, days)
  const behind = items.slice(days + 1, to)
  const next = behind.findIndex(isTold)
  const isSchedule = next >= 0 && behind[next]?.kind !== 'days'
  const words = next < 0 ? behind : behind.slice(0, next)
  const comma = words.findIndex(({ kind }) => kind === 'comma')
  const beside = comma < 0 ? words : words.slice(0, comma)
  // 'menos los lunes abrimos de 8 a 12': what stands there is of the other days.
  const isPlain = ({ kind }: Item) =>
    kind === 'filler' || kind === 'comma' || (kind === 'opener' && isSchedule)
  const isMore = ({ kind }: Item) => kind === 'half' || kind === 'opener'
  return [...before, ...beside].every(isPlain) && (isSchedule || !words.some(isMore))
}

/** Whether the next thing that is told is a schedule, a sign or so away. */
function isScheduled(items: readonly Item[], from: number, to: number): boolean {
  let at = from
  while (at < to && /^(?:filler|opener|comma|half)$/.test(items[at]?.kind ?? '')) {
    // 'excepto lunes, 8 a 12' are the hours of the other days.
    if (items[at]?.kind === 'comma') return false
    at += 1
  }
  return at < to && SCHEDULES.has(items[at]?.kind ?? 'strange')
}

/** A text, 'a coordinar', is the schedule of days that have no other beside them. */
function withTexts(items: readonly Item[], from: number, to: number, parts: Part[]): Part[] {
  const all: Part[] = []
  const hasSchedule = parts.some(({ kind }) => kind === 'schedule')
  parts.forEach((part, index) => {
    const start = index === 0 ? from : part.first
    if (index === 0 && part.kind === 'days' && !hasSchedule)
      all.push(...textsIn(items, start, part.first))
    all.push(part)
    const next = parts[index + 1]
    const isAlone = part.kind === 'days' && next?.kind !== 'schedule' && all[0]?.kind === 'days'
    if (isAlone) all.push(...textsIn(items, part.last + 1, next?.first ?? to))
  })
  return all
}

/** The first text between two items, as a schedule. */
function textsIn(items: readonly Item[], from: number, to: number): Part[] {
  for (let at = from; at < to; at += 1) {
    if (items[at]?.kind === 'text') return [partOf('schedule', at, [])]
  }
  return []
}
