import type { Item } from './hours-items'
import { segmentsOf, type Part, type Segment } from './hours-parts'

/** Days and what is told of them. */
export interface Group {
  days: Part
  schedules: Part[]
  /** Whether words around it make it doubtful, or its days stay without hours. */
  isDoubtful: boolean
  /** Whether words before it say that it is of something else: 'delivery: …', 'en verano: …'. */
  isOfOther: boolean
}

interface State {
  items: readonly Item[]
  groups: Group[]
  /** The last group, while more may be told of it. */
  open: Group | null
  /** A schedule whose days may stand on the next line. */
  waiting: { segment: Segment; schedule: Part } | null
  /** Whether words such as 'envíos' say what the line, or what follows, is about. */
  dangerous: 'line' | 'heading' | null
}

/** Which days and schedules of a text belong together, in the order of the text. */
export function groupsOf(items: readonly Item[]): Group[] {
  const state: State = { items, groups: [], open: null, waiting: null, dangerous: null }
  const segments = segmentsOf(items)
  segments.forEach((segment, index) => readSegment(state, segment, segments[index + 1]))
  abandon(state)
  return state.groups
}

const has = (state: State, from: number, to: number, ...kinds: Item['kind'][]): boolean =>
  state.items.slice(from, to).some(({ kind }) => kinds.includes(kind))

function readSegment(state: State, segment: Segment, next: Segment | undefined): void {
  const { parts, first, last } = segment
  const isDangerous = has(state, first, last + 1, 'danger')
  if (state.dangerous === 'line' && segment.startsLine) state.dangerous = null
  if (!isDangerous && has(state, first, last + 1, 'opener')) state.dangerous = null
  const waiting = state.waiting
  state.waiting = null
  const [start] = parts
  if (start === undefined) {
    if (isDangerous && isHeading(state, segment)) state.dangerous = 'heading'
    return
  }
  if (start.kind === 'days') {
    const isAlone = parts.length === 1 && next?.parts[0]?.kind !== 'schedule'
    if (waiting && isAlone) return behindDays(state, waiting.segment, [waiting.schedule, start])
    return daysFirst(state, segment, parts)
  }
  scheduleFirst(state, segment, start)
}

const LONGEST_HEADING = 4

/** 'Horario de verano:', 'Delivery' */
function isHeading({ items }: State, { first, last }: Segment): boolean {
  const words = items.slice(first, last + 1).filter(({ kind }) => kind !== 'comma')
  return words.length <= LONGEST_HEADING || items[last]?.kind === 'comma'
}

/** 'Lunes a viernes 8 a 12, sábados 9 a 13' */
function daysFirst(state: State, segment: Segment, parts: readonly Part[]): void {
  for (const part of parts) {
    if (part.kind === 'schedule') addSchedule(state, segment, part)
    else {
      // Days beside days: the first ones have nothing.
      abandon(state)
      const isDoubtful = isDoubted(state, segment, part)
      const isOfOther = state.dangerous !== null
      state.open = { days: part, schedules: [], isDoubtful, isOfOther }
      state.groups.push(state.open)
    }
  }
}

function addSchedule(state: State, segment: Segment, schedule: Part): void {
  const group = state.open
  if (group === null) return
  const since = group.schedules.at(-1)?.last ?? group.days.last
  const isApart = has(state, since + 1, schedule.first, 'strange', 'danger', 'text')
  const isInner = has(state, schedule.first + 1, schedule.last + 1, 'strange', 'danger', 'text')
  if (isApart || isInner || isFollowed(state, segment, schedule)) group.isDoubtful = true
  group.schedules.push(schedule)
}

/** Whether danger stands behind a part, up to the next one: '8 a 12 en verano'. */
function isFollowed(state: State, { parts, last }: Segment, part: Part): boolean {
  const next = parts.find(({ first }) => first > part.last)
  const end = next?.first ?? last + 1
  return has(state, part.last + 1, next ? end : endOfHours(state, part, end), 'danger')
}

