import { BRICK, CREAM, LEAF, MUSTARD, ORANGE, SAND, SKY, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const house = symbol(
  { main: SAND.light, alt: BRICK.mid, light: SKY.mid, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    rect(20, -40, 12, 24, dark),
    rect(-34, -8, 68, 52, main),
    path('M-48 -2 L0 -44 L48 -2 L40 6 L0 -28 L-40 6Z', alt),
    rect(-9, 14, 20, 30, dark, 3),
    rect(-28, 10, 13, 14, light, 2),
    rect(18, 10, 11, 14, light, 2),
  ],
)

export const cabin = symbol(
  { main: WOOD.mid, alt: LEAF.mid, light: MUSTARD.mid, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    path('M0 -44 L46 36 H-46Z', main),
    line('M-22 -2 H22 M-30 12 H30 M-38 26 H38', dark, 3),
    path('M0 -46 L48 38 H36 L0 -24 L-36 38 H-48Z', alt),
    path('M-11 38 V18 A11 11 0 0 1 11 18 V38Z', light),
    rect(-48, 36, 96, 8, dark, 4),
  ],
)

export const courtyard = symbol(
  { main: CREAM, alt: ORANGE.mid, light: LEAF.mid, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    rect(-46, -40, 92, 84, main, 5),
    path('M-38 44 V-6 A16 16 0 0 1 -6 -6 V44Z', dark),
    path('M6 44 V-6 A16 16 0 0 1 38 -6 V44Z', dark),
    circle(-22, 4, 13, light),
    circle(22, 4, 13, light),
    circle(-27, 1, 4, alt),
    circle(-18, 8, 4, alt),
    circle(17, 1, 4, alt),
    circle(26, 7, 4, alt),
    rect(-25, 16, 6, 28, WOOD.mid),
    rect(19, 16, 6, 28, WOOD.mid),
    rect(-48, -44, 96, 12, alt, 3),
  ],
)

export const sun = symbol(
  { main: ORANGE.mid, alt: TEAL.mid, light: MUSTARD.mid, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    repeat(7, (index) => place(rect(-4, -46, 8, 14, light, 4), 0, 6, { rotate: -90 + index * 30 })),
    path('M-28 6 A28 28 0 0 1 28 6Z', main),
    line('M-44 14 Q-33 6 -22 14 Q-11 22 0 14 Q11 6 22 14 Q33 22 44 14', alt, 7),
    line('M-32 30 Q-21 22 -10 30 Q1 38 12 30 Q23 22 34 30', dark, 7),
  ],
)

export const palm = symbol(
  { main: LEAF.mid, alt: WOOD.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    path('M-4 44 Q-6 10 2 -18 L9 -16 Q4 12 8 44Z', alt),
    ...[-100, -60, -15, 30, 75, 110].map((turn, index) =>
      place(
        path('M0 0 Q-10 -26 0 -42 Q12 -24 0 0Z', [main, light, dark][index % 3] ?? main),
        5,
        -16,
        {
          rotate: turn,
        },
      ),
    ),
    circle(2, -12, 5, BRICK.mid),
    circle(10, -11, 5, ORANGE.mid),
  ],
)

export const moon = symbol(
  { main: MUSTARD.mid, alt: CREAM, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, alt, light }) => [
    path('M8 -44 A44 44 0 1 0 42 22 A36 36 0 0 1 8 -44Z', main),
    line('M-30 4 A32 32 0 0 0 -8 32', light, 5),
    place(path('M0 -12 L4 -4 L12 0 L4 4 L0 12 L-4 4 L-12 0 L-4 -4Z', alt), 28, -24),
    circle(40, 0, 3.5, alt),
  ],
)

export const palette = symbol(
  { main: WOOD.soft, alt: ORANGE.mid, light: MUSTARD.mid, dark: TEAL.mid },
  ({ main, alt, light, dark }) => [
    path(
      'M0 -40 Q46 -40 46 -4 Q46 18 24 14 Q8 12 12 26 Q16 42 -2 42 Q-46 40 -46 0 Q-46 -40 0 -40Z',
      main,
    ),
    circle(-24, -8, 8, alt),
    circle(-8, -25, 8, dark),
    circle(14, -25, 8, light),
    circle(30, -9, 8, BRICK.mid),
    ellipse(-20, 18, 9, 7, STEEL.dark),
  ],
)

export const clothesline = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M-48 -26 Q0 -12 48 -26', dark, 4),
    path('M-38 -22 L-18 -17 L-16 22 H-38Z', main),
    path('M-8 -17 H10 L12 30 H-10Z', light),
    path('M20 -18 L40 -23 L40 16 H22Z', alt),
    line('M-36 -27 v10 M-20 -23 v10 M-6 -22 v9 M9 -22 v9 M22 -23 v9 M38 -28 v10', dark, 3.5),
  ],
)
