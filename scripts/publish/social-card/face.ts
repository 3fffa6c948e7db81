import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** A weight of the bundled typeface: its files in the order in which a character is looked up. */
export interface Face {
  fonts: readonly Font[]
}

const FILES = '@fontsource/figtree/files/figtree'
const SUBSETS = ['latin', 'latin-ext'] as const
const WEIGHTS = { bold: 800, medium: 600 } as const

const resolve = createRequire(import.meta.url).resolve

function readFont(subset: string, weight: number): Font {
  const bytes = readFileSync(resolve(`${FILES}-${subset}-${weight}-normal.woff`))
  return opentype.parse(new Uint8Array(bytes).buffer)
}

const loaded = new Map<keyof typeof WEIGHTS, Face>()

/** The face of a weight, from the package that carries it: no font of the machine is used. */
export function face(weight: keyof typeof WEIGHTS): Face {
  const known = loaded.get(weight)
  if (known) return known
  const read = { fonts: SUBSETS.map((subset) => readFont(subset, WEIGHTS[weight])) }
  loaded.set(weight, read)
  return read
}

export const fontFor = ({ fonts }: Face, character: string): Font | undefined =>
  fonts.find((font) => font.hasChar(character))

interface Run {
  font: Font
  text: string
}

/** Pieces of a text that one file of the face draws whole. */
function runsOf(text: string, { fonts }: Face): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = fontFor({ fonts }, character)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Width of a text for a size of 1. */
export function widthOf(text: string, face: Face): number {
  return runsOf(text, face).reduce((sum, { font, text }) => sum + font.getAdvanceWidth(text, 1), 0)
}

const rounded = (...values: number[]) =>
  values.map((value) => Math.round(value * 100) / 100).join(' ')

/** One command of a path. The library's own toPathData writes NaN for some fractions. */
function commandText(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + rounded(command.x, command.y)
    case 'Q':
      return `Q${rounded(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${rounded(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

/** The outlines of a line, its left end at x and its base line at y, as the `d` of an SVG path. */
export function outlines(text: string, face: Face, x: number, y: number, size: number): string {
  let left = x
  const paths = runsOf(text, face).map(({ font, text }) => {
    const path = font.getPath(text, left, y, size).commands.map(commandText).join('')
    left += font.getAdvanceWidth(text, size)
    return path
  })
  return paths.join('')
}
