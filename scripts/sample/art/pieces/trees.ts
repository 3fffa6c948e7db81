import type { Random } from '../../random.ts'
import { LAPACHO, LEAF, MUSTARD, ORANGE, PLUM, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, repeat } from '../shapes.ts'

export interface TreeSpot {
  x: number
  /** Foot of the trunk. */
  y: number
  height: number
}

/** Round crowns over a forked trunk, with lit tufts and fallen petals. */
function crowned(
  { x, y, height }: TreeSpot,
  [shade, body, lit]: [string, string, string],
  dots: string | null,
  random: Random,
): string {
  const r = height * 0.2
  const crown = (dx: number, dy: number, size: number, fill: string) =>
    circle(x + dx * r, y - height * 0.68 + dy * r, r * size, fill)
  const tufts = repeat(14, () => {
    const angle = random.between(0, Math.PI * 2)
    const far = random.between(0.2, 1.5)
    return circle(
      x + Math.cos(angle) * far * r,
      y - height * 0.7 + Math.sin(angle) * far * r * 0.8,
      r * random.between(0.08, 0.16),
      dots ?? lit,
    )
  })
  return [
    line(`M${x} ${y} V${y - height * 0.52}`, WOOD.dark, height * 0.055),
    line(
      `M${x} ${y - height * 0.3} L${x - r * 0.9} ${y - height * 0.58}`,
      WOOD.dark,
      height * 0.032,
    ),
    line(
      `M${x} ${y - height * 0.36} L${x + r * 0.8} ${y - height * 0.6}`,
      WOOD.dark,
      height * 0.032,
    ),
    crown(-0.95, 0.35, 0.85, shade),
    crown(0.95, 0.4, 0.82, shade),
    crown(0, 0.1, 1.15, body),
    crown(-0.7, -0.35, 0.8, body),
    crown(0.7, -0.3, 0.8, body),
    crown(-0.2, -0.75, 0.7, lit),
    tufts,
  ].join('')
}

export const lapacho = (spot: TreeSpot, random: Random) =>
  crowned(spot, [LAPACHO.dark, LAPACHO.mid, '#EE9DB2'], LAPACHO.soft, random)

export const jacaranda = (spot: TreeSpot, random: Random) =>
  crowned(spot, [PLUM.mid, '#8D5E99', '#A983B5'], '#C9AED0', random)

export const orangeTree = (spot: TreeSpot, random: Random) =>
  crowned(spot, [LEAF.dark, LEAF.mid, '#69A05F'], ORANGE.mid, random)

export const lemonTree = (spot: TreeSpot, random: Random) =>
  crowned(spot, [LEAF.dark, '#3F7A4A', LEAF.mid], MUSTARD.mid, random)

/** A pindó palm. */
export function palmTree({ x, y, height }: TreeSpot): string {
  const top = y - height * 0.82
  const frond = path('M0 0 Q-16 -46 4 -92 Q22 -46 0 0Z', LEAF.mid)
  const lit = path('M0 0 Q-12 -40 2 -78 Q16 -40 0 0Z', LEAF.soft)
  const scale = height / 300
  return [
    path(
      `M${x - 7 * scale} ${y} Q${x - 12 * scale} ${y - height * 0.5} ${x} ${top} L${x + 9 * scale} ${top} Q${x + 4 * scale} ${y - height * 0.5} ${x + 10 * scale} ${y}Z`,
      WOOD.mid,
    ),
    ...[-118, -84, -48, -16, 18, 52, 88, 120].map((turn, index) =>
      place(index % 2 ? lit : frond, x + 4 * scale, top, { rotate: turn, scale }),
    ),
    circle(x, top + 6 * scale, 8 * scale, ORANGE.mid),
    circle(x + 12 * scale, top + 8 * scale, 7 * scale, MUSTARD.mid),
  ].join('')
}

/** A willow of the islands. */
export function willow({ x, y, height }: TreeSpot, fill: string = LEAF.mid): string {
  const r = height * 0.34
  return [
    line(
      `M${x} ${y} Q${x - 8} ${y - height * 0.4} ${x + 4} ${y - height * 0.6}`,
      WOOD.dark,
      height * 0.06,
    ),
    ellipse(x, y - height * 0.66, r, r * 0.86, fill),
    repeat(7, (index) => {
      const at = x - r + (index * r) / 3
      const drop = height * (0.28 + 0.1 * (index % 2))
      return path(
        `M${at - r * 0.14} ${y - height * 0.62} q${r * 0.14} ${drop * 2} ${r * 0.28} 0Z`,
        fill,
      )
    }),
  ].join('')
}

export const STREET_TREES = [lapacho, jacaranda, orangeTree, lemonTree]
