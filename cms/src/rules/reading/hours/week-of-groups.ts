import { hoursProblem, type DayHours, type Hours } from '../../hours'
import type { WeekdayKey } from '../../weekdays'
import { WEEK } from './day-names'
import { dayOfSchedules } from './day-schedule'
import type { Half } from './halves'
import type { Group } from './hours-groups'
import type { Item } from './hours-items'
import { isUntilUnlikeOthers } from './until'

interface Claim {
  day: DayHours
  /** Who says so: more than one where the hours of one go on with the next. */
  groups: Group[]
  /** How many days the largest of them speaks of. */
  size: number
}

/** The week that groups tell of, and the groups that it was read from in full. */
export function weekOfGroups(
  items: readonly Item[],
  groups: readonly Group[],
  textOf: (item: Item) => string,
): { hours: Hours; read: Set<Group> } {
  const claims = new Map<WeekdayKey, Claim | 'contradiction'>()
  const contradicted = new Set<Group>()
  const open = new Set<Group>()
  for (const group of groups) {
    const half = halfOf(items, group)
    const day = group.isDoubtful ? null : dayOfSchedules(items, group.schedules, textOf, half)
    const days = daysOf(group)
    if (day?.mode === 'ranges') open.add(group)
    // 'L a S 8 a 20. Sábados corrido': of Saturdays nothing is certain any more.
    if (day === null && isOfTheseDays(items, group)) {
      for (const key of days) claims.set(key, 'contradiction')
    }
    for (const key of day ? days : []) {
      const before = claims.get(key)
      const claim = { day: day as DayHours, groups: [group], size: days.length }
      const next = before && before !== 'contradiction' ? both(items, before, claim) : claim
      claims.set(key, before === 'contradiction' ? before : (next ?? 'contradiction'))
      if (before === 'contradiction' || next === null) contradicted.add(group)
    }
  }
  const { hours, read } = weekOfClaims(claims, contradicted)
  const isOpen = (group: Group) => read.has(group) && open.has(group)
  for (const key of closedDays(groups, isOpen)) hours[key] = { mode: 'closed' }
  return { hours, read }
}

/** The week of the days that are certain, and the groups that say so. */
function weekOfClaims(
  claims: ReadonlyMap<WeekdayKey, Claim | 'contradiction'>,
  contradicted: ReadonlySet<Group>,
): { hours: Hours; read: Set<Group> } {
  const certain = new Map<WeekdayKey, Claim>()
  for (const key of WEEK) {
    const claim = claims.get(key)
    if (claim !== undefined && claim !== 'contradiction') certain.set(key, claim)
  }
  const told: Hours = Object.fromEntries([...certain].map(([key, { day }]) => [key, day]))
  const hours: Hours = {}
  const read = new Set<Group>()
  for (const [key, claim] of certain) {
    if (isUntilUnlikeOthers(told, key)) continue
    hours[key] = structuredClone(claim.day)
    for (const group of claim.groups) if (!contradicted.has(group)) read.add(group)
  }
  return { hours, read }
}

/** Days that are taken out of open ones, 'todos los días 8 a 12 menos lunes', and told of nowhere else. */
function closedDays(groups: readonly Group[], isOpen: (group: Group) => boolean): WeekdayKey[] {
  const closed = groups.filter(isOpen).flatMap(takenOutWhole)
  const isTold = (key: WeekdayKey) =>
    groups.some((group) => group.days.days.includes(key) && !takenOutWhole(group).includes(key))
  return closed.filter((key) => !isTold(key))
}

function takenOutWhole({ days, schedules }: Group): WeekdayKey[] {
  const whole = new Set([days, ...schedules].flatMap((part) => part.whole))
  return days.days.filter((day) => whole.has(day))
}

const halfOf = (items: readonly Item[], { days }: Group): Half | null => {
  const item = items[days.first]
  return item?.kind === 'days' ? item.list.half : null
}

function daysOf({ days, schedules }: Group): WeekdayKey[] {
  const without = new Set([days, ...schedules].flatMap((part) => part.without))
  return days.days.filter((day) => !without.has(day))
}

/** Whether a group that cannot be read is about when its days are open: not 'martes de promo'. */
function isOfTheseDays(items: readonly Item[], { days, schedules, isOfOther }: Group): boolean {
  if (isOfOther || schedules.length > 0) return !isOfOther
  let at = days.last + 1
  while (/^(?:filler|opener|half|comma)$/.test(items[at]?.kind ?? '')) at += 1
  const isEnd = /^(?:stop|break|days)$/.test(items[at]?.kind ?? 'stop')
  return isEnd && at > days.last + 1
}

/**
 * What holds of a day that two groups speak of; null when they contradict each other. 'Todos los días
 * 8 a 20, domingos 9 a 13' makes an exception, 'lunes a sábado 8 a 12, lunes a viernes 16 a 20' goes
 * on, and of 'lunes a sábado 8 a 12, sábados 16 a 20' nobody knows which.
 */
function both(items: readonly Item[], before: Claim, next: Claim): Claim | null {
  const { day: one } = before
  const { day: other } = next
  if (JSON.stringify(one) === JSON.stringify(other)) {
    before.groups.push(...next.groups)
    return before
  }
  const isException = next.size < before.size
  if (one.mode !== 'ranges' || other.mode !== 'ranges') return isException ? next : null
  const day: DayHours = { mode: 'ranges', ranges: [...one.ranges, ...other.ranges] }
  if (hoursProblem({ monday: day }) !== null) return isException ? next : null
  const size = Math.max(before.size, next.size)
  const isMore = 2 * Math.min(before.size, next.size) > size && !isApart(items, before, next)
  return isMore ? { day, groups: [...before.groups, ...next.groups], size } : null
}

/** Whether words between two groups may tell that they are of different places. */
function isApart(items: readonly Item[], before: Claim, next: Claim): boolean {
  const from = before.groups.at(-1)?.days.first ?? 0
  const to = next.groups[0]?.days.first ?? 0
  const kinds = items.slice(Math.min(from, to), Math.max(from, to)).map(({ kind }) => kind)
  return kinds.includes('strange') || kinds.includes('danger')
}
