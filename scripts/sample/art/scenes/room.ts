import { CREAM, INK, ORANGE, SAND, TEAL, WOOD } from '../palette.ts'
import { drawPendant, drawRiverWindow, drawWall } from '../pieces/room.ts'
import { drawPot } from '../pieces/street.ts'
import { drawThing, standing } from '../pieces/things.ts'
import { ellipse, mirrored, place, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A room with the large things on the floor and the small ones framed on the wall. */
export const room: Scene = ({ w, h, random, stands, hangs, accent, wall }) => {
  const floor = h * 0.78
  const wide = w > h * 1.8
  const count = wide ? 4 : 3
  const things = Array.from({ length: 2 }, () => random.shuffle(stands)).flat()
  const frames = random.shuffle(hangs)
  const span = w * 0.86
  const scene = [
    drawWall({ x: 0, y: 0, w, h: floor }, wall, random),
    rect(0, floor - 26, w, 26, CREAM),
    rect(0, floor, w, h - floor, WOOD.soft),
    repeat(4, (index) => rect(0, floor + ((h - floor) / 4) * index, w, 4, `${INK}1a`)),
    ellipse(w * 0.5, h * 0.93, w * 0.36, h * 0.055, accent),
    ellipse(w * 0.5, h * 0.93, w * 0.31, h * 0.04, '#ffffff40'),
    drawRiverWindow({ x: w * 0.07, y: h * 0.12, w: w * (wide ? 0.16 : 0.2), h: h * 0.34 }, 'view'),
    repeat(wide ? 3 : 2, (index) => {
      const side = h * 0.2
      const x = w * (wide ? 0.42 : 0.5) + index * side * 1.3
      const tone = [TEAL.pale, ORANGE.pale, SAND.light][index % 3] ?? CREAM
      const name = frames[index % frames.length] ?? 'frame'
      return (
        rect(x - side / 2 - 9, h * 0.24 - side / 2 - 9, side + 18, side + 18, WOOD.dark, 4) +
        rect(x - side / 2, h * 0.24 - side / 2, side, side, tone) +
        place(drawThing(name, random), x, h * 0.24, { scale: side / 130 })
      )
    }),
    drawPendant(w * 0.88, h * 0.14, h * 0.13, accent),
    drawPot(w * 0.97, h * 0.86, h * 0.36, random),
    repeat(count, (index) =>
      standing(
        things[index] ?? 'chair',
        {
          x: w * 0.07 + (span / count) * (index + 0.5),
          y: h * (index % 2 ? 0.94 : 0.89),
          size: Math.min(h * 0.48, (span / count) * 0.98),
        },
        random,
      ),
    ),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
