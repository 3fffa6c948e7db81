import { CREAM, INK, LEAF, MUSTARD, ORANGE, STEEL } from '../palette.ts'
import { MOODS } from '../pieces/mood.ts'
import { drawHill, drawSky, drawTreeline } from '../pieces/sky.ts'
import { standing } from '../pieces/things.ts'
import { orangeTree, palmTree } from '../pieces/trees.ts'
import { circle, line, mirrored, rect, repeat } from '../shapes.ts'
import type { Random } from '../../random.ts'
import type { Scene } from './scene.ts'

/** Rows of orange trees, smaller towards the horizon. */
function drawGrove(w: number, from: number, to: number): string {
  return repeat(3, (lane) => {
    const y = from + ((to - from) * (lane + 1)) / 3.2
    const size = 9 + lane * 6
    return repeat(Math.ceil(w / (size * 3.2)), (index) => {
      const x = index * size * 3.2 + (lane % 2) * size * 1.6
      return (
        circle(x, y, size, lane % 2 ? LEAF.mid : LEAF.dark) +
        circle(x - size * 0.3, y - size * 0.2, size * 0.18, ORANGE.mid) +
        circle(x + size * 0.34, y + size * 0.1, size * 0.18, ORANGE.mid)
      )
    })
  })
}

function drawFence(w: number, y: number, random: Random): string {
  return (
    line(`M0 ${y - 34} H${w} M0 ${y - 18} H${w}`, `${CREAM}aa`, 3) +
    repeat(Math.ceil(w / 110), (index) =>
      rect(index * 110 + random.between(0, 14), y - 48, 9, 54, '#7A5A3C', 2),
    )
  )
}

/** Wheels on the road between the groves. */
export const road: Scene = ({ w, h, random, stands, mood }) => {
  const light = MOODS[mood]
  const horizon = h * 0.46
  const lane = h * 0.68
  const count = Math.max(2, Math.round(w / (h * 0.62)))
  const wheels = Array.from({ length: count }, () => random.shuffle(stands)).flat()
  const scene = [
    drawSky({ w, horizon, mood: light, name: mood }, random),
    drawTreeline({ w, y: horizon, height: h * 0.08, fill: light.far }, random),
    drawHill({ w, h, y: horizon - 4, rise: h * 0.05, fill: '#A9C08A' }, random),
    drawGrove(w, horizon + h * 0.02, lane - h * 0.04),
    palmTree({ x: w * 0.1, y: lane - 6, height: h * 0.46 }),
    orangeTree({ x: w * 0.88, y: lane - 6, height: h * 0.4 }, random),
    drawFence(w, lane - 8, random),
    rect(0, lane - 4, w, h - lane + 4, '#C9B98B'),
    rect(0, lane + h * 0.03, w, h - lane, STEEL.dark),
    rect(0, lane + h * 0.03, w, 7, CREAM),
    repeat(Math.ceil(w / 150), (index) => rect(index * 150 + 20, h * 0.9, 84, 9, MUSTARD.mid, 4)),
    rect(0, h - 12, w, 12, `${INK}55`),
    repeat(count, (index) =>
      standing(
        wheels[index] ?? 'truck',
        { x: (w / count) * (index + 0.5), y: h * 0.855, size: h * random.between(0.36, 0.42) },
        random,
      ),
    ),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
