import { BRICK, CREAM, LEAF, MUSTARD, ORANGE, SAND, SKY, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const sofa = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-34, 32, 8, 13, WOOD.dark, 2),
    rect(26, 32, 8, 13, WOOD.dark, 2),
    path('M-34 6 V-20 Q-34 -30 -24 -30 H24 Q34 -30 34 -20 V6Z', light),
    line('M0 -28 V6', main, 4),
    rect(-48, -8, 20, 42, main, 9),
    rect(28, -8, 20, 42, main, 9),
    rect(-30, 6, 60, 28, dark, 4),
    rect(-28, 6, 56, 12, main, 5),
    place(rect(-10, -10, 20, 20, alt, 4), -17, -3, { rotate: 18 }),
  ],
)

export const chair = symbol(
  { main: WOOD.mid, alt: MUSTARD.mid, light: WOOD.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M-22 8 L-26 44 M22 8 L26 44', dark, 7),
    line('M-20 -44 L-22 6 M20 -44 L22 6', main, 8),
    line('M-20 -36 H20 M-20 -22 H20', light, 7),
    rect(-30, 0, 60, 13, alt, 6),
    line('M-24 28 H24', main, 5),
  ],
)

export const lamp = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: MUSTARD.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-20 -44 H20 L38 -4 H-38Z', main),
    path('M-20 -44 H-6 L-16 -4 H-38Z', light),
    rect(-4, -4, 8, 16, dark),
    path('M-8 10 H8 Q22 24 12 38 H-12 Q-22 24 -8 10Z', alt),
    rect(-24, 37, 48, 8, dark, 4),
  ],
)

export const plant = symbol(
  { main: LEAF.mid, alt: ORANGE.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    path('M0 12 Q-44 8 -42 -28 Q-4 -26 0 12Z', main),
    path('M0 12 Q44 8 42 -28 Q4 -26 0 12Z', light),
    path('M0 12 Q-22 -20 0 -48 Q22 -20 0 12Z', dark),
    line('M0 12 V-24', light, 3),
    path('M-28 10 H28 L22 38 Q21 44 14 44 H-14 Q-21 44 -22 38Z', alt),
    rect(-32, 8, 64, 11, BRICK.mid, 4),
  ],
)

export const cactus = symbol(
  { main: LEAF.mid, alt: BRICK.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    line('M-28 -16 V-2 Q-28 8 -14 8', main, 14),
    line('M28 -26 V-8 Q28 0 14 0', main, 14),
    rect(-15, -46, 30, 66, main, 15),
    line('M-4 -34 V14 M6 -34 V14', light, 3.5),
    circle(0, -45, 6, alt),
    path('M-24 16 H24 L19 38 Q18 44 12 44 H-12 Q-18 44 -19 38Z', alt),
    rect(-28, 14, 56, 9, dark, 4),
  ],
)

export const wateringCan = symbol(
  { main: TEAL.mid, alt: SKY.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    line('M-10 -16 Q-44 -34 -36 20', dark, 7),
    path('M10 16 L38 -26 L46 -20 L22 30Z', main),
    path('M30 -34 L50 -18 L46 -12 L26 -28Z', dark),
    path('M-28 -10 H16 V36 Q16 44 8 44 H-20 Q-28 44 -28 36Z', main),
    rect(-32, -16, 52, 10, dark, 4),
    rect(-20, 2, 7, 32, light, 3.5),
    circle(44, -2, 3.5, alt),
    circle(48, 10, 3.5, alt),
  ],
)

export const bed = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    path('M-46 -32 Q-46 -38 -40 -38 Q-34 -38 -34 -32 V40 H-46Z', dark),
    rect(36, -4, 10, 44, dark, 4),
    rect(-36, 18, 74, 14, WOOD.mid),
    rect(-34, 2, 70, 18, light, 5),
    path('M-4 -8 H30 Q38 -8 38 0 V20 H-4Z', main),
    rect(-4, -8, 10, 28, alt),
    rect(-32, -10, 26, 15, light, 7),
    rect(-32, -1, 26, 6, SAND.mid, 3),
  ],
)

