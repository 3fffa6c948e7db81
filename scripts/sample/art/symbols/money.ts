import {
  BRICK,
  CREAM,
  INK,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  PLUM,
  SKY,
  STEEL,
  TEAL,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const coins = symbol(
  { main: MUSTARD.mid, alt: ORANGE.mid, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, light, dark }) => [
    repeat(4, (index) => {
      const y = 34 - index * 13
      return ellipse(-14, y + 5, 28, 10, dark) + ellipse(-14, y, 28, 10, index === 3 ? light : main)
    }),
    circle(22, 18, 24, dark),
    circle(22, 16, 23, main),
    ring(22, 16, 15, light, 4),
    line('M22 8 V24 M15 16 H29', dark, 4.5),
  ],
)

export const bank = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.pale, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-46 -16 L0 -44 L46 -16 V-10 H-46Z', main),
    circle(0, -24, 7, alt),
    rect(-38, -8, 76, 40, light),
    repeat(4, (index) => rect(-36 + index * 21.5, -8, 11, 40, main)),
    rect(-46, 30, 92, 8, dark, 2),
    rect(-48, 37, 96, 8, main, 2),
  ],
)

export const card = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-46, -32, 92, 64, main, 9),
    rect(-46, -20, 92, 14, dark),
    rect(-36, 6, 18, 14, alt, 4),
    line('M8 14 H34', light, 5),
  ],
)

export const creditCard = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    place(rect(-42, -28, 84, 56, dark, 8), 4, -10, { rotate: 8 }),
    rect(-46, -22, 92, 62, main, 9),
    rect(-36, -8, 18, 15, light, 4),
    line('M-27 -8 V7 M-36 0 H-18', main, 2),
    circle(22, 26, 9, alt),
    circle(33, 26, 9, light),
    line('M-36 26 H-10', light, 5),
  ],
)

export const contactless = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light }) => [
    rect(-46, -10, 70, 48, main, 8),
    rect(-37, 2, 16, 13, light, 3),
    line('M-36 26 H-8', light, 5),
    line('M20 -22 Q30 -14 30 -2 M30 -34 Q44 -20 44 0 M10 -12 Q17 -8 17 -2', alt, 6),
  ],
)

export const cash = symbol(
  { main: LEAF.mid, alt: MUSTARD.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    place(rect(-40, -22, 80, 46, dark, 5), 0, -10, { rotate: -10 }),
    rect(-46, -18, 92, 52, main, 5),
    rect(-39, -11, 78, 38, light, 3),
    circle(0, 8, 14, main),
    circle(0, 8, 7, alt),
    circle(-29, 8, 4, main),
    circle(29, 8, 4, main),
  ],
)

export const transfer = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt }) => [
    path('M-44 -24 H14 V-42 L46 -14 L14 12 V-4 H-44Z', main),
    path('M44 24 H-10 V8 L-44 30 L-10 50 V38 H44Z', alt),
  ],
)

export const qr = symbol(
  { main: TEAL.deep, alt: ORANGE.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light }) => [
    rect(-44, -44, 88, 88, light, 8),
    ...[
      [-36, -36],
      [12, -36],
      [-36, 12],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x, y, 24, 24, main, 4) +
        rect(x + 6, y + 6, 12, 12, light, 2) +
        rect(x + 9, y + 9, 6, 6, alt),
    ),
    ...[
      [12, 12],
      [28, 12],
      [20, 20],
      [12, 28],
      [28, 28],
      [-6, -36],
      [-6, -20],
      [-6, 4],
      [-6, 20],
      [-36, -6],
      [-20, -6],
      [12, -6],
      [28, -6],
    ].map(([x = 0, y = 0]) => rect(x, y, 8, 8, main)),
  ],
)

export const wallet = symbol(
  { main: PLUM.mid, alt: MUSTARD.mid, light: LAPACHO.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    place(rect(-30, -16, 60, 34, light, 5), -4, -20, { rotate: -12 }),
    rect(-44, -22, 84, 64, main, 9),
    rect(-44, -22, 84, 12, dark, 6),
    rect(14, -2, 32, 24, alt, 8),
    circle(26, 10, 5, dark),
  ],
)

export const calendar = symbol(
  { main: CREAM, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-40, -36, 80, 80, dark, 9),
    rect(-34, -14, 68, 52, main, 4),
    rect(-40, -36, 80, 22, alt, 9),
    line('M-20 -44 V-28 M20 -44 V-28', dark, 7),
    repeat(8, (index) =>
      rect(
        -28 + (index % 4) * 15,
        -6 + Math.floor(index / 4) * 20,
        10,
        12,
        index === 5 ? alt : light,
        3,
      ),
    ),
  ],
)

export const receipt = symbol(
  { main: CREAM, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    path('M-30 -46 H30 V44 L20 36 L10 44 L0 36 L-10 44 L-20 36 L-30 44Z', dark),
    path('M-25 -41 H25 V34 L20 30 L10 38 L0 30 L-10 38 L-20 30 L-25 34Z', main),
    line('M-14 -26 H14 M-14 -12 H14 M-14 2 H4', light, 5),
    circle(12, 16, 8, alt),
  ],
)

export const safe = symbol(
  { main: STEEL.mid, alt: MUSTARD.mid, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    rect(-32, 36, 14, 9, dark),
    rect(18, 36, 14, 9, dark),
    rect(-44, -42, 88, 80, dark, 8),
    rect(-36, -34, 72, 64, main, 5),
    circle(4, -2, 20, light),
    circle(4, -2, 12, dark),
    repeat(4, (index) => place(line('M0 -14 V-22', alt, 5), 4, -2, { rotate: index * 90 + 45 })),
    line('M-30 -16 V-6 M-30 6 V16', SKY.soft, 5),
    circle(4, -2, 4, BRICK.soft),
  ],
)
