import { optionsOf, type Choices, type Option } from './choices'
import { phrasesOf, type Phrases } from './choice-phrases'
import { stemsOf, wordsOf } from './words'
import { foldText } from '../../slug'

/** A choice that fits what is being typed; `word` is the synonym it was found by. */
export interface FoundChoice {
  option: Option
  word?: string
}

/** How well it fits: the smaller, the better. */
const EXACT = 0
const MEANT = 1
const BEGINS = 2
const WORD_BEGINS = 3
const MEANT_IN_PART = 4
const BEGINNING_MEANT = 5

/** Fewer letters begin too many synonyms. */
const SHORTEST_BEGINNING = 3

/**
 * The choices that fit what is being typed, the best first: without accents, capitals and number,
 * by the beginnings of words, or by the synonyms that staff wrote. 'panadería', 'pan' →
 * 'Panaderías'; 'mp' → 'Billetera virtual'. [] for a text without words.
 */
export function findChoices(text: string, choices: Choices): FoundChoice[] {
  const typed = readTyped(text)
  if (typed.words.length === 0) return []
  const phrases = phrasesOf(choices)
  const synonyms = choices.synonyms.flatMap(({ word, means }) => {
    const fit = synonymFit(typed, word)
    return fit === null ? [] : [{ word, means, fit }]
  })
  return optionsOf(choices)
    .flatMap((option) => bestFit(option, typed, synonyms, phrases))
    .sort((one, other) => one.fit - other.fit)
    .map(({ option, word }) => (word === undefined ? { option } : { option, word }))
}

interface Typed {
  stems: string
  words: string[]
}

const readTyped = (text: string): Typed => ({ stems: stemsOf(text), words: foldedWords(text) })

const foldedWords = (text: string) =>
  wordsOf(text).map(({ from, to }) => foldText(text.slice(from, to)))

interface Fit {
  option: Option
  fit: number
  word?: string
}

interface MatchingSynonym {
  word: string
  means: string
  fit: number
}

function bestFit(
  option: Option,
  typed: Typed,
  synonyms: readonly MatchingSynonym[],
  phrases: Phrases,
): Fit[] {
  const own = nameFit(typed, option.choice.name)
  const fits: Fit[] = own === null ? [] : [{ option, fit: own }]
  for (const { word, means, fit } of synonyms) {
    const key = stemsOf(means)
    const named = phrases.get(key)?.options ?? []
    if (named.some(({ choice }) => choice === option.choice)) fits.push({ option, fit, word })
    else if (named.length === 0 && hasWords(option.choice.name, key)) {
      fits.push({ option, fit: Math.max(fit, MEANT_IN_PART), word })
    }
  }
  return fits.sort((one, other) => one.fit - other.fit).slice(0, 1)
}

const hasWords = (name: string, stems: string) => ` ${stemsOf(name)} `.includes(` ${stems} `)

function nameFit({ stems, words }: Typed, name: string): number | null {
  if (stemsOf(name) === stems) return EXACT
  const parts = foldedWords(name)
  if (parts.join(' ').startsWith(words.join(' '))) return BEGINS
  const [known, wanted] = [stemsOf(name).split(' '), stems.split(' ')]
  const isNamed = (word: string, index: number) =>
    known.includes(wanted[index] ?? '') || parts.some((part) => part.startsWith(word))
  return words.every(isNamed) ? WORD_BEGINS : null
}

function synonymFit({ stems, words }: Typed, word: string): number | null {
  if (stemsOf(word) === stems) return MEANT
  const isLong = words.join('').length >= SHORTEST_BEGINNING
  return isLong && foldedWords(word).join(' ').startsWith(words.join(' ')) ? BEGINNING_MEANT : null
}