export const pillow = symbol(
  { main: ORANGE.soft, alt: TEAL.mid, light: CREAM, dark: ORANGE.dark },
  ({ main, alt, light }) => [
    path('M-42 -30 Q0 -20 42 -30 Q34 0 42 32 Q0 22 -42 32 Q-34 0 -42 -30Z', main),
    path('M-20 -26 Q-12 0 -20 28 L-10 27 Q-4 0 -10 -25Z', alt),
    path('M20 -26 Q12 0 20 28 L10 27 Q4 0 10 -25Z', light),
  ],
)

export const fridge = symbol(
  { main: TEAL.soft, alt: STEEL.dark, light: CREAM, dark: TEAL.mid },
  ({ main, alt, light, dark }) => [
    rect(-22, 40, 8, 6, alt),
    rect(14, 40, 8, 6, alt),
    rect(-30, -48, 60, 90, main, 8),
    rect(-30, -14, 60, 4, dark),
    rect(-22, -36, 5, 16, alt, 2.5),
    rect(-22, -2, 5, 24, alt, 2.5),
    line('M20 -38 V-24 M20 2 V26', light, 5),
  ],
)

export const washer = symbol(
  { main: CREAM, alt: SKY.mid, light: SKY.soft, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    rect(-38, -46, 76, 90, dark, 8),
    rect(-34, -42, 68, 82, main, 5),
    rect(-34, -26, 68, 4, dark),
    circle(0, 10, 25, dark),
    circle(0, 10, 19, light),
    path('M-18 12 Q-9 2 0 10 Q9 18 18 10 A19 19 0 0 1 -18 12Z', alt),
    circle(22, -34, 4, ORANGE.mid),
    rect(-28, -37, 22, 6, dark, 3),
  ],
)

export const fan = symbol(
  { main: SKY.dark, alt: ORANGE.mid, light: SKY.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    line('M0 20 V40', dark, 8),
    rect(-24, 36, 48, 9, dark, 4),
    circle(0, -10, 35, light),
    repeat(3, (index) =>
      place(path('M0 0 Q-20 -12 -8 -28 Q10 -30 0 0Z', main), 0, -10, { rotate: index * 120 }),
    ),
    ring(0, -10, 34, dark, 5),
    circle(0, -10, 7, alt),
  ],
)

export const vase = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: BRICK.soft, dark: LEAF.mid },
  ({ main, alt, light, dark }) => [
    line('M-2 -6 L-20 -34 M0 -6 V-40 M2 -6 L20 -32', dark, 4),
    circle(-21, -37, 9, alt),
    circle(0, -41, 9, CREAM),
    circle(21, -35, 9, alt),
    path('M-10 -12 H10 V-2 Q32 8 26 28 Q24 44 14 44 H-14 Q-24 44 -26 28 Q-32 8 -10 -2Z', main),
    path('M-26 18 Q0 28 26 18 L26 27 Q0 37 -26 27Z', light),
    rect(-14, -15, 28, 8, light, 4),
  ],
)

export const frame = symbol(
  { main: WOOD.mid, alt: TEAL.mid, light: SAND.light, dark: ORANGE.mid },
  ({ main, alt, light, dark }) => [
    rect(-42, -38, 84, 76, main, 4),
    rect(-33, -29, 66, 58, light),
    circle(10, -8, 11, dark),
    path('M-33 29 V12 Q-16 -6 0 10 Q14 22 33 6 V29Z', alt),
  ],
)

export const table = symbol(
  { main: WOOD.mid, alt: WOOD.soft, light: SAND.mid, dark: WOOD.dark },
  ({ main, alt, dark }) => [
    line('M-34 -2 L-40 42 M34 -2 L40 42', dark, 8),
    rect(-48, -14, 96, 13, alt, 5),
    rect(-38, -3, 76, 12, main, 3),
    circle(0, 3, 3, dark),
  ],
)

export const rug = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: SAND.light, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    repeat(9, (index) => line(`M-44 ${-28 + index * 7} h-4 M44 ${-28 + index * 7} h4`, light, 3)),
    rect(-44, -34, 88, 68, main, 3),
    rect(-36, -27, 72, 54, dark),
    path('M0 -24 L30 0 L0 24 L-30 0Z', alt),
    path('M0 -13 L16 0 L0 13 L-16 0Z', light),
  ],
)