/** Where a remark of what a shop does besides begins: '8 a 12, hacemos delivery'. */
function endOfHours({ items }: State, { last }: Part, end: number): number {
  const comma = items.findIndex(({ kind }, at) => kind === 'comma' && at > last && at < end)
  if (comma === -1) return end
  const remark = items.slice(comma, end).filter(({ kind }) => kind === 'danger')
  return remark.every((item) => item.kind === 'danger' && item.isService) ? comma : end
}

/** Whether the words before a part make it doubtful: 'primer sábado', 'delivery: lunes'. */
function isDoubted(state: State, { parts, first }: Segment, part: Part): boolean {
  const before = parts.filter(({ last }) => last < part.first).at(-1)
  const since = before ? before.last + 1 : first
  if (has(state, since, part.first, 'danger')) state.dangerous ??= 'line'
  if (state.dangerous !== null) return true
  let at = part.first - 1
  while (at >= since && /^(?:filler|half)$/.test(state.items[at]?.kind ?? '')) at -= 1
  return at >= since && /^(?:strange|text)$/.test(state.items[at]?.kind ?? '')
}

/** '8 a 12 de lunes a viernes, 9 a 13 los sábados', or a line that goes on with the last days. */
function scheduleFirst(state: State, segment: Segment, start: Part): void {
  const { parts } = segment
  const open = state.open
  const isPaired = parts.every(({ kind }, at) => (kind === 'days') === (at % 2 === 1))
  const endsWithDays = parts.length % 2 === 0
  const goesOn = open !== null && isContinued(state, segment, open, start)
  if (open !== null && goesOn && !(endsWithDays && open.schedules.length > 0)) {
    addSchedule(state, segment, start)
    if (parts.length > 1) daysFirst(state, segment, parts.slice(1))
  } else if (isPaired && endsWithDays) {
    // The schedule could belong to the days before as well.
    if (open !== null && goesOn) open.isDoubtful = true
    behindDays(state, segment, parts, goesOn)
  } else if (parts.length === 1) {
    const isDoubtful = isDoubted(state, segment, start) || isFollowed(state, segment, start)
    if (open?.schedules.length === 0) open.isDoubtful = true
    if (open === null && !isDoubtful) state.waiting = { segment, schedule: start }
  } else {
    abandon(state)
    const days = parts.filter(({ kind }) => kind === 'days')
    const doubtful = { schedules: [], isDoubtful: true, isOfOther: false }
    state.groups.push(...days.map((part) => ({ days: part, ...doubtful })))
  }
}

/** Whether a schedule at the beginning of a sentence can be more of the days before. */
function isContinued(state: State, segment: Segment, open: Group, start: Part): boolean {
  if (has(state, segment.first, start.first, 'strange', 'danger', 'text')) return false
  if (open.schedules.length === 0) return true
  const isRange = ({ first }: Part) => state.items[first]?.kind === 'range'
  return [...open.schedules, start].every(isRange) && !open.isDoubtful
}

/** Schedules that stand before their days. */
function behindDays(
  state: State,
  segment: Segment,
  parts: readonly Part[],
  isDoubtful = false,
): void {
  abandon(state)
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [schedule, days] = parts.slice(at, at + 2)
    if (!schedule || !days) continue
    const kinds = ['strange', 'danger', 'text'] as const
    const isApart = has(state, schedule.last + 1, days.first, ...kinds)
    const isInner = has(state, schedule.first + 1, schedule.last + 1, ...kinds)
    const isWrong =
      isApart || isInner || isDoubted(state, segment, schedule) || isFollowed(state, segment, days)
    const isOfOther = state.dangerous !== null
    state.groups.push({ days, schedules: [schedule], isDoubtful: isDoubtful || isWrong, isOfOther })
  }
}

/** Nothing more is told of the open group; days that have nothing make the ones before doubtful. */
function abandon(state: State): void {
  const { open, groups } = state
  state.open = null
  if (open?.schedules.length !== 0) return
  open.isDoubtful = true
  const before = groups[groups.indexOf(open) - 1]
  const isBeside = before && !has(state, before.days.last, open.days.first, 'stop', 'break')
  if (isBeside) before.isDoubtful = true
}
