import { searchWords } from './text.ts'

/** Words that say nothing of what is looked for, folded. */
const FUNCTION_WORDS = new Set(
  (
    'a al ante bajo cada como con contra cual de del desde donde e el ella ellas ellos en entre es ' +
    'esa esas ese eso esos esta estas este esto estos ha hacia hasta hay la las le les lo los mas ' +
    'me mi mis muy ni no nos o otra otras otro otros para pero por que se segun si sin sobre son ' +
    'su sus tan te tras tu tus u un una unas uno unos y ya yo'
  ).split(' '),
)

/** Letters that are written for one another because they sound alike. */
const SOUND_ALIKE = ['bv', 'csz', 'ckq', 'gj', 'iy', 'mn']

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Tells of the folded words of a text whether they are function words there: 'uñas' is none, though
 * it folds to 'unas'.
 */
export function functionWordsOf(text: string): (word: string) => boolean {
  const withEnye = text.normalize('NFC').match(/\S*ñ\S*/gi) ?? []
  const telling = new Set(withEnye.flatMap(searchWords))
  return (word) => isFunctionWord(word) && !telling.has(word)
}

/** Articles, prepositions and the like: 'para', 'de', 'la'. The word is folded. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word)
}

/** Shorter ones are too like too many. */
export const SHORTEST_MISSPELT = 3

/** A word with what is compared of it, made once for each that the catalogue has. */
export interface HeardWord {
  word: string
  sound: string
  /** An h at the beginning cannot be heard: 'elado' begins as 'helado' does. */
  beginning: string
}

export const heard = (word: string): HeardWord => ({
  word,
  sound: soundOf(word),
  beginning: word.charAt(word.startsWith('h') ? 1 : 0),
})

/**
 * Tells how far a mistyped word is from one that exists, both folded: 0 for the same, Infinity when it is
 * rather another word ('comida' and 'cosida'). One slip may be in a word of 3 to 7 letters, one
 * more for every 4 further ones; a slip of the first letter is no slip unless it sounds the same.
 */
export function distanceFrom(word: string): (known: HeardWord) => number {
  const typed = heard(word)
  const { length } = word
  const limit = slipsAllowed(length)
  // Asked for every word there is: what all of them are asked is found out once.
  const beginnings = new Map<string, boolean>()
  const beginsAlike = (beginning: string): boolean => {
    const known = beginnings.get(beginning)
    if (known !== undefined) return known
    const isAlike = beginning === typed.beginning || soundAlike(beginning, typed.beginning)
    beginnings.set(beginning, isAlike)
    return isAlike
  }
  return (known) => {
    const longer = Math.abs(length - known.word.length)
    const isSame = typed.word === known.word
    if (!isSame && length > 3 && longer <= MOST_LETTERS_UNHEARD && typed.sound === known.sound) {
      return SOUNDS_THE_SAME
    }
    if (longer > limit || !beginsAlike(known.beginning)) return Infinity
    const distance = editDistance(typed.word, known.word)
    return distance <= limit ? distance : Infinity
  }
}

/** Less than any slip: 'chispaso' is 'chispazo' rather than 'chispa'. */
const SOUNDS_THE_SAME = 0.5
/** Letters that one of two words of the same sound may have more: 'quiosko', 'kiosco'. */
const MOST_LETTERS_UNHEARD = 4

/** How a word is heard here: 'psicologo' and 'sicologo', 'cotillon' and 'cotiyon' are one. */
function soundOf(word: string): string {
  return word
    .replace(/^ps/, 's')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq](?!h)/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1/g, '$1')
    .replace(/s$/, '')
}

function slipsAllowed(length: number): number {
  return length < 3 ? 0 : Math.max(1, Math.floor(length / 4))
}

function soundAlike(one: string, other: string): boolean {
  return SOUND_ALIKE.some((letters) => letters.includes(one) && letters.includes(other))
}

function areNeighbours(one: string, other: string): boolean {
  return KEYBOARD_ROWS.some((row) => {
    const [first, second] = [row.indexOf(one), row.indexOf(other)]
    return first >= 0 && second >= 0 && Math.abs(first - second) === 1
  })
}

/** A letter in another's place counts twice, unless ear or finger explain it. */
function replacing(one: string, other: string): number {
  if (one === other) return 0
  return soundAlike(one, other) || areNeighbours(one, other) ? 1 : 2
}

/** Letters to insert, drop or replace, or neighbours to swap, to get from one word to the other. */
function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = replacing(one.charAt(i - 1), other.charAt(j - 1))
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    before = row
    row = next
  }
  return row[other.length] ?? Infinity
}
