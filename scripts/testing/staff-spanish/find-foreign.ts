import { ENGLISH, JARGON, ORDERS, STRANGER } from './words.ts'

const WORD = /\p{L}+/gu
/** What stands first in a text, or after the end of a sentence. */
const FIRST_WORDS = /(?:^|[.!?:]\s+)[¡¿«"(]*(?:[Nn]o )?(\p{L}+)(?=\s+\p{L})/gu
/** Addresses of pages and mail, names of files, and identities of documents: they are read as they are. */
const NO_WORDS = /\S*(?:@\S+|:\/\/\S*|\.[a-z]{2,5}\b)\S*|\b(?=[a-z]*\d)[a-z\d]{24}\b/gi
/** Nobody is asked «¿Está seguro?» here. */
const FORMAL_PHRASE =
  /\best[áa]s? segur[oa] (?:de )?que (?:quieres|quiere|desea)|\best[áa] segur[oa]\b/i

export interface Known {
  /** Texts that Strapi has in English and that are not Spanish as well. */
  messages: ReadonlySet<string>
  /** Names, brands and what else may stand there, word by word in lower case. */
  allowed: ReadonlySet<string>
}

/** Of two words, each of which staff may meet by itself. */
const JARGON_PHRASE = /\btipos? (?:de (?:colecci[oó]n|contenido)|únicos?)\b/iu

const wordsOf = (text: string) =>
  [...text.replace(NO_WORDS, ' ').matchAll(WORD)].map(([word]) => word.toLowerCase())

function strangeWord(text: string, { allowed }: Known): string | null {
  for (const word of wordsOf(text)) {
    if (allowed.has(word)) continue
    if (ENGLISH.has(word)) return `English «${word}»`
    if (JARGON.has(word)) return `jargon «${word}»`
    if (STRANGER.has(word)) return `not «vos»: «${word}»`
  }
  return null
}

function strangeOrder(text: string): string | null {
  for (const [, word = ''] of text.matchAll(FIRST_WORDS)) {
    if (ORDERS.has(word.toLowerCase())) return `not «vos»: «${word}»`
  }
  return null
}

/**
 * Why a text is not how staff are spoken to: 'English «save»', 'jargon «entrada»', 'not «vos»:
 * «puedes»'; null
 * when nothing is found.
 */
export function whyForeign(text: string, known: Known): string | null {
  if (known.messages.has(text.trim())) return 'English, as Strapi has it'
  const phrase = FORMAL_PHRASE.exec(text)
  if (phrase) return `not «vos»: «${phrase[0]}»`
  const jargon = JARGON_PHRASE.exec(text)
  if (jargon) return `jargon «${jargon[0]}»`
  return strangeWord(text, known) ?? strangeOrder(text)
}

/**
 * A message without what it is filled with, and with all of its variants:
 * '{n, plural, one {# foto} other {# fotos}} de {name}' → '# foto # fotos de'
 */
export function withoutPlaceholders(message: string): string {
  const variants = message
    // What is put in: {name}
    .replace(/\{\s*[\w.]+\s*\}/g, ' ')
    // What decides: {n, plural, one {
    .replace(/\{\s*[\w.]+\s*,\s*(?:plural|select)\s*,/g, ' ')
    .replace(/(?:=\d+|\b(?:zero|one|two|few|many|other|true|false))\s*\{/g, ' ')
  return variants
    .replace(/[{}]/g, ' ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
