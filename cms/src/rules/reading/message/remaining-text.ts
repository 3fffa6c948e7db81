/** Stand where something was taken, or set aside; no message holds them, `cleanMessage` drops them. */
const TAKEN = '\u{FFFC}'
const ASIDE = '\u{FFFB}'

/** Characters that are not seen: they hide in what is copied from a phone. */
const INVISIBLE = /[\u{FFFC}\p{Cf}]|(?![\n\t])\p{Cc}/gu

const BLANK = String.raw`[^\S\r\n\t]`
const DASH = String.raw`[-\u2010-\u2015\u2212]`
const DAY = String.raw`\d{1,2}\/\d{1,2}`
const YEAR = String.raw`\/\d{2,4}`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:${BLANK}?[ap]\.?${BLANK}?m\.?)?`
/** '26/11/26, 10:32', or '10:32, 26/11/26' */
const stampOf = (day: string): string => `(?:${day},?${BLANK}${TIME}|${TIME},?${BLANK}${day})`
/**
 * What WhatsApp puts before each message that is copied: '[26/11/26, 10:32] Marta: ', of Android
 * without the year, and '26/11/26, 10:32 - Marta: ' in a chat that is exported. A line of hours may
 * begin so without the brackets: '24/12 9:00 a 13: corrido'.
 */
const SENDER = new RegExp(
  String.raw`^\p{Cf}*(?:\[${stampOf(`${DAY}(?:${YEAR})?`)}\]|${stampOf(DAY + YEAR)}${BLANK}${DASH}(?!${BLANK}?\d))` +
    String.raw`${BLANK}[^:\r\n]{1,60}:${BLANK}`,
  'gimu',
)
/** Lines of its own. */
const OWN_LINE =
  /^(?:(?:reenviado|forwarded)(?: muchas veces)?|<(?:multimedia|archivo|media)[^>\n]*>|.{0,40}\(archivo adjunto\))$/gimu

/** Every other dash that a keyboard or a page puts in the place of the plain one. */
const DASHES = /[\u2010-\u2015\u2212]/gu

/** Bold letters of WhatsApp: '*Nombre:* La Espiga'. Those of italics may belong to an account's name. */
const MARKS = /\*+/g

/** A text as it is but for the senders of its messages: blanks stand in their place. */
export const withoutSenders = (text: string): string =>
  text.replace(SENDER, (sender) => ' '.repeat(sender.length))

/** A message without what the telephone added to it; line breaks are '\n', spaces single. */
export function cleanMessage(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n\t]+/gu, ' ')
    .replace(SENDER, '')
    .replace(OWN_LINE, '')
    .replace(DASHES, '-')
    .replace(MARKS, '')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** A text from which readers take pieces, one after the other; no piece is taken twice. */
export class RemainingText {
  /** As long as the text was, so that places in it stay the same: TAKEN where something was. */
  rest: string

  constructor(readonly whole: string) {
    this.rest = whole
  }

  /** Takes the characters of `[start, end)` and gives them as they stood. */
  take(start: number, end: number): string {
    this.#cover(start, end, TAKEN)
    return this.whole.slice(start, end)
  }

  /** Keeps the characters of `[start, end)` from the readers that come after; they are left over. */
  setAside(start: number, end: number): void {
    this.#cover(start, end, ASIDE)
  }

  #cover(start: number, end: number, mark: string): void {
    this.rest = this.rest.slice(0, start) + mark.repeat(end - start) + this.rest.slice(end)
  }

  /** The pieces that nobody took, line by line. */
  left(): string[] {
    const left = this.rest.replace(new RegExp(ASIDE, 'gu'), (_, at: number) =>
      this.whole.charAt(at),
    )
    return left.split(new RegExp(`[\\n${TAKEN}]+`, 'u'))
  }

  /** What was taken right behind `index`, as it stood. */
  takenBehind(index: number): string {
    const [taken = ''] = new RegExp(`^ ?${TAKEN}+`, 'u').exec(this.rest.slice(index)) ?? []
    return this.whole.slice(index, index + taken.length)
  }

  /** The line that holds the character at `index`: where it starts and ends. */
  lineAt(index: number): { start: number; end: number } {
    const start = this.whole.lastIndexOf('\n', index - 1) + 1
    const end = this.whole.indexOf('\n', index)
    return { start, end: end < 0 ? this.whole.length : end }
  }

  /** What stands before `index` in its line, or in the line above where that says only what comes. */
  before(index: number): string {
    const { start } = this.lineAt(index)
    const line = this.whole.slice(start, index)
    if (/[\p{L}\p{N}]/u.test(line) || start === 0) return line
    const above = this.lineAt(start - 1)
    const label = this.whole.slice(above.start, above.end)
    return label.length <= 40 && /[:：]\s*$/u.test(label) ? `${label} ${line}` : line
  }
}
