import { CREAM, INK, SAND, STEEL, WOOD } from '../palette.ts'
import { drawPendant, drawShelf, drawWall } from '../pieces/room.ts'
import { drawPot } from '../pieces/street.ts'
import { drawThing, row } from '../pieces/things.ts'
import { drawSymbol } from '../symbols/index.ts'
import { circle, ellipse, line, mirrored, place, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A clothes shop: the rail, the mirror, a shelf of accessories. */
export const rack: Scene = ({ w, h, random, stands, hangs, accent, wall, mark }) => {
  const floor = h * 0.86
  const rail = h * 0.34
  const size = h * 0.4
  const wide = w > h * 1.8
  const to = w * (wide ? 0.66 : 0.7)
  const from = w * 0.07
  const count = Math.floor((to - from - 20) / (size * 0.72))
  const clothes = Array.from({ length: count }, () => random.shuffle(hangs)).flat()
  const step = (to - from) / count
  const scene = [
    drawWall({ x: 0, y: 0, w, h: floor }, wall, random),
    rect(0, floor, w, h - floor, SAND.deep),
    repeat(8, (index) => rect((w / 8) * index, floor, 4, h, `${INK}1c`)),
    drawShelf(from, h * 0.2, to - from),
    row(stands, { from: from + 10, to: to - 10, y: h * 0.2, size: h * 0.16 }, random),
    line(`M${from} ${h * 0.9} V${rail} H${to} V${h * 0.9}`, STEEL.dark, 10),
    repeat(count, (index) => {
      const x = from + step * (index + 0.5)
      const hook = line(
        `M${x} ${rail} q12 12 0 22 M${x - size * 0.2} ${rail + 40} L${x} ${rail + 20} L${x + size * 0.2} ${rail + 40}`,
        WOOD.dark,
        5,
      )
      return (
        hook +
        place(drawThing(clothes[index] ?? 'shirt', random), x, rail + 22 + size * 0.48, {
          scale: size / 100,
        })
      )
    }),
    ellipse(w * (wide ? 0.8 : 0.86), h * 0.5, h * 0.17, h * 0.3, WOOD.mid),
    ellipse(w * (wide ? 0.8 : 0.86), h * 0.5, h * 0.15, h * 0.275, '#DDEFEF'),
    line(
      `M${w * (wide ? 0.77 : 0.83)} ${h * 0.36} l${h * 0.06} ${-h * 0.07} M${w * (wide ? 0.77 : 0.83)} ${h * 0.46} l${h * 0.12} ${-h * 0.14}`,
      '#ffffff',
      7,
    ),
    wide
      ? circle(w * 0.93, h * 0.27, h * 0.11, accent) +
        circle(w * 0.93, h * 0.27, h * 0.095, CREAM) +
        place(drawSymbol(mark), w * 0.93, h * 0.27, { scale: h / 620 })
      : '',
    drawPendant(w * 0.3, h * 0.05, h * 0.09, accent),
    drawPendant(w * 0.8, h * 0.06, h * 0.09, accent),
    row(stands, { from: from + 20, to: to - 20, y: h * 0.955, size: h * 0.17 }, random),
    drawPot(w * 0.95, h * 0.95, h * 0.36, random),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
