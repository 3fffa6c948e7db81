import { widthOf, type Face } from './face.ts'

export interface Box {
  /** Pixels. */
  width: number
  height: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
  /** Distance of base lines for a size of 1. */
  leading: number
}

export interface FittedText {
  lines: string[]
  size: number
}

const ELLIPSIS = '…'

/** Pieces of a word, each of which fits a line; a word that fits is one piece. */
function pieces(word: string, width: number, face: Face): string[] {
  if (widthOf(word, face) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, face) > width) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

/** Lines that are no wider than `width`, unless one word alone is. Widths are for a size of 1. */
function wrap(words: readonly string[], width: number, face: Face): string[] {
  const space = widthOf(' ', face)
  const lines: string[] = []
  let used = Infinity
  for (const word of words) {
    const needed = widthOf(word, face)
    if (used + space + needed <= width) {
      lines.push(`${lines.pop() ?? ''} ${word}`)
      used += space + needed
    } else {
      lines.push(word)
      used = needed
    }
  }
  return lines
}

const BALANCE_STEPS = 6

/** The same number of lines, as even as they get. */
function balanced(words: readonly string[], width: number, face: Face): string[] {
  const best = wrap(words, width, face)
  let low = Math.max(...words.map((word) => widthOf(word, face)), width / 3)
  let high = width
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (wrap(words, middle, face).length > best.length) low = middle
    else high = middle
  }
  return wrap(words, high, face)
}

/** A line with an ellipsis, shortened until both fit. */
export function withEllipsis(line: string, width: number, face: Face): string {
  const characters = [...line]
  const cut = (length: number) => characters.slice(0, length).join('')
  // Each look measures the whole: a long line is not to be looked at for every character.
  let [fits, tooLong] = [0, characters.length + 1]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (widthOf(cut(middle) + ELLIPSIS, face) <= width) fits = middle
    else tooLong = middle
  }
  return cut(fits).trimEnd() + ELLIPSIS
}

/**
 * A text in lines, in the largest size that fits the box. In the smallest one words that are too
 * long are broken, and what does not fit is cut with an ellipsis.
 */
export function fitText(text: string, face: Face, box: Box): FittedText {
  const words = text.split(' ').filter(Boolean)
  const linesAt = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)))
  for (const size of box.sizes) {
    const width = box.width / size
    const isWhole = words.every((word) => widthOf(word, face) <= width)
    if (isWhole && wrap(words, width, face).length <= linesAt(size)) {
      return { lines: words.length > 0 ? balanced(words, width, face) : [], size }
    }
  }
  const size = box.sizes.at(-1) ?? 1
  const width = box.width / size
  const all = wrap(
    words.flatMap((word) => pieces(word, width, face)),
    width,
    face,
  )
  const lines = all.slice(0, linesAt(size))
  const last = lines.pop() ?? ''
  return {
    lines: [...lines, all.length > lines.length + 1 ? withEllipsis(last, width, face) : last],
    size,
  }
}
