import { foldText } from '@guia/contract'

export { foldText }

/**
 * Text as it is searched, folded and with plain quotation marks: phones write D’Amico, the
 * catalogue may have D'Amico or D´Amico.
 */
export function searchText(text: string): string {
  return foldText(text)
    .replace(/[`´ʹʻʼʽ‘’‚‛′＇]/g, "'")
    .replace(/[“”„‟«»″＂]/g, '"')
}

/** More than the longest name. Ten thousand letters, as a link may hold, keep a phone busy. */
export const LONGEST_QUERY = 200

/** The words of a text as they are searched: '  Pan  Fácil ' → ['pan', 'facil']. */
export function foldedWords(text: string): string[] {
  return searchText(text).split(/\s+/).filter(Boolean)
}

/**
 * The words that a search goes by: without the signs between them, digits apart from letters that
 * only follow them. '¿Pan, facturas?' → ['pan', 'facturas'], '24hs' → ['24', 'hs'].
 */
export function searchWords(text: string): string[] {
  return searchText(text)
    .replace(/(?<=\d)(?=hs?\b)/g, ' ')
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
}

/** A text as a value in an address's query, without half characters, which no address can hold. */
export function queryValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}

const DESCRIPTION_LENGTH = 160

/** On one line, and when it is longer than `length` cut at a word, with an ellipsis. */
export function shorten(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // A character outside the basic plane takes two places: none is cut in half.
  const cut = line.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
