import { BRICK, CREAM, LAPACHO, LEAF, MUSTARD, ORANGE, SAND, SKY, TEAL } from '../palette.ts'
import { drawThing } from '../pieces/things.ts'
import { circle, path, place, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

const GROUNDS = [
  TEAL.pale,
  SAND.light,
  MUSTARD.soft,
  LAPACHO.soft,
  SKY.soft,
  '#C9D9A8',
  ORANGE.pale,
  CREAM,
]
const SHAPES = [TEAL.mid, ORANGE.mid, BRICK.mid, MUSTARD.mid, LEAF.mid, LAPACHO.mid]

/** A wall of painted tiles: things of the trade and patterns by turns. */
export const tiles: Scene = ({ w, h, random, stands, hangs, accent }) => {
  const rows = w > h * 1.8 ? 2 : 3
  const columns = Math.round((w / h) * rows)
  const tw = w / columns
  const th = h / rows
  const order = random.shuffle([...stands, ...hangs])
  const grounds = random.shuffle(GROUNDS)
  return repeat(rows * columns, (index) => {
    const x = (index % columns) * tw
    const line = Math.floor(index / columns)
    const y = line * th
    const name = order[(index + line) % order.length] ?? 'box'
    const ground = grounds[(index + line * 3) % grounds.length] ?? CREAM
    const shape = random.pick([...SHAPES, accent])
    const pattern = random.pick([
      circle(x + tw / 2, y + th / 2, tw * 0.42, `${shape}40`),
      path(`M${x} ${y} h${tw} a${tw} ${th} 0 0 1 ${-tw} ${th}Z`, `${shape}45`),
      path(`M${x} ${y + th} L${x + tw / 2} ${y} L${x + tw} ${y + th}Z`, `${shape}38`),
      rect(x, y + th / 2, tw, th / 2, `${shape}3d`),
    ])
    const thing = place(drawThing(name, random), x + tw / 2, y + th / 2, { scale: tw / 138 })
    return rect(x, y, tw + 1, th + 1, ground) + pattern + thing
  })
}
