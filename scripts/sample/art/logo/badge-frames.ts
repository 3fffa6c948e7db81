import { circle, num, path, place, polygon, rect, repeat, ring } from '../shapes.ts'
import { MID, SIDE, ground } from './frame.ts'
import type { Frame } from './frame.ts'
import type { Scheme } from './schemes.ts'

/** Wedges from a point, every second one in `fill`. */
function rays(x: number, y: number, count: number, fill: string): string {
  return repeat(count, (index) => {
    const from = (Math.PI * 2 * index) / count
    const to = from + Math.PI / count
    const corner = (angle: number) =>
      `${num(x + 720 * Math.cos(angle))} ${num(y + 720 * Math.sin(angle))}`
    return path(`M${x} ${y} L${corner(from)} L${corner(to)}Z`, fill)
  })
}

export const disc = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back: ground(fill) + circle(MID, MID, 226, tone) + circle(MID, MID, 196, frame),
  on: 'frame',
  size: 292,
  y: MID,
})

export const sunburst = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back: ground(fill) + rays(MID, MID, 14, tone) + circle(MID, MID, 178, frame),
  on: 'frame',
  size: 270,
  y: MID,
})

export const scalloped = ({ ground: fill, frame, tone }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(16, (index) => {
      const angle = (Math.PI * index) / 8
      return circle(MID + 186 * Math.cos(angle), MID + 186 * Math.sin(angle), 42, frame)
    }) +
    circle(MID, MID, 196, frame) +
    ring(MID, MID, 180, tone, 7),
  on: 'frame',
  size: 276,
  y: MID,
})

export const arch = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    path('M68 512 V236 A188 188 0 0 1 444 236 V512Z', tone) +
    path('M98 512 V240 A158 158 0 0 1 414 240 V512Z', frame),
  on: 'frame',
  size: 274,
  y: 296,
})

export const tiles = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(16, (index) => {
      const x = (index % 4) * 128
      const y = Math.floor(index / 4) * 128
      return path(
        `M${x} ${y} h64 a64 64 0 0 1 -64 64Z M${x + 128} ${y + 128} h-64 a64 64 0 0 1 64 -64Z`,
        tone,
      )
    }) +
    place(rect(-158, -158, 316, 316, frame, 30), MID, MID, { rotate: 45 }),
  on: 'frame',
  size: 262,
  y: MID,
})

export const stamp = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    rect(52, 52, 408, 408, frame) +
    repeat(10, (index) => {
      const at = 52 + index * 45.33
      return [
        circle(at, 52, 14, fill),
        circle(at, 460, 14, fill),
        circle(52, at, 14, fill),
        circle(460, at, 14, fill),
      ].join('')
    }) +
    `<rect x="84" y="84" width="344" height="344" fill="none" stroke="${tone}" stroke-width="7"/>`,
  on: 'frame',
  size: 288,
  y: MID,
})

export const band = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(5, (index) => rect(0, 396 + index * 26, SIDE, 13, tone)) +
    circle(MID, 244, 190, frame) +
    rect(0, 0, SIDE, 18, tone),
  on: 'frame',
  size: 286,
  y: 244,
})

export const hexagon = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back: ground(fill) + polygon(MID, MID, 250, 6, tone, 30) + polygon(MID, MID, 222, 6, frame, 30),
  on: 'frame',
  size: 286,
  y: MID,
})

export const shield = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    path('M256 26 Q360 74 456 70 V256 Q446 410 256 492 Q66 410 56 256 V70 Q152 74 256 26Z', tone) +
    path(
      'M256 58 Q352 100 428 98 V256 Q420 388 256 460 Q92 388 84 256 V98 Q160 100 256 58Z',
      frame,
    ),
  on: 'frame',
  size: 278,
  y: 250,
})

export const petals = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(4, (index) => {
      const angle = (Math.PI / 2) * index + Math.PI / 4
      return circle(MID + 104 * Math.cos(angle), MID + 104 * Math.sin(angle), 128, tone)
    }) +
    repeat(4, (index) => {
      const angle = (Math.PI / 2) * index + Math.PI / 4
      return circle(MID + 92 * Math.cos(angle), MID + 92 * Math.sin(angle), 112, frame)
    }) +
    circle(MID, MID, 100, frame),
  on: 'frame',
  size: 284,
  y: MID,
})
