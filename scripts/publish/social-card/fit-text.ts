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

/** Pieces of a word, each of which fits a line; a word that fits is one piece. */
function pieces(word: string, width: number, face: Face): string[] {
  const found = ['']
  for (const character of word) {
    const longer = (found.at(-1) ?? '') + character
    if (longer === character || widthOf(longer, face) <= width) found.splice(-1, 1, longer)
    else found.push(character)
  }
  return found
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
  const { length } = wrap(words, width, face)
  let low = Math.max(...words.map((word) => widthOf(word, face)), width / 3)
  let high = width
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (wrap(words, middle, face).length > length) low = middle
    else high = middle
  }
  return wrap(words, high, face)
}

/** A line with an ellipsis, shortened until both fit. */
export function withEllipsis(line: string, width: number, face: Face): string {
  let fitting = ''
  for (const character of line) {
    if (widthOf(`${fitting}${character}…`, face) > width) break
    fitting += character
  }
  return `${fitting.trimEnd()}…`
}

/** A text on one line of so many pixels, with an ellipsis when it is too wide. */
export const oneLine = (text: string, face: Face, width: number, size: number): string =>
  widthOf(text, face) <= width / size ? text : withEllipsis(text, width / size, face)

/**
 * A text in lines, in the largest size that fits the box. In the smallest one words that are too
 * long are broken, and what does not fit is cut with an ellipsis.
 */
export function fitText(text: string, face: Face, box: Box): FittedText {
  const words = text.split(' ').filter(Boolean)
  const mostLines = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)))
  for (const size of box.sizes) {
    const width = box.width / size
    const isWhole = words.every((word) => widthOf(word, face) <= width)
    if (isWhole && wrap(words, width, face).length <= mostLines(size)) {
      return { lines: balanced(words, width, face), size }
    }
  }
  const size = box.sizes.at(-1) ?? 1
  const width = box.width / size
  const broken = words.flatMap((word) => pieces(word, width, face))
  const all = wrap(broken, width, face)
  const lines = all.slice(0, mostLines(size))
  if (all.length > lines.length) lines.push(withEllipsis(lines.pop() ?? '', width, face))
  return { lines, size }
}
