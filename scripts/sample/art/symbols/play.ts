import {
  BRICK,
  CREAM,
  INK,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  SAND,
  SKY,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const spinningTop = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: TEAL.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    place(
      rect(-4, -48, 8, 22, dark, 4) +
        path(
          'M-38 -18 Q-38 -30 -20 -30 H20 Q38 -30 38 -18 Q36 4 8 32 L0 44 L-8 32 Q-36 4 -38 -18Z',
          main,
        ) +
        path('M-36 -10 H36 Q32 0 24 12 H-24 Q-32 0 -36 -10Z', alt) +
        path('M-17 22 H17 L8 32 L0 44 L-8 32Z', light),
      0,
      0,
      { rotate: 14 },
    ),
  ],
)

export const teddy = symbol(
  { main: WOOD.mid, alt: SAND.light, light: WOOD.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    circle(-26, -32, 13, main),
    circle(26, -32, 13, main),
    circle(-26, -32, 6, light),
    circle(26, -32, 6, light),
    ellipse(0, 30, 30, 18, main),
    circle(0, -6, 35, main),
    ellipse(0, 6, 18, 14, alt),
    circle(-13, -12, 4.5, dark),
    circle(13, -12, 4.5, dark),
    ellipse(0, 0, 6, 4.5, dark),
    line('M0 4 V9 Q-5 15 -9 11 M0 9 Q5 15 9 11', dark, 2.8),
  ],
)

export const kite = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: MUSTARD.mid, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    path('M10 -48 L44 -14 L10 20 L-24 -14Z', main),
    path('M10 -48 L44 -14 H-24Z', light),
    path('M10 -48 V20 L-24 -14Z', alt),
    line('M10 20 Q-4 28 -14 24 Q-28 24 -30 42', dark, 3.5),
    path('M-8 18 l-10 2 l6 8Z M-26 28 l-12 0 l6 8Z', dark),
  ],
)

export const blocks = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: MUSTARD.mid, dark: CREAM },
  ({ main, alt, light, dark }) => [
    rect(-44, 4, 42, 40, main, 6),
    rect(2, 4, 42, 40, alt, 6),
    rect(-21, -38, 42, 40, light, 6),
    circle(-23, 24, 11, dark),
    path('M23 12 L35 34 H11Z', dark),
    place(rect(-9, -9, 18, 18, dark, 2), 0, -18, { rotate: 45 }),
  ],
)

export const balloon = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: ORANGE.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M-14 14 Q-10 32 0 46 M20 8 Q14 30 0 46', dark, 2.5),
    ellipse(20, -16, 20, 25, alt),
    ellipse(-14, -14, 23, 28, main),
    path('M-18 13 H-10 L-14 6Z', main),
    line('M-28 -18 Q-28 -30 -18 -33', light, 5),
  ],
)

export const partyHat = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: MUSTARD.mid, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    path('M0 -36 L32 38 Q0 48 -32 38Z', main),
    path('M-9 -15 L15 -2 L20 10 L-16 -1Z', alt),
    path('M-22 14 L26 24 L31 36 L-28 27Z', light),
    circle(0, -38, 10, dark),
    circle(-34, -22, 4, alt),
    circle(34, -16, 4, light),
    circle(28, -38, 3.5, dark),
  ],
)

export const gift = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    path('M0 -18 Q-30 -22 -28 -38 Q-18 -50 0 -18 Q18 -50 28 -38 Q30 -22 0 -18Z', alt),
    rect(-36, 2, 72, 42, main, 4),
    rect(-42, -18, 84, 20, light, 4),
    rect(-8, -18, 16, 62, alt),
    rect(-36, 2, 72, 4, dark),
  ],
)

export const pinata = symbol(
  { main: ORANGE.mid, alt: LAPACHO.mid, light: MUSTARD.mid, dark: TEAL.mid },
  ({ main, alt, light, dark }) => [
    line('M0 -34 V-50', INK, 3),
    ...[0, 72, 144, 216, 288].map((turn, index) =>
      place(path('M-14 -18 L0 -47 L14 -18Z', index % 2 ? alt : dark), 0, 2, { rotate: turn }),
    ),
    circle(0, 2, 25, main),
    ring(0, 2, 16, light, 6),
    circle(0, 2, 7, alt),
  ],
)

export const mask = symbol(
  { main: TEAL.mid, alt: MUSTARD.mid, light: LAPACHO.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M-8 -12 Q-26 -46 -34 -42 Q-30 -26 -22 -16Z', light),
    path('M8 -12 Q26 -46 34 -42 Q30 -26 22 -16Z', light),
    path('M0 -10 Q-8 -50 0 -50 Q8 -50 0 -10Z', alt),
    path(
      'M-46 -14 Q-20 -20 0 -8 Q20 -20 46 -14 Q46 24 20 24 Q8 22 0 10 Q-8 22 -20 24 Q-46 24 -46 -14Z',
      main,
    ),
    ellipse(-21, 3, 11, 8, dark),
    ellipse(21, 3, 11, 8, dark),
    circle(0, -2, 4, alt),
  ],
)

export const rocket = symbol(
  { main: CREAM, alt: BRICK.mid, light: SKY.mid, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    place(
      path('M-16 14 L-32 36 L-14 32Z', alt) +
        path('M16 14 L32 36 L14 32Z', alt) +
        path('M0 -48 Q26 -22 16 32 H-16 Q-26 -22 0 -48Z', main) +
        path('M0 -48 Q14 -34 17 -22 H-17 Q-14 -34 0 -48Z', alt) +
        circle(0, -4, 10, dark) +
        circle(0, -4, 6, light) +
        path('M-9 34 H9 L0 50Z', ORANGE.mid),
      0,
      0,
      { rotate: 24 },
    ),
  ],
)

export const rose = symbol(
  { main: BRICK.mid, alt: LEAF.mid, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    path('M-8 16 Q-40 10 -44 34 Q-20 40 -4 24Z', alt),
    path('M8 16 Q40 10 44 34 Q20 40 4 24Z', alt),
    circle(0, -10, 33, main),
    path('M-33 -12 Q-20 22 6 22 Q-14 6 -12 -16Z', dark),
    path('M33 -12 Q24 20 -2 23 Q20 2 14 -22Z', light),
    line('M-14 -16 Q-10 -34 6 -30 Q20 -24 12 -10 Q4 0 -6 -8 Q-8 -18 2 -20', dark, 4.5),
  ],
)

export const sprout = symbol(
  { main: LEAF.mid, alt: WOOD.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    line('M0 30 V-10', dark, 6),
    path('M0 -6 Q-8 -40 -44 -38 Q-42 -4 0 -6Z', main),
    path('M0 4 Q6 -30 42 -30 Q42 4 0 4Z', light),
    path('M-40 44 Q-36 22 0 22 Q36 22 40 44Z', alt),
    repeat(4, (index) => circle(-21 + index * 14, 36 - (index % 2) * 5, 2.6, WOOD.soft)),
  ],
)
