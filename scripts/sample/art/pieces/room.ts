import type { Random } from '../../random.ts'
import { CREAM, INK, SAND, WOOD } from '../palette.ts'
import { circle, clip, ellipse, line, path, place, rect, repeat } from '../shapes.ts'
import { drawBust } from '../people/bust.ts'
import type { Person } from '../people/person.ts'
import { MOODS } from './mood.ts'
import type { Mood } from './mood.ts'
import { palmTree } from './trees.ts'
import type { Box } from './street.ts'

/** A wall with one of four quiet patterns. */
export function drawWall({ x, y, w, h }: Box, fill: string, random: Random): string {
  const tint = '#ffffff2e'
  const patterns = [
    () => repeat(Math.ceil(w / 80), (index) => rect(x + index * 80, y, 40, h, tint)),
    () =>
      repeat(Math.ceil(h / 64), (line) =>
        repeat(Math.ceil(w / 96) + 1, (index) =>
          rect(x + index * 96 - (line % 2) * 48 + 3, y + line * 64 + 3, 90, 58, '#ffffff1f', 5),
        ),
      ),
    () =>
      repeat(Math.ceil(h / 70), (line) =>
        repeat(Math.ceil(w / 70) + 1, (index) =>
          circle(x + index * 70 + (line % 2) * 35, y + line * 70 + 30, 7, tint),
        ),
      ),
    () =>
      repeat(Math.ceil(w / 120) + 1, (index) =>
        path(
          `M${x + index * 120} ${y + h} V${y + h * 0.46} a60 60 0 0 1 120 0 V${y + h}Z`,
          '#ffffff1c',
        ),
      ),
  ]
  return rect(x, y, w, h, fill) + random.pick(patterns)()
}

/** Glazed tiles along the foot of a wall. */
export function drawTiles({ x, y, w, h }: Box, fill: string): string {
  const side = h / 2
  return (
    rect(x, y, w, h, CREAM) +
    repeat(2, (line) =>
      repeat(Math.ceil(w / side), (index) => {
        const left = x + index * side
        const top = y + line * side
        return (index + line) % 2
          ? path(`M${left} ${top} h${side} v${side}Z`, fill)
          : path(`M${left} ${top} v${side} h${side}Z`, fill)
      }),
    ) +
    rect(x, y - 7, w, 9, WOOD.dark)
  )
}

/** A board on brackets. */
export function drawShelf(x: number, y: number, w: number): string {
  return (
    path(
      `M${x + w * 0.08} ${y} h14 v44 q-14 -14 -14 -44Z M${x + w * 0.92 - 14} ${y} h14 q0 30 -14 44Z`,
      WOOD.dark,
    ) +
    rect(x, y, w, 16, WOOD.mid, 3) +
    rect(x, y, w, 5, WOOD.soft, 2)
  )
}

/** A hanging lamp with its light. */
export function drawPendant(x: number, drop: number, size: number, shade: string): string {
  return [
    path(
      `M${x - size * 0.5} ${drop} h${size} l${size * 0.9} ${size * 3} h${-size * 2.8}Z`,
      '#FFF3C922',
    ),
    line(`M${x} 0 V${drop - size * 0.5}`, INK, 4),
    ellipse(x, drop, size * 0.22, size * 0.16, '#FFF3C9'),
    path(`M${x - size * 0.5} ${drop} a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0Z`, shade),
    rect(x - size * 0.08, drop - size * 0.62, size * 0.16, size * 0.14, INK, 3),
  ].join('')
}

/** A window on the river, with a palm; the id must be unique in the picture. */
export function drawRiverWindow(
  { x, y, w, h }: Box,
  id: string,
  mood: Mood = MOODS.manana,
): string {
  const view = [
    rect(x, y, w, h, mood.sky[1]),
    circle(x + w * 0.7, y + h * 0.32, w * 0.13, mood.sun),
    ellipse(x + w * 0.3, y + h * 0.62, w * 0.5, h * 0.13, mood.near),
    rect(x, y + h * 0.62, w, h * 0.38, mood.water),
    line(
      `M${x + w * 0.2} ${y + h * 0.74} h${w * 0.3} M${x + w * 0.5} ${y + h * 0.84} h${w * 0.34}`,
      mood.glint,
      4,
    ),
    palmTree({ x: x + w * 0.26, y: y + h * 0.64, height: h * 0.5 }),
  ].join('')
  return [
    rect(x - 14, y - 14, w + 28, h + 28, CREAM, 4),
    clip(id, rect(x, y, w, h, '#fff'), view),
    rect(x + w / 2 - 4, y, 8, h, CREAM),
    rect(x, y + h * 0.45, w, 8, CREAM),
    rect(x - 26, y + h + 10, w + 52, 14, SAND.mid, 3),
  ].join('')
}

/** Paper flags on a string. */
export function drawBunting(w: number, y: number, colours: readonly string[]): string {
  const count = Math.round(w / 70)
  const sag = (t: number) => y + 46 * 4 * t * (1 - t)
  const flags = repeat(count, (index) => {
    const t = (index + 0.5) / count
    return path(
      `M${w * t - 24} ${sag(t) - 2} h48 l-24 46Z`,
      colours[index % colours.length] ?? CREAM,
    )
  })
  return line(`M0 ${y} Q${w / 2} ${y + 92} ${w} ${y}`, INK, 3) + flags
}

/** A shop counter with a panelled front, its top at y. */
export function drawCounter({ x, y, w, h }: Box, accent: string): string {
  const panels = Math.max(2, Math.round(w / 190))
  const step = w / panels
  return [
    rect(x, y, w, h, accent),
    repeat(panels, (index) =>
      rect(x + index * step + 16, y + 46, step - 32, h - 66, `${INK}26`, 8),
    ),
    repeat(panels, (index) =>
      rect(x + index * step + 24, y + 54, step - 48, h - 82, '#ffffff1c', 6),
    ),
    rect(x - 14, y - 12, w + 28, 26, WOOD.mid, 5),
    rect(x - 14, y - 12, w + 28, 8, WOOD.soft, 4),
    rect(x, y + 14, w, 8, `${INK}33`),
  ].join('')
}

/** A person behind something: the middle of the head at (x, y), the head about `size` high. */
export function drawKeeper(person: Person, x: number, y: number, size: number): string {
  const scale = size / 240
  return place(drawBust(person), x - 320 * scale, y - 260 * scale, { scale })
}
