import { BRICK, CREAM, LEAF, MUSTARD, ORANGE, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, line, path, place, polygon, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

const IRON = { main: STEEL.mid, alt: WOOD.soft, light: STEEL.soft, dark: STEEL.dark }
const GRIP = { main: BRICK.mid, alt: STEEL.mid, light: STEEL.soft, dark: STEEL.dark }

export const hammer = symbol(IRON, ({ main, alt, light, dark }) => [
  place(
    rect(-7, -22, 14, 68, alt, 6) +
      rect(-7, 26, 14, 20, dark, 6) +
      rect(-30, -42, 40, 24, main) +
      rect(-40, -46, 14, 32, main, 4) +
      rect(-40, -46, 5, 32, light, 2) +
      path('M10 -42 Q34 -44 42 -20 Q28 -26 10 -18Z', main),
    -2,
    4,
    { rotate: 24, scale: 0.92 },
  ),
])

export const wrench = symbol(IRON, ({ main, light, dark }) => [
  place(
    path(
      'M-20 -28 A20 20 0 0 0 -9 -11 L-9 34 A9 9 0 0 0 9 34 L9 -11 A20 20 0 0 0 20 -28 A20 20 0 0 0 10 -46 L10 -30 L0 -23 L-10 -30 L-10 -46 A20 20 0 0 0 -20 -28Z',
      main,
    ) +
      rect(-3, -8, 6, 32, light, 3) +
      circle(0, 35, 4, dark),
    0,
    1,
    { rotate: 38 },
  ),
])

export const screwdriver = symbol(
  { main: ORANGE.mid, alt: STEEL.mid, light: ORANGE.soft, dark: ORANGE.dark },
  ({ main, alt, light, dark }) => [
    place(
      rect(-4, 0, 8, 40, alt) +
        path('M-4 38 H4 L6 46 H-6Z', alt) +
        rect(-13, -46, 26, 46, main, 10) +
        rect(-7, -40, 5, 32, light, 2.5) +
        rect(4, -40, 5, 32, dark, 2.5) +
        rect(-9, -3, 18, 6, dark, 2),
      0,
      0,
      { rotate: 32 },
    ),
  ],
)

export const saw = symbol(IRON, ({ main, alt, light, dark }) => [
  place(
    path('M-46 -8 L18 -18 L18 14 L-46 8Z', main) +
      repeat(8, (index) => path(`M${-46 + index * 8} ${8 + index * 0.8} l4 8 l4 -7.2Z`, main)) +
      line('M-40 -5 L10 -12', light, 4) +
      path(
        'M14 -24 H38 Q48 -20 46 -4 Q44 18 32 22 H14Z M24 -12 V10 H30 Q36 6 36 -8 L34 -12Z',
        alt,
      ) +
      circle(18, -18, 3, dark) +
      circle(18, 16, 3, dark),
    0,
    2,
    { rotate: -22 },
  ),
])

export const drill = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-2 0 H26 L22 36 H34 V44 H-4 V36 H2Z', main),
    rect(-26, -30, 60, 34, main, 9),
    rect(-14, -24, 36, 8, light, 4),
    path('M-26 -24 L-36 -20 V-6 L-26 -2Z', alt),
    rect(-48, -15, 14, 5, dark, 2),
    rect(28, -24, 10, 22, alt, 4),
    rect(-4, 36, 38, 9, dark, 3),
    rect(-8, 4, 9, 9, alt, 3),
  ],
)

export const pliers = symbol(GRIP, ({ main, alt, light, dark }) => [
  line('M-5 2 Q-26 14 -18 42', main, 11),
  line('M5 2 Q26 14 18 42', main, 11),
  path('M-4 -44 Q-22 -30 -14 -8 L0 8 L0 -40Z', alt),
  path('M4 -44 Q22 -30 14 -8 L0 8 L0 -40Z', light),
  circle(0, -4, 7, dark),
])

export const tape = symbol(
  { main: MUSTARD.mid, alt: CREAM, light: MUSTARD.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    rect(4, 26, 42, 14, alt, 2),
    repeat(5, (index) => rect(12 + index * 7, 26, 2.5, index % 2 ? 5 : 8, dark)),
    rect(40, 24, 6, 20, dark, 2),
    path('M-44 8 A34 34 0 0 1 24 8 V44 H-36 Q-44 44 -44 36Z', main),
    circle(-10, 8, 20, dark),
    circle(-10, 8, 12, light),
  ],
)

export const nut = symbol(
  { main: STEEL.mid, alt: STEEL.soft, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    polygon(0, 0, 46, 6, main, 0),
    path('M-46 0 L-23 -39.8 L23 -39.8 L46 0Z', alt),
    circle(0, 0, 24, dark),
    line('M-14 -8 A16 16 0 0 1 8 -14', light, 5),
  ],
)

export const bolt = symbol(
  { main: STEEL.mid, alt: STEEL.soft, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    place(
      rect(-11, -20, 22, 64, main, 5) +
        repeat(5, (index) => line(`M-11 ${-6 + index * 10} L11 ${-1 + index * 10}`, dark, 3.5)) +
        path('M-26 -44 H26 L30 -32 L26 -18 H-26 L-30 -32Z', alt) +
        rect(-10, -44, 20, 26, light),
      0,
      0,
      { rotate: 28 },
    ),
  ],
)

export const paintRoller = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    line('M32 -30 H42 V-6 H4 V10', dark, 6),
    rect(-44, -44, 76, 26, main, 8),
    rect(-36, -38, 52, 6, light, 3),
    rect(-4, 8, 16, 38, alt, 7),
  ],
)

export const paintCan = symbol(
  { main: STEEL.soft, alt: ORANGE.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    line('M-34 -20 Q0 -66 34 -20', dark, 4.5),
    path('M-36 -22 H36 V36 Q36 44 28 44 H-28 Q-36 44 -36 36Z', main),
    path(
      'M-40 -28 H40 V-18 H26 V4 Q21 12 16 4 V-6 Q10 -12 6 -4 V14 Q-1 24 -8 14 V-10 Q-14 -16 -18 -10 V-2 Q-23 4 -28 -2 V-18 H-40Z',
      alt,
    ),
    rect(-28, 26, 56, 7, light, 3),
  ],
)

export const brush = symbol(
  { main: WOOD.soft, alt: LEAF.mid, light: STEEL.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    place(
      path('M-8 -46 H8 L10 -14 H-10Z', main) +
        circle(0, -38, 3, dark) +
        rect(-20, -16, 40, 16, light, 3) +
        path('M-20 0 H20 V32 Q12 46 4 38 Q-6 46 -12 38 Q-20 42 -20 30Z', alt) +
        line('M-8 8 V26 M4 8 V28', dark, 3),
      0,
      0,
      { rotate: 22 },
    ),
  ],
)
