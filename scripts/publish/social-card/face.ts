import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** A weight of the bundled typeface: its files in the order in which a character is looked up. */
export type Face = readonly Font[]

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
  const fonts = loaded.get(weight) ?? SUBSETS.map((subset) => readFont(subset, WEIGHTS[weight]))
  loaded.set(weight, fonts)
  return fonts
}

export const fontFor = (face: Face, character: string): Font | undefined =>
  face.find((font) => font.hasChar(character))

/** Pieces of a text that one file of the face draws whole. */
function runsOf(text: string, face: Face): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = fontFor(face, character)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += character
    else if (font) runs.push({ font, text: character })
  }
  return runs
}

/** Width of a text for a size of 1. */
export const widthOf = (text: string, face: Face): number =>
  runsOf(text, face).reduce((sum, { font, text }) => sum + font.getAdvanceWidth(text, 1), 0)

/** One command of a path. The library's own toPathData writes NaN for some fractions. */
function commandText({ type, ...numbers }: PathCommand): string {
  return (
    type +
    Object.values<number>(numbers)
      .map((one) => Math.round(one * 100) / 100)
      .join(' ')
  )
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
