import { CREAM, INK, MUSTARD, ORANGE, SAND, TEAL, WOOD } from '../palette.ts'
import { drawBunting, drawPendant, drawShelf, drawWall } from '../pieces/room.ts'
import { drawPot } from '../pieces/street.ts'
import { row } from '../pieces/things.ts'
import type { Random } from '../../random.ts'
import type { SymbolName } from '../symbols/index.ts'
import { rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Slatted crates full of things, along the floor. */
function drawCrates(
  { w, y, size }: { w: number; y: number; size: number },
  names: readonly SymbolName[],
  random: Random,
): string {
  const count = Math.floor(w / (size * 1.5))
  const step = w / count
  return repeat(count, (index) => {
    const x = step * index + step * 0.08
    const width = step * 0.84
    const slats = repeat(3, (slat) =>
      rect(
        x,
        y - size * 0.62 + slat * size * 0.21,
        width,
        size * 0.17,
        slat % 2 ? WOOD.mid : WOOD.soft,
        4,
      ),
    )
    return (
      row(
        [random.pick(names)],
        { from: x + 6, to: x + width - 6, y: y - size * 0.42, size: size * 0.62 },
        random,
      ) +
      rect(x + 6, y - size * 0.6, width - 12, size * 0.6, WOOD.dark) +
      slats
    )
  })
}

/** A wall of shelves, well filled, with crates below. */
export const shelves: Scene = ({ w, h, random, stands, accent, wall }) => {
  const rows = w > h * 1.8 ? 2 : 3
  const floor = h * 0.9
  const step = (floor * 0.72) / rows
  return [
    drawWall({ x: 0, y: 0, w, h: floor }, wall, random),
    rect(0, floor, w, h - floor, SAND.deep),
    rect(0, floor, w, 10, `${INK}26`),
    repeat(rows, (index) => {
      const y = h * 0.07 + step * (index + 0.92)
      const part = { from: w * 0.04, to: w * 0.96, y, size: step * 0.78 }
      return drawShelf(w * 0.03, y, w * 0.94) + row(stands, part, random)
    }),
    rect(0, 0, w, h * 0.04, accent),
    random.chance(0.6)
      ? drawBunting(w, h * 0.03, [ORANGE.mid, CREAM, TEAL.mid, MUSTARD.mid])
      : drawPendant(w * 0.25, h * 0.09, h * 0.09, accent) +
        drawPendant(w * 0.75, h * 0.09, h * 0.09, accent),
    drawCrates({ w, y: h * 0.97, size: h * 0.21 }, stands, random),
    drawPot(w * 0.975, h * 0.98, h * 0.22, random),
  ].join('')
}
