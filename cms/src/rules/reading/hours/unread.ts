import type { Group } from './hours-groups'
import type { Item } from './hours-items'
import type { Token } from './tokens'

/** Items that are missed by nobody where they stand beside what was read. */
const NEUTRAL = new Set<Item['kind']>([
  'filler',
  'comma',
  'opener',
  'half',
  'except',
  'stop',
  'break',
])

/**
 * The pieces of a text that were not understood, as they stand in it: one for each row of tokens that
 * no group of `read` needs, with the small words between them.
 */
export function unreadOf(
  text: string,
  tokens: readonly Token[],
  items: readonly Item[],
  groups: readonly Group[],
  read: ReadonlySet<Group>,
): string[] {
  const isUnread = unreadTokens(tokens, items, groups, read)
  const neutral = new Set<number>()
  for (const item of items) {
    if (!NEUTRAL.has(item.kind)) continue
    for (let at = item.from; at < item.to; at += 1) neutral.add(at)
  }
  const pieces: string[] = []
  let first = -1
  let last = -1
  const finish = () => {
    const piece = text.slice(tokens[first]?.start, tokens[last]?.end)
    if (first >= 0) pieces.push(piece.trim())
    first = -1
  }
  tokens.forEach((token, at) => {
    // The small words behind are of it: «Sábados corrido».
    const isBehind = last === at - 1 && token.kind === 'word' && neutral.has(at)
    if (isUnread[at] || (first >= 0 && isBehind)) {
      if (first < 0) first = at
      last = at
    } else if (token.kind === 'break' || !neutral.has(at)) finish()
  })
  finish()
  return pieces
}

function unreadTokens(
  tokens: readonly Token[],
  items: readonly Item[],
  groups: readonly Group[],
  read: ReadonlySet<Group>,
): boolean[] {
  const isUnread = tokens.map(() => false)
  const mark = (from: number, to: number, value: boolean) => isUnread.fill(value, from, to)
  for (const item of items) {
    if (!NEUTRAL.has(item.kind)) mark(item.from, item.to, true)
  }
  // The words of a group that is not understood stay together, those of one that is are gone.
  const areas = groups.map((group) => ({ ...areaOf(group), isRead: read.has(group) }))
  for (const { parts, first, last, isRead } of areas) {
    if (!isRead) mark(items[first]?.from ?? 0, items[last]?.to ?? 0, true)
    else for (const [from, to] of parts) markRead(items.slice(from, to + 1), mark)
  }
  return isUnread
}

function areaOf({ days, schedules }: Group) {
  const all = [days, ...schedules]
  return {
    parts: all.map(({ first, reach }): [number, number] => [first, reach]),
    first: Math.min(...all.map(({ first }) => first)),
    last: Math.max(...all.map(({ reach }) => reach)),
  }
}

function markRead(
  items: readonly Item[],
  mark: (from: number, to: number, value: boolean) => void,
) {
  for (const item of items) {
    if (item.kind === 'strange' || item.kind === 'danger') continue
    mark(item.from, item.to, false)
    if (item.kind !== 'days') continue
    for (const [from, to] of item.list.uncertain) mark(from, to, true)
  }
}
