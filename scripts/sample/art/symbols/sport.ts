import { BRICK, CREAM, INK, MUSTARD, ORANGE, SAND, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const dumbbell = symbol(
  { main: INK, alt: ORANGE.mid, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light }) => [
    place(
      rect(-48, -5, 96, 10, light, 5) +
        rect(-44, -17, 12, 34, alt, 5) +
        rect(-32, -28, 14, 56, main, 6) +
        rect(18, -28, 14, 56, main, 6) +
        rect(32, -17, 12, 34, alt, 5),
      0,
      0,
      { rotate: -24 },
    ),
  ],
)

export const kettlebell = symbol(
  { main: TEAL.deep, alt: ORANGE.mid, light: TEAL.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M-18 -8 Q-28 -42 0 -42 Q28 -42 18 -8', dark, 10),
    path('M-22 -12 H22 Q40 2 38 22 Q36 44 20 44 H-20 Q-36 44 -38 22 Q-40 2 -22 -12Z', main),
    circle(0, 17, 14, alt),
    line('M-28 8 Q-30 20 -25 30', light, 5),
  ],
)

export const ball = symbol(
  { main: CREAM, alt: INK, light: CREAM, dark: INK },
  ({ main, alt, dark }) => [
    circle(0, 2, 42, dark),
    circle(0, 2, 39, main),
    polygon(0, 2, 16, 5, alt, -90),
    repeat(5, (index) => place(line('M0 -16 V-28', dark, 4), 0, 2, { rotate: index * 72 })),
    repeat(5, (index) =>
      place(path('M-11 -37 L0 -27 L11 -37 Q0 -41 -11 -37Z', alt), 0, 2, { rotate: index * 72 }),
    ),
  ],
)

export const racket = symbol(
  { main: ORANGE.mid, alt: CREAM, light: MUSTARD.mid, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    place(
      ellipse(0, -18, 25, 30, alt) +
        line('M-12 -40 V4 M0 -46 V10 M12 -40 V4 M-24 -28 H24 M-25 -14 H25 M-22 -2 H22', dark, 1.8) +
        `<ellipse cx="0" cy="-18" rx="25" ry="30" fill="none" stroke="${main}" stroke-width="7"/>` +
        line('M-10 8 L0 20 L10 8', main, 6) +
        rect(-5, 18, 10, 32, dark, 5),
      -4,
      2,
      { rotate: 32 },
    ),
    circle(28, -28, 10, light),
  ],
)

export const medal = symbol(
  { main: MUSTARD.mid, alt: TEAL.mid, light: MUSTARD.soft, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    path('M-30 -46 H-10 L6 0 H-10Z', alt),
    path('M30 -46 H10 L-6 0 H10Z', dark),
    circle(0, 18, 27, main),
    ring(0, 18, 19, light, 4),
    polygon(0, 18, 12, 3, light, -90),
    polygon(0, 18, 12, 3, light, 90),
  ],
)

export const glove = symbol(
  { main: BRICK.mid, alt: CREAM, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    path('M-22 24 V-8 Q-26 -44 6 -44 Q36 -44 36 -12 Q36 4 26 12 V24Z', main),
    path('M-22 -2 Q-42 -10 -40 6 Q-38 18 -18 18Z', dark),
    line('M-14 -22 Q-8 -34 8 -34', light, 6),
    rect(-26, 22, 56, 20, alt, 5),
    line('M-18 32 H22', dark, 4),
  ],
)

export const mat = symbol(
  { main: TEAL.soft, alt: TEAL.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-14 18 H46 V40 H-14Z', main),
    circle(-18, 16, 26, alt),
    ring(-18, 16, 17, light, 3.5),
    ring(-18, 16, 9, light, 3.5),
    circle(-18, 16, 3, dark),
    rect(28, 18, 6, 22, SAND.light),
  ],
)
