import { foldText } from '../../slug'
import { mondayFirst, WEEKDAY_KEYS, WEEKDAY_NAMES, type WeekdayKey } from '../../weekdays'
import type { Token } from './tokens'

/** A day as it was named; 'M' is Tuesday or Wednesday, whatever stands around it says which. */
export type DayName = WeekdayKey | 'M'

export const WEEK = mondayFirst(WEEKDAY_KEYS)

/** Shorter names; those of one or two letters are words of the language as well. */
const SHORT: Record<WeekdayKey, string> = {
  monday: 'l lu lun lune',
  tuesday: 'ma mar mart marte',
  wednesday: 'x mi mie mier mierc mier',
  thursday: 'j ju jue juev',
  friday: 'v vi vie vier viern',
  saturday: 's sa sab saba sabs',
  sunday: 'd do dom dgo doms domin',
}
/** As they are written with another first letter. */
const MISSPELT: [string, WeekdayKey][] = [
  ['biernes', 'friday'],
  ['zabado', 'saturday'],
  ['hueves', 'thursday'],
]
/** Other words, a letter away from the name of a day. */
const OTHER_WORDS = new Set(
  'lunas lupes mares jueces vienes salado salados sacado sacados'.split(' '),
)

const NAMES = new Map<string, DayName>([['m', 'M'], ...MISSPELT])
for (const key of WEEK) {
  const name = foldText(WEEKDAY_NAMES[key])
  for (const written of [name, `${name}s`, ...SHORT[key].split(' ')]) NAMES.set(written, key)
}
const FULL_NAMES = WEEK.map((key) => [foldText(WEEKDAY_NAMES[key]), key] as const)
const SHORTEST_MISSPELT = 5

/** Days that a word names: mostly one, of 'LaV' the first and the last. */
interface NamedDays {
  days: [DayName] | [DayName, DayName]
  /** 'a' between two is a range, 'y' is not. */
  isRange: boolean
  /** How many letters the name has: 'v' is no day wherever it stands. */
  letters: number
}

/** The days that a word names, or null: 'Lun', 'miercoles', 'savado', 'LaV'. */
export function daysOfWord(token: Token | undefined): NamedDays | null {
  if (token?.kind !== 'word' || token.text.length > 20) return null
  const day = NAMES.get(token.text) ?? misspelt(token.text)
  if (day) return { days: [day], isRange: false, letters: token.text.length }
  return gluedDays(token)
}

/** The name of a day with one letter wrong, missing, too much, or changed with the next. */
function misspelt(word: string): DayName | undefined {
  if (word.length < SHORTEST_MISSPELT || OTHER_WORDS.has(word)) return undefined
  const singular = word.endsWith('s') ? word.slice(0, -1) : word
  return FULL_NAMES.find(
    ([name]) => name[0] === word[0] && (isNear(word, name) || isNear(singular, name)),
  )?.[1]
}

/** Whether two words are the same but for one letter. */
export function isNear(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [left, right] = [one.slice(same), other.slice(same)]
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`
  return (
    left.slice(1) === right.slice(1) ||
    left === right.slice(1) ||
    left.slice(1) === right ||
    swapped === right
  )
}

/** 'LaV', 'LuaVi', 'SyD'. 'las' and 'sal' are words, unless their capitals say otherwise. */
function gluedDays({ text, raw }: Token): NamedDays | null {
  for (const match of text.matchAll(/[ay]/g)) {
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + 1)]
    const [first, last] = [NAMES.get(left), NAMES.get(right)]
    if (!first || !last || !isGlued(left, right, raw)) continue
    return { days: [first, last], isRange: match[0] === 'a', letters: text.length }
  }
  return null
}

function isGlued(left: string, right: string, raw: string): boolean {
  if (left.length > 1 && right.length > 1) return right !== 'mar'
  if (left.length > 1 || right.length > 1) return false
  const isMixed = /^\p{Lu}\p{Ll}\p{Lu}$/u.test(raw)
  return isMixed || (left === 'l' && right !== 's')
}
