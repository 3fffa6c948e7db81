import type { Ink } from '../palette.ts'

/**
 * A thing of a trade, drawn in a box from (-50, -50) to (50, 50); what can stand has its foot at
 * y = 44. The colours come from outside, so that one drawing serves logos, icons and scenes.
 */
export interface ArtSymbol {
  /** Its colours in a scene. */
  natural: Ink
  draw(ink: Ink): string
}

export function symbol(natural: Ink, pieces: (ink: Ink) => string[]): ArtSymbol {
  return { natural, draw: (ink) => pieces(ink).join('') }
}
