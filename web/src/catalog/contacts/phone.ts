import { readablePhone } from '@guia/contract'

/** Between two numbers; an extension ('42-1234, int. 5') is none. */
const SEPARATOR = /(?:[/;,|]|\s[yo]\s)(?!\s*int)/i
/** Keeps what separates. */
const PIECES = new RegExp(`(${SEPARATOR.source})`, 'i')
const EXTENSION = /^\s*int(?:erno)?\b/i
/** Digits as people group them: '+54 9 (3777) 55-5123'. */
const NUMBER = /\+?\(?\d[\d\s().-]*/g
/** '24 hs.' is a time of the day, '37b7' nothing that can be dialled. */
const SHORTEST = 3
/** After so many digits a parenthesis holds a remark, before it a prefix: '03777 (15) 55-5123'. */
const LONGEST_PREFIX = 6

/** '+54 9 3777 55-5123' → '5493777555123'. */
export function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function withoutRemark(number: string): string {
  const [first = '', ...others] = number.split('(')
  let kept = first
  for (const other of others) {
    if (digits(kept).length >= LONGEST_PREFIX) break
    kept += other
  }
  return kept
}

/** Number to dial in '0800-999-0091 (24 hs)' or '42-1234 int. 4'; '' without a number. */
function numberIn(part: string): string {
  if (EXTENSION.test(part)) return ''
  // '61-23O5', with a letter in the place of a nought, would call somebody else.
  const whole = [...part.matchAll(NUMBER)].filter(
    ({ index, 0: number }) => !/^\p{L}\d/u.test(part.slice(index + number.length)),
  )
  const numbers = whole.map(([number]) => withoutRemark(number))
  return numbers.find((number) => digits(number).length >= SHORTEST) ?? ''
}

/** The call link of a phone text; of several numbers ('55-5123 / 55-5124') the first. */
export function telLink(phone: string): string | null {
  const number = phone.split(SEPARATOR).map(numberIn).find(Boolean) ?? ''
  if (number === '') return null
  return `tel:${number.startsWith('+') ? '+' : ''}${digits(number)}`
}

export interface Call {
  /** The number as it is written. */
  text: string
  href: string
}

/** A phone text piece by piece, all of it; the pieces that are numbers with their call links. */
export function phonePieces(phone: string): (Call | { text: string; href: null })[] {
  return phone.split(PIECES).flatMap((piece) => {
    const href = telLink(piece)
    if (href === null) return piece === '' ? [] : [{ text: piece, href }]
    const text = piece.trim()
    const [before = '', after = ''] = piece.split(text)
    const around = (space: string) => (space === '' ? [] : [{ text: space, href: null }])
    return [...around(before), { text, href }, ...around(after)]
  })
}

/** The pieces of a phone text as they are read; joined, they are the whole of it. */
export function readablePieces(phone: string): ReturnType<typeof phonePieces> {
  return phonePieces(phone).map((piece) =>
    piece.href === null ? piece : { ...piece, text: readablePhone(piece.text) },
  )
}

/** Every number of a phone text with its call link: '107 / 42-1234' → two calls. */
export function calls(phone: string): Call[] {
  return phonePieces(phone).filter((piece) => piece.href !== null)
}
