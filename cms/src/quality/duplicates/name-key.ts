import { foldText } from '../../rules/slug'
import { stemOf } from '../../rules/stem'

/** Words that people leave out or put in as they please. */
const LITTLE_WORDS = new Set([
  'a',
  'al',
  'de',
  'del',
  'el',
  'en',
  'la',
  'las',
  'lo',
  'los',
  'y',
  'e',
])

/** Shorter ones, and those with a digit, tell stores apart by a single letter: 'Local A', 'Kiosco 24'. */
const SHORTEST_MISTAKEN = 5

/** Letters of a name up to which a mistaken one is looked for: of more there would be too many keys. */
const LONGEST_MISTAKEN = 60

/**
 * The words by which a store is known: folded, in one number, without little ones, in alphabetical
 * order. 'La Espiga de Oro' → ['espiga', 'oro']; a name of little words alone keeps them.
 */
export function nameWords(name: string): string[] {
  const words = foldText(name.normalize('NFKC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemOf)
  const telling = words.filter((word) => !LITTLE_WORDS.has(word))
  return (telling.length > 0 ? telling : words).sort()
}

const isMistakable = (word: string): boolean =>
  word.length >= SHORTEST_MISTAKEN && !/\p{N}/u.test(word)

/**
 * Keys of a name's words such that two names that are the same but for one letter of one word (too
 * many, too few, another one, or changed places with its neighbour) have one in common. Two names with a
 * common key may still differ by more: `isNearName` says.
 */
export function nearKeys(words: readonly string[]): string[] {
  const whole = words.join(' ')
  if (words.length === 0 || whole.length > LONGEST_MISTAKEN) return whole ? [whole] : []
  const keys = new Set([whole])
  for (const [at, word] of words.entries()) {
    if (!isMistakable(word)) continue
    const others = `${words.filter((_, other) => other !== at).join(' ')}|`
    for (let letter = 0; letter < word.length; letter += 1) {
      keys.add(others + word.slice(0, letter) + word.slice(letter + 1))
    }
    // What has a letter less than another is what is left of that one.
    keys.add(others + word)
  }
  return [...keys]
}

/** The letters of a name in their order, which a missing space does not change: 'multirubrosol'. */
export const joinedName = (name: string): string =>
  foldText(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether two words are one but for one letter. 'ceibo', 'seibo'; 'ceibo', 'cebio'; 'ceibo', 'ceibos' */
export function differByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  const same = (from: number) => short.slice(from) === long.slice(from)
  return same(at + 1) || (isSwapped && same(at + 2))
}

/** Words of a that b does not have, as often as a has them more often. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether two names' words are the same but for one letter of one word. */
export function isNearName(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  const [mine, ...more] = without(one, other)
  if (mine === undefined) return one.length > 0
  const [theirs = ''] = without(other, one)
  return more.length === 0 && [mine, theirs].every(isMistakable) && differByOneLetter(mine, theirs)
}
