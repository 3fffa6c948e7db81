/** A street with its number, which 24 of '24 hs' is none; '25 de Mayo' may be a pharmacy. */
const STREET_NUMBER = /\p{L}\D*\d+\b(?!\s*(?:hs?|horas)\b)|\bs\/n\b/iu
/** Words that no pharmacy is called by: 'La Avenida' is a good name of one. */
const ADDRESS_WORD = /\b(?:tel|cel|avda?|esq|frente al?|casi)\b/i
/** Digits of the shortest telephone. */
const FEWEST_OF_PHONE = 5

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** What a list says of a duty beside its pharmacy, as a pattern. */
export const REMARK = String.raw`\b(?:24\s*(?:hs?|horas)\b\.?|feriados?\b)`
const ONLY_REMARK = new RegExp(String.raw`^\s*${REMARK}\s*$`, 'i')

/** Whether a text is an address, a telephone or a remark rather than the name of a pharmacy. */
export const isDetail = (text: string): boolean =>
  !/farm/i.test(text) &&
  (STREET_NUMBER.test(text) ||
    ADDRESS_WORD.test(text) ||
    ONLY_REMARK.test(text) ||
    digitsIn(text) >= FEWEST_OF_PHONE)
