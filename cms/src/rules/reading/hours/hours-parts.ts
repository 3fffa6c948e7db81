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
    if (at > first)
      segments.push({ first, last: at - 1, startsLine, parts: partsOf(items, first, at) })
    if (at > first || kind === 'break') startsLine = kind === 'break'
    first = at + 1
  }
  return segments
}

function partsOf(items: readonly Item[], from: number, to: number): Part[] {
  const parts: Part[] = []
  let isException = false
  for (let at = from; at < to; at += 1) {
    const item = items[at]
    if (item?.kind === 'except') isException = true
    if (item?.kind === 'days') {
      const days = [...item.list.days]
      const before = parts.at(-1)
      if (isException && before) {
        before.without.push(...days)
        before.reach = at
      }
      // '8 a 20, excepto domingos 9 a 13': those days have hours of their own.
      const hasOwn = before?.kind === 'schedule' && isScheduled(items, at + 1, to)
      if (!isException || hasOwn) parts.push(partOf('days', at, days))
      isException = false
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
})

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
