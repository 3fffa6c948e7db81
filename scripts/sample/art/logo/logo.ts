import { drawSymbol } from '../symbols/index.ts'
import type { SymbolName } from '../symbols/index.ts'
import { picture, place } from '../shapes.ts'
import { FRAMES } from './frames.ts'
import type { FrameName } from './frames.ts'
import { SCHEMES } from './schemes.ts'
import type { SchemeName } from './schemes.ts'

export interface LogoDesign {
  mark: SymbolName
  frame: FrameName
  scheme: SchemeName
  /** Draw the mark in its own colours instead of the scheme's; for light badges. */
  natural?: boolean
}

/** A store's logo, 512 × 512 SVG. */
export function drawLogo({ mark, frame, scheme, natural }: LogoDesign): string {
  const colours = SCHEMES[scheme]
  const { back, front = '', on, size, y } = FRAMES[frame](colours)
  const ink = on === 'frame' ? colours.onFrame : colours.onGround
  const drawing = natural ? drawSymbol(mark) : drawSymbol(mark, ink)
  const x = frame === 'flag' ? 286 : 256
  return picture(512, 512, back + place(drawing, x, y, { scale: size / 100 }) + front)
}
