import { circle, clip, line, path, place, rect, repeat } from '../shapes.ts'
import { MID, SIDE, ground } from './frame.ts'
import type { Frame } from './frame.ts'
import type { Scheme } from './schemes.ts'

/** A row of waves along the width, filled down to the lower edge. */
function waves(y: number, fill: string, height = 26, shift = 0): string {
  const crests = repeat(5, () => `q32 ${-height} 64 0 t64 0 `)
  return path(`M${-64 - shift} ${y} ${crests}V${SIDE} H-64Z`, fill)
}

export const awning = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(6, (index) => {
      const x = index * (SIDE / 6)
      const stripe = index % 2 ? tone : frame
      const half = SIDE / 12
      return rect(x, 0, SIDE / 6 + 0.5, 104, stripe) + circle(x + half, 104, half, stripe)
    }),
  on: 'ground',
  size: 290,
  y: 320,
})

export const river = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back: ground(fill) + circle(MID, 236, 172, tone),
  front: waves(430, frame, 30) + waves(466, tone, 26, 40),
  on: 'ground',
  size: 288,
  y: 238,
})

export const diagonal = ({ ground: fill, tone }: Scheme): Frame => ({
  back:
    ground(fill) +
    path('M0 512 L512 0 V512Z', tone) +
    line('M-20 452 L452 -20', tone, 14) +
    line('M60 532 L532 60', fill, 14),
  on: 'ground',
  size: 330,
  y: MID,
})

export const dots = ({ ground: fill, tone }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(64, (index) => {
      const row = Math.floor(index / 8)
      return circle(24 + (index % 8) * 66 + (row % 2) * 33, 24 + row * 66, 15, tone)
    }) +
    circle(MID, MID, 186, fill),
  on: 'ground',
  size: 316,
  y: MID,
})

export const sunrise = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    circle(MID, 392, 300, tone) +
    circle(MID, 392, 232, fill) +
    circle(MID, 392, 232, tone) +
    rect(0, 392, SIDE, 120, frame) +
    repeat(3, (index) => rect(60 + index * 30, 420 + index * 28, 392 - index * 60, 9, fill, 4)),
  on: 'ground',
  size: 300,
  y: 252,
})

export const wreath = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(20, (index) => {
      const angle = 18 + index * 17.05
      const leaf = path('M0 -34 Q26 0 0 34 Q-26 0 0 -34Z', index % 2 ? frame : tone)
      const turn = ((angle + 90) * Math.PI) / 180
      return place(leaf, MID + 212 * Math.cos(turn), MID + 212 * Math.sin(turn), {
        rotate: angle + 180 + (index % 2 ? 28 : -28),
      })
    }),
  on: 'ground',
  size: 300,
  y: MID,
})

export const flag = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    clip(
      'flag',
      rect(0, 0, SIDE, SIDE, '#fff'),
      rect(0, 0, 150, SIDE, frame) + rect(150, 0, 26, SIDE, tone),
    ) +
    circle(MID + 30, MID, 176, tone),
  on: 'ground',
  size: 290,
  y: MID,
})

export const checks = ({ ground: fill, tone, frame }: Scheme): Frame => ({
  back:
    ground(fill) +
    repeat(32, (index) => {
      const row = Math.floor(index / 8) % 2
      const x = (index % 8) * 64
      const y = index < 16 ? row * 32 : 448 + row * 32
      return (index + row) % 2 ? rect(x, y, 64, 32, frame) : rect(x, y, 64, 32, tone)
    }),
  on: 'ground',
  size: 318,
  y: MID,
})
