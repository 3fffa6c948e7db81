import { BRICK, CREAM, INK, LEAF, MUSTARD, ORANGE, SKY, TEAL } from '../palette.ts'
import { circle, line, path, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const awning = symbol(
  { main: ORANGE.mid, alt: CREAM, light: SKY.soft, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    rect(-38, -14, 76, 58, dark, 3),
    rect(-30, 8, 34, 26, light, 3),
    rect(12, 8, 18, 36, alt, 3),
    repeat(6, (index) => {
      const x = -46 + index * 15.4
      const tone = index % 2 ? alt : main
      return path(
        `M${x} -14 L${x + 3} -42 H${x + 13} L${x + 15.4} -14 V-4 A7.7 7.7 0 0 1 ${x} -4Z`,
        tone,
      )
    }),
    rect(-46, -46, 92, 9, main, 4),
  ],
)

export const fuel = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: SKY.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M20 6 H28 Q34 6 34 14 V24 Q34 32 39 32 Q45 32 45 24 V-12 L32 -28', dark, 5),
    rect(-36, -46, 56, 88, main, 8),
    rect(-27, -36, 38, 26, light, 4),
    path('M-8 0 Q6 18 -8 28 Q-22 18 -8 0Z', alt),
    rect(-44, 36, 72, 9, dark, 4),
  ],
)

export const siren = symbol(
  { main: BRICK.mid, alt: TEAL.mid, light: MUSTARD.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M0 -34 V-48 M-26 -26 L-36 -36 M26 -26 L36 -36 M-36 -4 H-48 M36 -4 H48', light, 6),
    path('M-28 22 V-2 A28 28 0 0 1 28 -2 V22Z', main),
    line('M-14 8 V0 A14 14 0 0 1 -2 -13', CREAM, 6),
    rect(-38, 20, 76, 12, alt, 4),
    rect(-44, 31, 88, 13, dark, 5),
  ],
)

export const towTruck = symbol(
  { main: MUSTARD.mid, alt: SKY.soft, light: CREAM, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M4 8 L-34 -26 V-8', dark, 5),
    line('M-34 -8 Q-34 4 -42 2', dark, 4),
    rect(-48, 4, 60, 14, ORANGE.mid, 3),
    path('M10 -20 H28 Q32 -20 34 -16 L46 2 V18 H10Z', main),
    path('M17 -12 H27 L36 3 H17Z', alt),
    rect(-48, 15, 96, 8, dark, 3),
    circle(-26, 24, 12, dark),
    circle(-26, 24, 4.5, light),
    circle(28, 24, 12, dark),
    circle(28, 24, 4.5, light),
    rect(16, -28, 10, 8, BRICK.mid, 3),
  ],
)

export const hospital = symbol(
  { main: CREAM, alt: BRICK.mid, light: SKY.mid, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    rect(-46, -12, 92, 56, dark, 3),
    rect(-28, -44, 56, 88, main, 4),
    path('M-6 -36 H6 V-26 H16 V-14 H6 V-4 H-6 V-14 H-16 V-26 H-6Z', alt),
    rect(-10, 18, 20, 26, dark, 3),
    rect(-41, 2, 9, 11, light, 2),
    rect(-41, 20, 9, 11, light, 2),
    rect(32, 2, 9, 11, light, 2),
    rect(32, 20, 9, 11, light, 2),
  ],
)

export const cart = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: LEAF.mid, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-16, -38, 20, 26, alt, 3),
    circle(18, -22, 13, light),
    line('M-48 -38 H-38 L-26 22 H32', dark, 6),
    path('M-36 -16 H44 L36 14 H-29Z', main),
    line('M-14 -10 L-10 10 M6 -10 V10 M26 -10 L22 10', dark, 3),
    circle(-18, 36, 8, dark),
    circle(26, 36, 8, dark),
  ],
)
