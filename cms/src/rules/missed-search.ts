import { foldText } from './slug'

/** Where the site tells the CMS of a search that found nothing. */
export const MISSED_SEARCHES_PATH = '/api/missed-searches'

/** Name of the field in which it tells the words. */
export const MISSED_WORDS_FIELD = 'palabras'

/** Characters at most. Not among the limits, which no visitor's page has to load. */
export const MISSED_SEARCH_LENGTH = 60

/** What leads to a person: an address of mail, written out as well, or a page of somebody. */
const ADDRESS = /@|:\/\/|\barroba\b|\b(gmail|hotmail|outlook|yahoo)\b/
/** A number of a house, a year, '24 hs'; a phone or a document has more. */
const MOST_DIGITS = 4
const SHORTEST = 2

/**
 * The words of a search as they are counted, or null for a text that is not: folded, of Latin letters
 * and digits alone, one space between, so that nothing of it is a formula, a tag or a sign. A text that
 * may lead to a person, or is longer than anybody searches, is left out whole.
 * ' ¿Dónde hay REMÍS? ' → 'donde hay remis'
 */
export function missedWords(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MISSED_SEARCH_LENGTH * 2) return null
  const folded = foldText(text.normalize('NFKC'))
  const digits = folded.match(/\p{N}/gu) ?? []
  if (ADDRESS.test(folded) || digits.length > MOST_DIGITS) return null
  const words = folded
    .split(/[^\p{Script=Latin}\d]+/u)
    .filter(Boolean)
    .join(' ')
  return words.length < SHORTEST || words.length > MISSED_SEARCH_LENGTH ? null : words
}
