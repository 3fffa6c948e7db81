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
  STEEL,
  TEAL,
} from '../palette.ts'
import { circle, line, path, place, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const pencil = symbol(
  { main: MUSTARD.mid, alt: LAPACHO.mid, light: MUSTARD.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    place(
      rect(-11, -34, 22, 56, main) +
        rect(-11, -34, 8, 56, light) +
        path('M-11 22 H11 L0 48Z', SAND.light) +
        path('M-4.5 37 H4.5 L0 48Z', dark) +
        rect(-11, -38, 22, 8, STEEL.soft) +
        path('M-11 -38 V-42 Q-11 -50 0 -50 Q11 -50 11 -42 V-38Z', alt),
      0,
      0,
      { rotate: 36 },
    ),
  ],
)

export const inkwell = symbol(
  { main: TEAL.dark, alt: SKY.dark, light: SKY.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M6 -8 Q10 -40 42 -48 Q44 -20 14 -6Z', light),
    line('M2 4 Q14 -22 40 -46', alt, 3.5),
    rect(-22, -16, 34, 12, dark, 4),
    path('M-26 -4 H16 Q34 6 34 24 Q34 44 18 44 H-28 Q-44 44 -44 24 Q-44 6 -26 -4Z', main),
    path('M-38 22 Q-22 14 -6 22 Q12 30 28 20 Q30 38 16 38 H-26 Q-38 38 -38 22Z', alt),
    line('M-32 10 Q-28 4 -20 3', light, 5),
  ],
)

export const notebook = symbol(
  { main: BRICK.mid, alt: CREAM, light: BRICK.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    rect(-32, -44, 68, 88, main, 6),
    rect(-32, -44, 16, 88, light, 6),
    rect(-6, -28, 32, 20, alt, 3),
    repeat(6, (index) => line(`M-40 ${-33 + index * 13} h14`, dark, 4.5)),
  ],
)

export const scales = symbol(
  { main: TEAL.mid, alt: MUSTARD.mid, light: MUSTARD.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-4, -38, 8, 76, main, 3),
    rect(-26, 36, 52, 9, dark, 4),
    line('M-34 -26 Q0 -38 34 -26', main, 6),
    circle(0, -38, 7, alt),
    line('M-34 -26 L-46 6 M-34 -26 L-22 6 M34 -26 L46 6 M34 -26 L22 6', light, 3),
    path('M-48 6 H-20 Q-22 22 -34 22 Q-46 22 -48 6Z', alt),
    path('M20 6 H48 Q46 22 34 22 Q22 22 20 6Z', alt),
  ],
)

export const compass = symbol(
  { main: STEEL.mid, alt: ORANGE.mid, light: STEEL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    line('M-2 -24 L-24 42', main, 7),
    line('M2 -24 L24 36', light, 7),
    line('M-38 12 Q0 34 38 12', alt, 5),
    circle(0, -28, 13, dark),
    rect(-4, -48, 8, 14, dark, 3),
    circle(0, -28, 5, alt),
  ],
)

export const calculator = symbol(
  { main: TEAL.dark, alt: ORANGE.mid, light: CREAM, dark: INK },
  ({ main, alt, light }) => [
    rect(-33, -46, 66, 90, main, 8),
    rect(-24, -37, 48, 20, SKY.soft, 3),
    repeat(9, (index) =>
      rect(
        -24 + (index % 3) * 17,
        -8 + Math.floor(index / 3) * 16,
        13,
        12,
        index % 3 === 2 ? alt : light,
        3,
      ),
    ),
  ],
)

export const setSquare = symbol(
  { main: MUSTARD.mid, alt: TEAL.mid, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, alt, dark }) => [
    path('M-40 40 V-44 L44 40Z M-24 24 H8 L-24 -8Z', main),
    line('M-40 -28 h7 M-40 -14 h9 M-40 0 h7 M-40 14 h9', dark, 3),
    place(rect(-5, -46, 10, 56, alt, 3) + path('M-5 10 H5 L0 22Z', SAND.light), 20, -10, {
      rotate: 30,
      scale: 0.86,
    }),
  ],
)

export const puzzle = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: ORANGE.soft, dark: ORANGE.dark },
  ({ main, alt, light }) => [
    path(
      'M-42 -24 H-20 Q-28 -46 -10 -46 Q8 -46 0 -24 H20 V-4 Q44 -12 44 8 Q44 26 20 18 V42 H-2 Q4 24 -11 24 Q-26 24 -20 42 H-42Z',
      main,
    ),
    line('M-34 -14 H-22', light, 5),
    circle(32, -34, 8, alt),
  ],
)

export const variety = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: LEAF.mid },
  ({ main, alt, light, dark }) => [
    rect(-40, -40, 36, 36, main, 9),
    circle(22, -22, 19, alt),
    path('M-22 6 L-2 40 H-42Z', dark),
    place(rect(-16, -16, 32, 32, light, 5), 22, 24, { rotate: 45 }),
  ],
)
