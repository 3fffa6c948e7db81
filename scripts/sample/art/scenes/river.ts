import { CREAM, LEAF, PLUM, SAND, WOOD } from '../palette.ts'
import { MOODS } from '../pieces/mood.ts'
import { drawSky, drawTreeline } from '../pieces/sky.ts'
import { row } from '../pieces/things.ts'
import { palmTree, willow } from '../pieces/trees.ts'
import { drawSymbol } from '../symbols/index.ts'
import { circle, ellipse, line, mirrored, path, place, rect, repeat } from '../shapes.ts'
import type { Random } from '../../random.ts'
import type { Scene } from './scene.ts'

/** Water hyacinths drifting by. */
function drawCamalotes(x: number, y: number, size: number, random: Random): string {
  return (
    repeat(7, (index) =>
      ellipse(
        x + (index - 3) * size * 0.3,
        y + random.between(-4, 6),
        size * 0.24,
        size * 0.1,
        index % 2 ? LEAF.mid : LEAF.soft,
      ),
    ) +
    repeat(3, (index) => {
      const at = x + (index - 1) * size * 0.5
      return (
        line(`M${at} ${y} v${-size * 0.3}`, LEAF.dark, 4) +
        circle(at, y - size * 0.36, size * 0.11, PLUM.soft)
      )
    })
  )
}

/** The Paraná with its islands, a boat, and what the shop brings to the beach. */
export const river: Scene = ({ w, h, random, stands, accent, mood }) => {
  const light = MOODS[mood]
  const horizon = h * 0.44
  const shore = h * 0.8
  const glints = repeat(16, (index) => {
    const y = horizon + ((shore - horizon) * (index + 1)) / 18
    const length = w * random.between(0.04, 0.12)
    return line(`M${random.between(0, w)} ${y} h${length}`, light.glint, 3 + index * 0.25)
  })
  const scene = [
    drawSky({ w, horizon, mood: light, name: mood }, random),
    drawTreeline({ w, y: horizon, height: h * 0.07, fill: light.far }, random),
    rect(0, horizon, w, h - horizon, light.water),
    glints,
    ellipse(w * 0.2, horizon + h * 0.09, w * 0.24, h * 0.035, light.near),
    willow({ x: w * 0.1, y: horizon + h * 0.09, height: h * 0.3 }, light.near),
    palmTree({ x: w * 0.25, y: horizon + h * 0.09, height: h * 0.36 }),
    willow({ x: w * 0.33, y: horizon + h * 0.095, height: h * 0.2 }, light.near),
    ellipse(w * 0.9, horizon + h * 0.05, w * 0.16, h * 0.02, light.near),
    palmTree({ x: w * 0.9, y: horizon + h * 0.05, height: h * 0.22 }),
    place(
      drawSymbol('boat', { main: accent, alt: CREAM, light: '#F8B566', dark: WOOD.dark }),
      w * 0.62,
      horizon + h * 0.08,
      { scale: h / 420 },
    ),
    drawCamalotes(w * 0.44, shore - h * 0.08, h * 0.1, random),
    drawCamalotes(w * 0.84, shore - h * 0.14, h * 0.08, random),
    path(
      `M0 ${shore + 18} Q${w * 0.3} ${shore - 34} ${w * 0.62} ${shore + 6} T${w} ${shore - 10} V${h} H0Z`,
      '#ffffff55',
    ),
    path(
      `M0 ${shore + 30} Q${w * 0.3} ${shore - 22} ${w * 0.62} ${shore + 18} T${w} ${shore + 2} V${h} H0Z`,
      SAND.mid,
    ),
    repeat(26, () =>
      circle(random.between(0, w), random.between(shore + 50, h), random.between(2, 4), SAND.deep),
    ),
    row(stands, { from: w * 0.06, to: w * 0.94, y: h * 0.955, size: h * 0.25 }, random),
  ].join('')
  return random.chance(0.5) ? mirrored(scene, w) : scene
}
