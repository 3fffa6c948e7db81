import { CREAM, MUSTARD, ORANGE, TEAL, WOOD } from '../palette.ts'
import {
  drawBunting,
  drawCounter,
  drawKeeper,
  drawPendant,
  drawShelf,
  drawTiles,
  drawWall,
} from '../pieces/room.ts'
import { row } from '../pieces/things.ts'
import { mirrored, rect } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Inside the shop: shelves behind, the counter in front, somebody to serve you. */
export const counter: Scene = ({ w, h, random, stands, accent, wall, keeper }) => {
  const top = h * 0.7
  const person = w * random.between(0.3, 0.7)
  const size = h * 0.27
  const clear = size * 1.15
  const shelves = [0.3, 0.52].map((at) => {
    const y = h * at
    const left = { from: w * 0.05, to: person - clear, y, size: h * 0.165 }
    const right = { from: person + clear, to: w * 0.95, y, size: h * 0.165 }
    return [left, right]
      .map((part) => drawShelf(part.from, y, part.to - part.from) + row(stands, part, random))
      .join('')
  })
  const scene = [
    drawWall({ x: 0, y: 0, w, h }, wall, random),
    rect(0, 0, w, h * 0.035, WOOD.dark),
    random.chance(0.5)
      ? drawBunting(w, h * 0.03, [accent, CREAM, ORANGE.mid, TEAL.mid, MUSTARD.mid])
      : '',
    ...shelves,
    drawTiles({ x: 0, y: h * 0.6, w, h: h * 0.12 }, TEAL.soft),
    drawPendant(w * 0.14, h * 0.14, h * 0.13, accent),
    drawPendant(w * 0.86, h * 0.14, h * 0.13, accent),
    drawKeeper(keeper, person, h * 0.375, size),
    drawCounter({ x: w * 0.03, y: top, w: w * 0.94, h: h * 0.32 }, accent),
    row(stands, { from: w * 0.06, to: person - clear * 0.7, y: top - 8, size: h * 0.19 }, random),
    row(stands, { from: person + clear * 0.7, to: w * 0.94, y: top - 8, size: h * 0.19 }, random),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
