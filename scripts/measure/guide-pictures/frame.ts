export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Around what is shown. */
const MARGIN = 16
/** Pictures are read on a phone as well: what is below has the guide's words. */
const HIGHEST = 900

/** The smallest frame around all of them that the picture has room for, in CSS pixels. */
export function frameOf(boxes: readonly Box[], screen: Pick<Box, 'width' | 'height'>): Box {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - MARGIN)
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN
  return {
    x: left,
    y: top,
    width: Math.min(right, screen.width) - left,
    height: Math.min(bottom, screen.height, top + HIGHEST) - top,
  }
}
