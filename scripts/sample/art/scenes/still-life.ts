import { CREAM, INK, SAND, WOOD } from '../palette.ts'
import { drawRiverWindow, drawWall } from '../pieces/room.ts'
import { drawPot } from '../pieces/street.ts'
import { standing } from '../pieces/things.ts'
import { circle, mirrored, path, rect, repeat } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** One thing large on a table by the window, with companions. */
export const stillLife: Scene = ({ w, h, random, stands, accent, wall }) => {
  const [hero = 'box', ...others] = random.shuffle(stands)
  const [left = hero, right = hero, far = hero] = others
  const y = h * 0.76
  const wide = w > h * 1.8
  const middle = w * (wide ? 0.52 : 0.5)
  const reach = wide ? 0.52 : 0.46
  const cloth = repeat(9, (index) =>
    path(`M${(w / 9) * index} ${y + 54} h${w / 9} a${w / 18} ${w / 26} 0 0 1 ${-w / 9} 0Z`, CREAM),
  )
  const scene = [
    drawWall({ x: 0, y: 0, w, h }, wall, random),
    circle(middle, h * 0.46, h * 0.37, '#ffffff45'),
    circle(middle, h * 0.46, h * 0.29, '#ffffff40'),
    drawRiverWindow({ x: w * 0.06, y: h * 0.12, w: w * 0.17, h: h * 0.4 }, 'view'),
    rect(0, y - 8, w, h - y + 8, WOOD.mid),
    rect(0, y - 8, w, 10, WOOD.soft),
    rect(0, y + 26, w, 30, CREAM),
    cloth,
    rect(0, h * 0.95, w, h * 0.05, `${INK}22`),
    rect(middle - h * 0.36, y - h * 0.03, h * 0.72, h * 0.05, accent, 8),
    rect(middle - h * 0.36, y - h * 0.03, h * 0.72, 8, '#ffffff40', 4),
    standing(hero, { x: middle, y: y - h * 0.03, size: h * 0.56 }, random),
    standing(left, { x: middle - h * reach, y: y + 6, size: h * 0.3 }, random),
    standing(right, { x: middle + h * reach, y: y + 6, size: h * 0.3 }, random),
    wide ? standing(far, { x: w * 0.94, y: y + 2, size: h * 0.25 }, random) : '',
    wide ? drawPot(w * 0.07, y + 8, h * 0.32, random) : '',
    rect(0, 0, w, h * 0.02, SAND.dark),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
