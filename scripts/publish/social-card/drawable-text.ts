import { fontFor, type Face } from './face.ts'

/** Signs at the ends of a name that lose their sense when the drawing beside them is dropped. */
const EDGES = /^[\s\-–—·|,:;/&]+|[\s\-–—·|,:;/&]+$/g
const EMPTY_BRACKETS = /[([{]\s*[)\]}]/g

/** Marks that no letter has taken up would stand beside it, not above it. */
const isDrawn = (character: string, face: Face): boolean =>
  !/[\p{C}\p{M}]/u.test(character) && fontFor(face, character) !== undefined

/** The character, else those of its parts that the face has: 'ế' without its marks is an e. */
const drawn = (character: string, face: Face): string[] =>
  isDrawn(character, face)
    ? [character]
    : [...character.normalize('NFKD')].filter((part) => isDrawn(part, face))

/** No line of a card shows half as many, and what is drawn is measured first. */
const MOST_CHARACTERS = 300

/**
 * A text on one line, without what the face cannot draw: emoji, scripts that it does not have,
 * invisible signs. 'Pesca 🎣 El Dorado' → 'Pesca El Dorado', 'ﬁ' → 'fi'; '' when nothing is left.
 */
export function drawableText(text: string, face: Face): string {
  const spaced = text.normalize('NFC').replace(/[\s\p{Z}]+/gu, ' ')
  const plain = [...spaced]
    .slice(0, MOST_CHARACTERS)
    .map((one) => (fontFor(face, one) ? one : one.normalize('NFKD')))
    .join('')
  const parts = [...plain.normalize('NFC')].map((character) => drawn(character, face))
  const isWhole = parts.every((part) => part.length > 0)
  const kept = parts.flat().join('')
  const line = isWhole ? kept : kept.replace(EMPTY_BRACKETS, ' ').replace(EDGES, '')
  return line.replace(/ +/g, ' ').trim()
}
