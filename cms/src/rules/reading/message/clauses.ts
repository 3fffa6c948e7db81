import type { RemainingText } from './remaining-text'

/** A piece of a text that says one thing: between lines, commas, signs, or what was taken. */
export interface Clause {
  start: number
  end: number
  text: string
}

/** What names of streets shorten: 'Gral. Paz', 'Pje. Sta. Rita'. */
export const SHORTENED_IN_STREETS =
  'alte|av|avda|bo|brig|bto|bv|cap|cmte|cnel|dr|dra|esq|gdor|gob|gral|ing|intend|lic|mons|mtra|mtro|pbro|pje|pres|prof|psje|pte|sdo|sgto|sra|sta|sto|tte'
/** A point ends a clause, but not behind an initial or one of these. */
const SHORTENED = `${SHORTENED_IN_STREETS}|sr|dpto|mz|tel|cel|dom`
const END = new RegExp(
  String.raw`[\n\t\u{FFFB}\u{FFFC}|;!?•·→()]+|\/{2,}| \/ |(?<!(?<!\p{L})(?:\p{L}|${SHORTENED}))\.(?= |$)|,(?!\d)| -+ |(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\p{Emoji_Modifier}|\p{Regional_Indicator})+|(?<=\p{L}{2}): `,
  'giu',
)

/** What is left of a text, clause by clause. */
export function clausesOf({ rest }: RemainingText): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const add = (end: number) => {
    const piece = rest.slice(from, end)
    const text = piece.trim()
    const start = from + piece.indexOf(text)
    if (/[\p{L}\p{N}]/u.test(text)) clauses.push({ start, end: start + text.length, text })
  }
  for (const { index, 0: sign } of rest.matchAll(END)) {
    add(index)
    from = index + sign.length
  }
  add(rest.length)
  return clauses
}
