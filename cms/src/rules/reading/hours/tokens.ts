/** A word, a number, a sign or the end of a line, and where it stands in the text. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break'
  /**
   * Of a word its letters without accents and capitals, of a number its digits, of a sign itself:
   * '-' for every dash and arrow, '•' for bullets, '❌' for whatever crosses out.
   */
  text: string
  /** As it stands in the text. */
  raw: string
  start: number
  end: number
  /** Whether nothing stands between it and the one before. */
  glued: boolean
}

// 'º' and 'ª' are letters to Unicode, and ornaments to who writes 8ºº.
const WORD = String.raw`(?:(?![ªº])\p{L})(?:(?![ªº])[\p{L}\p{M}])*`
// A digit on a key is a digit and two signs.
const NUMBER = String.raw`\p{N}[\p{N}\uFE0F\u20E3]*`
const PIECES = new RegExp(
  `(${WORD})|(${NUMBER})|(\\r\\n|[\\n\\r\\v\\f\\u2028\\u2029])|[^\\s]`,
  'gu',
)

const DASHES = /^[-‐‑‒–—―−－→➔➜➡⇒>]$/u
/** Pictures part what stands on their sides, as bullets do. */
const BULLETS = /^[•●▪▫◦‣⁃·∙■□►✓\p{Extended_Pictographic}]$/u
const CROSSES = /^[❌✖🚫⛔🔒]$/u
/** What says nothing: ornaments, brackets, and what cannot be seen. */
const ORNAMENTS = /^[\p{M}\p{C}\p{So}\p{Sk}ªº°'’‘"“”«»`!¡_=*[\]{}…]$/u
/** Between the hour and the minutes it says something: 8'30. */
const MINUTE_SIGNS = /^['’´°]$/u

/** The pieces of a text in their order; spaces and ornaments are none. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(PIECES)) {
    const [raw, word, number, lineEnd] = match
    const start = match.index
    const isGlued = start === last
    const piece = { raw, start, end: start + raw.length, glued: isGlued }
    const isSign = word === undefined && number === undefined && lineEnd === undefined
    if (isSign && isOrnament(raw) && !isBeforeMinutes(text, raw, piece.end)) {
      if (isGlued) last = piece.end
      continue
    }
    last = piece.end
    if (lineEnd !== undefined) tokens.push({ kind: 'break', text: '\n', ...piece })
    else if (word !== undefined) tokens.push({ kind: 'word', text: foldWord(word), ...piece })
    else if (number !== undefined) tokens.push({ ...numberOf(number), ...piece })
    else tokens.push({ kind: 'mark', text: markOf(raw), ...piece })
  }
  return tokens
}

/** Arrows, bullets and crosses are symbols as well. */
const isOrnament = (raw: string): boolean =>
  ORNAMENTS.test(raw) && ![DASHES, BULLETS, CROSSES].some((signs) => signs.test(raw))

const isBeforeMinutes = (text: string, raw: string, end: number): boolean =>
  MINUTE_SIGNS.test(raw) && /^\d\d(?!\d)/.test(text.slice(end, end + 3))

/** Also letters that are drawn otherwise: '𝐋𝐮𝐧𝐞𝐬' → 'lunes'. */
function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** '8³⁰' → '830'. What is no number of ten digits, such as ½, is a word that means nothing. */
function numberOf(raw: string): Pick<Token, 'kind' | 'text'> {
  const digits = raw.normalize('NFKD').replace(/[\uFE0F\u20E3]/gu, '')
  return { kind: /^\d+$/.test(digits) ? 'number' : 'word', text: digits }
}

function markOf(raw: string): string {
  if (DASHES.test(raw)) return '-'
  if (CROSSES.test(raw)) return '❌'
  return BULLETS.test(raw) ? '•' : raw
}

/** Rows of words, by the first one; the longest first. */
export type Phrases = ReadonlyMap<string, readonly string[][]>

/** 'fin de semana', 'finde' → both, to be looked for by `phraseAt`. */
export function phrasesOf(...phrases: string[]): Phrases {
  const byWord = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const alike = byWord.get(words[0] ?? '') ?? []
    byWord.set(
      words[0] ?? '',
      [...alike, words].sort((one, other) => other.length - one.length),
    )
  }
  return byWord
}

/** How many tokens from `at` on are the words of the longest phrase that stands there; 0 without one. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const phrase = phrases
    .get(tokens[at]?.text ?? '')
    ?.find((words) => words.every((word, index) => tokens[at + index]?.text === word))
  return phrase?.length ?? 0
}
