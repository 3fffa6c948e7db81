import { ORANGE, SAND } from './palette.ts'
import type { Ink } from './palette.ts'
import { picture, place } from './shapes.ts'
import { drawSymbol } from './symbols/index.ts'
import type { SymbolName } from './symbols/index.ts'

/** Middle tones: they stand out on sand by day and on the river at night. */
const ICON_INK: Ink = { main: '#2A8C93', alt: ORANGE.mid, light: SAND.mid, dark: '#17616B' }

/** An icon on a transparent ground, 192 × 192 SVG. */
export function drawIcon(name: SymbolName, ink: Ink = ICON_INK): string {
  return picture(192, 192, place(drawSymbol(name, ink), 96, 96, { scale: 1.84 }))
}
