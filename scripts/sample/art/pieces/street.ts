import type { Random } from '../../random.ts'
import { BRICK, CREAM, INK, LEAF, MUSTARD, SAND, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat } from '../shapes.ts'
import { drawSymbol } from '../symbols/index.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Scalloped stripes, hung at the top of the box. */
export function drawAwning({ x, y, w, h }: Box, colours: [string, string]): string {
  const count = Math.max(5, Math.round(w / 46))
  const step = w / count
  const slant = h * 0.24
  return (
    repeat(count, (index) => {
      const tone = colours[index % 2] ?? colours[0]
      const left = x + index * step
      const lean = (at: number) => ((at - x) / w - 0.5) * slant
      return (
        path(
          `M${left - lean(left)} ${y} H${left + step - lean(left + step)} L${left + step} ${y + h * 0.7} H${left}Z`,
          tone,
        ) +
        path(
          `M${left} ${y + h * 0.7} h${step} v${h * 0.14} a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
          tone,
        )
      )
    }) + rect(x, y + h * 0.7 - 2, w, 4, `${INK}22`)
  )
}

/** A tall shuttered window or a door, as on old houses. */
export function drawOpening({ x, y, w, h }: Box, shutter: string, door: boolean): string {
  const panels = repeat(2, (side) => {
    const left = x + side * (w / 2)
    const slats = repeat(door ? 2 : 7, (index) =>
      rect(
        left + w * 0.06,
        y + h * 0.08 + index * h * (door ? 0.46 : 0.125),
        w * 0.38,
        h * (door ? 0.38 : 0.07),
        `${INK}2b`,
        2,
      ),
    )
    return rect(left, y, w / 2 - 1, h, shutter) + slats
  })
  return (
    rect(x - w * 0.12, y - h * 0.07, w * 1.24, h * 0.07, CREAM, 2) +
    rect(x - w * 0.06, y, w * 1.12, h, `${INK}30`) +
    panels +
    (door
      ? circle(x + w * 0.56, y + h * 0.55, w * 0.03, MUSTARD.mid)
      : rect(x - w * 0.12, y + h, w * 1.24, h * 0.05, CREAM, 2))
  )
}

/** A neighbour's house with parapet and shuttered openings. */
export function drawHouse({ x, y, w, h }: Box, wall: string, random: Random): string {
  const shutter = random.pick([TEAL.dark, LEAF.dark, BRICK.dark, WOOD.dark, STEEL.mid, TEAL.mid])
  const count = Math.max(1, Math.round(w / 150))
  const step = w / count
  const doorAt = random.int(0, count - 1)
  const openings = repeat(count, (index) => {
    const ow = Math.min(step * 0.42, 76)
    const left = x + step * (index + 0.5) - ow / 2
    const isDoor = index === doorAt
    const oh = isDoor ? h * 0.56 : h * 0.38
    return drawOpening({ x: left, y: y + h * 0.37, w: ow, h: oh }, shutter, isDoor)
  })
  return [
    rect(x, y, w, h, wall),
    rect(x, y + h * 0.93, w, h * 0.07, `${INK}30`),
    rect(x - 5, y - 8, w + 10, 14, CREAM),
    rect(x, y + h * 0.12, w, 8, CREAM),
    repeat(Math.round(w / 26), (index) =>
      rect(x + 8 + index * 26, y + h * 0.035, 12, h * 0.06, `${INK}1c`, 3),
    ),
    openings,
    random.chance(0.5) ? rect(x + w * 0.86, y - 36, 16, 30, BRICK.dark) : '',
  ].join('')
}

/** Tiled pavement, kerb and cobbled street, down to the lower edge. */
export function drawPavement(
  { w, h, y }: { w: number; h: number; y: number },
  night: boolean,
): string {
  const depth = h - y
  const tile = night ? '#3A5A60' : SAND.mid
  const street = night ? '#17353C' : '#8C8177'
  const cobble = night ? '#1F444C' : '#9A8F84'
  return [
    rect(0, y, w, depth, tile),
    repeat(Math.ceil(w / 60), (index) => rect(index * 60, y, 3, depth * 0.42, `${INK}18`)),
    rect(0, y + depth * 0.2, w, 3, `${INK}18`),
    rect(0, y + depth * 0.42, w, depth * 0.1, night ? '#56787C' : CREAM),
    rect(0, y + depth * 0.52, w, depth * 0.48, street),
    repeat(2, (lane) =>
      repeat(Math.ceil(w / 44) + 1, (index) =>
        ellipse(index * 44 + lane * 22, y + depth * (0.66 + lane * 0.2), 17, depth * 0.055, cobble),
      ),
    ),
  ].join('')
}

/** A pot with something green, standing at (x, y). */
export function drawPot(x: number, y: number, size: number, random: Random): string {
  const name = random.pick(['plant', 'cactus', 'vase'] as const)
  return (
    ellipse(x, y, size * 0.3, size * 0.05, `${INK}33`) +
    place(drawSymbol(name), x, y - size * 0.44, { scale: size / 100 })
  )
}

/** A wooden bench, standing at (x, y). */
export function drawBench(x: number, y: number, size: number): string {
  return [
    line(
      `M${x - size * 0.4} ${y} v${-size * 0.3} M${x + size * 0.4} ${y} v${-size * 0.3}`,
      INK,
      size * 0.04,
    ),
    rect(x - size / 2, y - size * 0.34, size, size * 0.08, WOOD.mid, 4),
    rect(x - size / 2, y - size * 0.58, size, size * 0.07, WOOD.soft, 4),
    rect(x - size / 2, y - size * 0.48, size, size * 0.07, WOOD.mid, 4),
  ].join('')
}

/** An iron street lamp. */
export function drawStreetLamp(x: number, y: number, height: number, lit: boolean): string {
  const glow = lit ? circle(x, y - height, height * 0.26, '#F8CF7C44') : ''
  return [
    glow,
    line(`M${x} ${y} V${y - height * 0.9}`, INK, height * 0.028),
    rect(x - height * 0.04, y - height * 0.06, height * 0.08, height * 0.06, INK, 3),
    path(
      `M${x - height * 0.07} ${y - height} h${height * 0.14} l${-height * 0.025} ${height * 0.11} h${-height * 0.09}Z`,
      lit ? '#FBE0A0' : CREAM,
    ),
    rect(x - height * 0.085, y - height * 1.03, height * 0.17, height * 0.035, INK, 3),
  ].join('')
}
