import { CREAM, INK, LEAF, SAND, WOOD } from '../palette.ts'
import { MOODS } from '../pieces/mood.ts'
import { drawBunting, drawKeeper } from '../pieces/room.ts'
import { drawSky, drawTreeline } from '../pieces/sky.ts'
import { drawAwning, drawBench, drawStreetLamp } from '../pieces/street.ts'
import { row } from '../pieces/things.ts'
import { STREET_TREES } from '../pieces/trees.ts'
import { circle, mirrored, path, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** The white tower over the square. */
function drawTower(x: number, y: number, size: number): string {
  return [
    rect(x - size * 0.5, y - size * 0.9, size, size * 0.9, '#F2E6CF'),
    rect(x - size * 0.16, y - size * 1.5, size * 0.32, size * 0.7, CREAM),
    path(
      `M${x - size * 0.2} ${y - size * 1.5} h${size * 0.4} l${-size * 0.2} ${-size * 0.3}Z`,
      '#C96F55',
    ),
    circle(x, y - size * 1.25, size * 0.08, '#7FA7B4'),
    path(
      `M${x - size * 0.14} ${y} v${-size * 0.36} a${size * 0.14} ${size * 0.14} 0 0 1 ${size * 0.28} 0 v${size * 0.36}Z`,
      WOOD.dark,
    ),
    repeat(2, (side) =>
      rect(
        x - size * 0.38 + side * size * 0.6,
        y - size * 0.6,
        size * 0.16,
        size * 0.26,
        '#7FA7B4',
        4,
      ),
    ),
    rect(x - size * 0.54, y - size * 0.94, size * 1.08, size * 0.08, '#C96F55'),
  ].join('')
}

/** A stall on the square, under the trees. */
export const stall: Scene = ({ w, h, random, stands, accent, mood, keeper }) => {
  const light = MOODS[mood]
  const y = h * 0.72
  const wide = w > h * 1.8
  const width = w * (wide ? 0.5 : 0.74)
  const x = (w - width) * (wide ? 0.56 : 0.6)
  const table = h * 0.66
  const tree = random.pick(STREET_TREES)
  const scene = [
    drawSky({ w, horizon: y, mood: light, name: mood }, random),
    drawTower(w * (wide ? 0.24 : 0.16), y - 6, h * 0.3),
    drawTreeline({ w, y: y * 0.94, height: h * 0.12, fill: light.far }, random),
    rect(0, y * 0.92, w, h, LEAF.mid),
    path(
      `M0 ${h} V${y + h * 0.1} Q${w * 0.5} ${y - h * 0.02} ${w} ${y + h * 0.1} V${h}Z`,
      SAND.mid,
    ),
    tree({ x: w * 0.08, y: y + h * 0.1, height: h * 0.74 }, random),
    tree({ x: w * 0.95, y: y + h * 0.06, height: h * 0.62 }, random),
    drawStreetLamp(w * 0.2, y + h * 0.1, h * 0.44, mood === 'noche'),
    wide ? drawBench(w * 0.86, y + h * 0.16, h * 0.26) : '',
    rect(x + 10, h * 0.2, 14, h * 0.7, WOOD.dark),
    rect(x + width - 24, h * 0.2, 14, h * 0.7, WOOD.dark),
    drawKeeper(keeper, x + width * 0.5, h * 0.44, h * 0.22),
    row(stands, { from: x + 34, to: x + width * 0.5 - h * 0.16, y: table, size: h * 0.17 }, random),
    row(
      stands,
      { from: x + width * 0.5 + h * 0.16, to: x + width - 34, y: table, size: h * 0.17 },
      random,
    ),
    rect(x - 6, table - 4, width + 12, h * 0.045, WOOD.soft, 6),
    rect(x + 4, table + h * 0.04, width - 8, h * 0.22, accent),
    repeat(Math.round(width / 64), (index) =>
      path(`M${x + 4 + index * 64} ${table + h * 0.04} h32 v${h * 0.22} h-32Z`, '#ffffff33'),
    ),
    drawAwning({ x: x - 24, y: h * 0.14, w: width + 48, h: h * 0.2 }, [accent, CREAM]),
    drawBunting(w, 4, [CREAM, accent, '#EDB12F', '#1B7F88']),
    row(stands, { from: x, to: x + width, y: h * 0.965, size: h * 0.14 }, random),
    rect(0, h - 8, w, 8, `${INK}22`),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
