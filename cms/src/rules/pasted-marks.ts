/** Bold, slanted, struck and typed letters of WhatsApp; of a name '_' is a part inside of a word. */
const STYLE = /[*~`]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu
/** What nobody sees, and what makes a key of a digit: 1️⃣. */
const UNSEEN = /\p{Cf}|\uFE0F|\u20E3/gu
/** '•', '- ', '👉' */
const BULLETS = /^\s*(?:(?:[-–—>•·●○◦▪▫■□►▶‣⁃∙]|\p{Extended_Pictographic})\s*)+/u
/** '1º y 2º:' */
const ORDINALS = /(?<=\b\d{1,2})\s?[º°ª](?=\s*(?:[-–,:=/]|(?:y|al?|de)\s))/gu
/** '1) Ceibo', '2.- Ceibo', '3º Ceibo', '4-Ceibo', 'martes 1ro. Ceibo' */
const NUMBERING =
  /^(\s*(?:el\s+)?(?:\p{L}{3,9}\.?,?\s+)?\d{1,2})(?=\s?[º°ª]|[).–-]|r[oa]\b)(?:\.?\s?[º°ª]|r[oa]\b)?(?:\)|\.?[-–]?(?=\s*\p{L}))[-–]?\s*/iu

/**
 * A pasted line without the marks of a message and of a list: '*• 1º) Ceibo*' → '1 Ceibo'. What is
 * kept and shown is the line as it was pasted.
 */
export const withoutMarks = (line: string): string =>
  line
    .replace(UNSEEN, '')
    .replace(STYLE, '')
    .replace(BULLETS, '')
    .replace(ORDINALS, '')
    .replace(NUMBERING, '$1 ')
