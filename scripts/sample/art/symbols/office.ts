import { BRICK, CREAM, INK, MUSTARD, ORANGE, SAND, STEEL, TEAL } from '../palette.ts'
import { circle, line, path, place, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const phone = symbol(
  { main: INK, alt: TEAL.mid, light: TEAL.soft, dark: ORANGE.mid },
  ({ main, alt, light, dark }) => [
    rect(-25, -47, 50, 92, main, 9),
    rect(-19, -38, 38, 68, alt, 3),
    path('M-19 30 V4 L19 -26 V27 Q19 30 16 30Z', light),
    circle(0, 37, 4, light),
    rect(-11, -18, 22, 16, dark, 5),
    path('M-5 -4 L-8 5 L3 -4Z', dark),
  ],
)

export const headphones = symbol(
  { main: TEAL.dark, alt: ORANGE.mid, light: TEAL.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M-34 10 V0 A34 34 0 0 1 34 0 V10', main, 8),
    rect(-44, 4, 22, 38, alt, 10),
    rect(22, 4, 22, 38, alt, 10),
    rect(-28, 6, 9, 34, dark, 4),
    rect(19, 6, 9, 34, dark, 4),
    line('M-26 -14 A28 28 0 0 1 -6 -28', light, 4),
  ],
)

export const charger = symbol(
  { main: CREAM, alt: TEAL.mid, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    rect(-30, -46, 6, 14, light),
    rect(-14, -46, 6, 14, light),
    rect(-40, -34, 42, 40, main, 8),
    path('M-16 -28 L-26 -12 H-19 L-24 0 L-10 -16 H-18Z', alt),
    line('M-19 6 V24 Q-19 40 0 40 Q18 40 18 22 V8', alt, 5),
    rect(9, -14, 18, 22, dark, 4),
    rect(13, -24, 10, 11, light, 2),
  ],
)

export const laptop = symbol(
  { main: STEEL.soft, alt: TEAL.dark, light: CREAM, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    rect(-36, -36, 72, 54, dark, 6),
    rect(-30, -30, 60, 42, alt, 2),
    line('M-8 -18 L-18 -9 L-8 0 M8 -18 L18 -9 L8 0', light, 5),
    path('M-40 20 H40 L48 34 Q48 38 44 38 H-44 Q-48 38 -48 34Z', main),
    rect(-12, 28, 24, 5, dark, 2.5),
  ],
)

export const chip = symbol(
  { main: TEAL.dark, alt: ORANGE.mid, light: MUSTARD.mid, dark: INK },
  ({ main, alt, light }) => [
    repeat(4, (index) =>
      line(`M${-21 + index * 14} -44 V44 M-44 ${-21 + index * 14} H44`, light, 5),
    ),
    rect(-33, -33, 66, 66, main, 8),
    rect(-17, -17, 34, 34, alt, 5),
    circle(-24, -24, 4, light),
  ],
)

export const mouse = symbol(
  { main: ORANGE.mid, alt: CREAM, light: ORANGE.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    line('M0 -30 Q0 -46 14 -46 H30', dark, 5),
    rect(-27, -32, 54, 76, main, 27),
    line('M-26 -2 H26 M0 -30 V-3', dark, 4),
    rect(-4.5, -24, 9, 17, alt, 4.5),
    line('M-16 12 Q-15 26 -8 33', light, 5),
  ],
)

export const book = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M0 -26 Q-22 -40 -46 -32 V30 Q-22 22 0 38Z', main),
    path('M0 -26 Q22 -40 46 -32 V30 Q22 22 0 38Z', dark),
    path('M-2 -22 Q-20 -34 -40 -27 V22 Q-20 16 -2 29Z', light),
    path('M2 -22 Q20 -34 40 -27 V22 Q20 16 2 29Z', light),
    line('M-33 -17 Q-20 -20 -9 -13 M-33 -4 Q-20 -7 -9 0 M33 -17 Q20 -20 9 -13', SAND.deep, 3.5),
    path('M18 -6 L30 -8 V14 L24 9 L18 13Z', alt),
  ],
)

export const books = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    rect(-42, -30, 22, 74, main, 3),
    rect(-18, -40, 18, 84, dark, 3),
    place(rect(0, -36, 20, 74, alt, 3) + rect(4, -24, 12, 6, light), 12, 8, { rotate: -10 }),
    rect(-38, -18, 14, 7, light),
    rect(-38, 26, 14, 5, light),
    rect(-15, -26, 12, 24, light, 2),
  ],
)

export const printer = symbol(
  { main: STEEL.mid, alt: TEAL.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    rect(-24, -44, 48, 34, light),
    rect(-44, -16, 88, 42, main, 7),
    rect(-44, -16, 88, 10, dark, 5),
    rect(-28, 14, 56, 30, light, 2),
    line('M-18 24 H18 M-18 34 H8', alt, 4),
    circle(32, 2, 5, ORANGE.mid),
  ],
)
