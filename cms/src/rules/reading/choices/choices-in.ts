import type { Choices, Option } from './choices'
import { phrasesOf, type Meaning, type Naming, type Phrases } from './choice-phrases'
import { wordsOf, type Word } from './words'

/** A choice that a text names, and where: text.slice(from, to) are the words. */
export interface NamedChoice {
  option: Option
  by: Naming
  from: number
  to: number
}

const LONGEST_PHRASE = 6

/** Names that any text may say and mean nothing by. */
const VAGUE = new Set(['otro', 'vario', 'general', 'servicio'])

/** After these nothing is named up to the end of the sentence; after those up to the next comma. */
const NOT_ANY = new Set(['no', 'ni', 'nunca', 'tampoco', 'ninguna', 'ningun'])
const NOT_THIS = new Set(['sin', 'menos', 'salvo', 'excepto'])
/** From here on something is named again: 'no tarjetas, solo efectivo'. */
const AGAIN = new Set(['pero', 'solo', 'solament', 'unicament'])
const SENTENCE_END = /[.;:!?\n\r]/
const COMMA = /,/

/** What stands between a choice and the 'no' that is said of it. */
const ANSWER = /^[ \t:=]*$/

/**
 * All choices that a text names, in its order, each once: by whole words, in whatever number, the
 * longest phrase first ('crédito personal' is no 'crédito'). Nothing is taken that the text denies
 * ('no aceptamos tarjetas'), nor by a name that several have. Never throws.
 *
 * What a `synonym` or a `part` of a name says is certain of payments. Of a trade it is a hint: who
 * sells bread is not therefore a bakery.
 */
export function choicesIn(text: string, choices: Choices): NamedChoice[] {
  const phrases = phrasesOf(choices)
  const words = wordsOf(text)
  const found = new Map<Option, NamedChoice>()
  let denied: RegExp | null = null
  for (let place = 0; place < words.length;) {
    const gap = text.slice(words[place - 1]?.to ?? 0, words[place]?.from)
    if (denied?.test(gap)) denied = null
    const [span, meaning] = longestPhrase(words, place, phrases)
    const [first, last] = [words[place], words[place + span - 1]]
    if (!first || !last) break
    if (!meaning) {
      denied = denialAfter(first.stem, denied)
      if (first.stem === 'no' && ANSWER.test(gap)) forget(found, words[place - 1])
    } else if (!denied) {
      for (const option of certain(meaning, first.stem)) {
        if (found.has(option)) continue
        found.set(option, { option, by: meaning.by, from: first.from, to: last.to })
      }
    }
    place += span
  }
  return [...found.values()]
}

/** 'tarjetas: no' takes back what it was said of. */
function forget(found: Map<Option, NamedChoice>, last: Word | undefined): void {
  for (const [option, { to }] of found) if (to === last?.to) found.delete(option)
}

const END_OF_PART = new RegExp(`${SENTENCE_END.source}|${COMMA.source}`)

/** What ends the denial that stands after a word; null where nothing is denied. */
function denialAfter(stem: string, before: RegExp | null): RegExp | null {
  if (AGAIN.has(stem)) return null
  if (NOT_ANY.has(stem)) return SENTENCE_END
  return before ?? (NOT_THIS.has(stem) ? END_OF_PART : null)
}

function longestPhrase(
  words: readonly Word[],
  place: number,
  phrases: Phrases,
): [span: number, meaning: Meaning | undefined] {
  let key = ''
  let best: [number, Meaning | undefined] = [1, undefined]
  for (const [index, { stem }] of words.slice(place, place + LONGEST_PHRASE).entries()) {
    key = index === 0 ? stem : `${key} ${stem}`
    const meaning = phrases.get(key)
    if (meaning) best = [index + 1, meaning]
  }
  return best
}

/** What a name that several have means nobody knows; a synonym means all that staff wrote. */
function certain({ by, options }: Meaning, stem: string): Option[] {
  if (by === 'synonym') return options
  const isPayment = ({ kind }: Option) => kind === 'paymentMethod'
  const payments = options.filter(isPayment)
  const trades = VAGUE.has(stem) ? [] : options.filter((option) => !isPayment(option))
  return [payments, trades].flatMap((some) => (some.length === 1 ? some : []))
}
