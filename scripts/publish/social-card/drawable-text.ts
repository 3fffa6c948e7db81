import { fontFor, type Face } from './face.ts'

/** What is left of a name at its ends when the drawing beside it is dropped. */
const EDGES = /^[\s\-–—·|,:;/&]+|[\s\-–—·|,:;/&]+$/g
const EMPTY_BRACKETS = /[([{]\s*[)\]}]/g

/** A character of which the face has none as what it stands for: '𝓐' is an A, 'ﬁ' is fi. */
const plainer = (character: string, face: Face): string =>
  fontFor(face, character) ? character : character.normalize('NFKD')

/** Marks that no letter has taken up would stand beside it, not above it. */
const isDrawn = (character: string, face: Face): boolean =>
  !/[\p{C}\p{M}]/u.test(character) && fontFor(face, character) !== undefined

/** The character, else those of its parts that the face has: 'ế' without its marks is an e. */
const drawn = (character: string, face: Face): string[] =>
  isDrawn(character, face)
    ? [character]
    : [...character.normalize('NFKD')].filter((part) => isDrawn(part, face))

/**
 * No line of a card shows half as many. What is drawn is measured first, which takes the longer the
 * more there is: the square of it.
 */
const MOST_CHARACTERS = 300

/**
 * A text on one line, without what the face cannot draw: emoji, scripts that it does not have,
 * invisible signs. 'Pesca 🎣 El Dorado' → 'Pesca El Dorado'; '' when nothing is left.
 */
export function drawableText(text: string, face: Face): string {
  const spaced = text.normalize('NFC').replace(/[\s\p{Z}]+/gu, ' ')
  const first = [...spaced].slice(0, MOST_CHARACTERS)
  const plain = first.map((character) => plainer(character, face)).join('')
  const parts = [...plain.normalize('NFC')].map((character) => drawn(character, face))
  const isWhole = parts.every((part) => part.length > 0)
  const kept = parts.flat().join('')
  const line = isWhole ? kept : kept.replace(EMPTY_BRACKETS, ' ').replace(EDGES, '')
  return line.replace(/ +/g, ' ').trim()
}
