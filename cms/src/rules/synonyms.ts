import { NAME_LENGTH } from './limits'

/** What people type (`word`) and the catalogue calls otherwise (`means`). */
export interface Synonym {
  word: string
  means: string
}

const WORDS = /[,;]/

/**
 * Other words for the search, one line each: 'quiosco, drugstore = kiosco'. A line of any other
 * form, or with a word of more than NAME_LENGTH characters, is `wrong`; empty ones are nothing.
 */
export function readSynonyms(text: string): { synonyms: Synonym[]; wrong: string[] } {
  const synonyms: Synonym[] = []
  const wrong: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const [left, right, ...more] = line.split('=').map(wordsOf)
    const isWrong = !left?.length || !right?.length || more.length > 0
    if (isWrong || [...left, ...right].some(({ length }) => length > NAME_LENGTH)) {
      wrong.push(line.trim())
    } else synonyms.push(...left.flatMap((word) => right.map((means) => ({ word, means }))))
  }
  return { synonyms, wrong }
}

const wordsOf = (side: string): string[] =>
  side
    .split(WORDS)
    .map((word) => word.trim())
    .filter(Boolean)
