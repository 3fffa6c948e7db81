import {
  BRICK,
  CREAM,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  SAND,
  SKY,
  STEEL,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const pill = symbol(
  { main: ORANGE.mid, alt: CREAM, light: ORANGE.soft, dark: SAND.mid },
  ({ main, alt, light, dark }) => [
    place(
      path('M-20 0 V-26 A20 20 0 0 1 20 -26 V0Z', main) +
        path('M-20 0 V26 A20 20 0 0 0 20 26 V0Z', alt) +
        path('M10 0 H20 V26 A20 20 0 0 1 8 44 Q12 30 10 0Z', dark) +
        rect(-13, -32, 7, 28, light, 3.5),
      0,
      0,
      { rotate: 42 },
    ),
  ],
)

export const cross = symbol(
  { main: LEAF.mid, alt: CREAM, light: LEAF.soft, dark: LEAF.dark },
  ({ main, light, alt }) => [
    path('M-16 -44 H16 V-16 H44 V16 H16 V44 H-16 V16 H-44 V-16 H-16Z', main),
    path('M-16 -44 H16 V-38 H-10 V-10 H-38 V16 H-44 V-16 H-16Z', light),
    path('M0 18 Q-22 4 -14 -10 Q-6 -16 0 -6 Q6 -16 14 -10 Q22 4 0 18Z', alt),
  ],
)

export const stethoscope = symbol(
  { main: TEAL.mid, alt: STEEL.mid, light: STEEL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    line('M-34 -40 Q-40 4 -14 6 Q12 4 6 -40', main, 8),
    line('M-14 6 V18 Q-14 40 8 40 Q32 40 32 10', main, 8),
    circle(-34, -42, 6, dark),
    circle(6, -42, 6, dark),
    circle(32, -2, 15, alt),
    circle(32, -2, 8, light),
  ],
)

export const tooth = symbol(
  { main: CREAM, alt: TEAL.soft, light: CREAM, dark: SAND.mid },
  ({ main, alt, dark }) => [
    path(
      'M0 -32 Q20 -48 36 -34 Q48 -18 34 10 Q32 44 22 44 Q14 44 12 24 Q8 8 0 8 Q-8 8 -12 24 Q-14 44 -22 44 Q-32 44 -34 10 Q-48 -18 -36 -34 Q-20 -48 0 -32Z',
      main,
    ),
    path('M36 -34 Q48 -18 34 10 Q32 44 22 44 Q28 20 28 0 Q34 -18 26 -38Z', dark),
    line('M-28 -18 Q-26 -30 -14 -30', alt, 6),
  ],
)

export const glasses = symbol(
  { main: TEAL.deep, alt: SKY.mid, light: SKY.soft, dark: TEAL.deep },
  ({ main, alt, light }) => [
    line('M-44 -6 L-34 -22 M44 -6 L34 -22', main, 6),
    circle(-23, 4, 19, alt),
    circle(23, 4, 19, alt),
    path('M-34 2 A12 12 0 0 1 -22 -9 L-30 14Z', light),
    path('M12 2 A12 12 0 0 1 24 -9 L16 14Z', light),
    ring(-23, 4, 20, main, 7),
    ring(23, 4, 20, main, 7),
    line('M-5 0 Q0 -6 5 0', main, 6),
  ],
)

export const eye = symbol(
  { main: CREAM, alt: TEAL.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-47 4 Q0 -46 47 4 Q0 48 -47 4Z', main),
    circle(0, 2, 21, alt),
    circle(0, 2, 10, dark),
    circle(7, -6, 5, light),
    line('M-47 4 Q0 -46 47 4', dark, 6),
    line('M-24 -26 L-30 -36 M0 -32 V-44 M24 -26 L30 -36', dark, 5),
  ],
)

export const mortar = symbol(
  { main: LEAF.mid, alt: SAND.mid, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    place(rect(-6, -48, 12, 52, alt, 6), 14, 0, { rotate: 28 }),
    path('M-40 -8 H40 Q38 26 14 32 H-14 Q-38 26 -40 -8Z', main),
    rect(-46, -14, 92, 12, dark, 6),
    rect(-24, 32, 48, 12, dark, 5),
    line('M-28 6 Q-24 20 -10 24', light, 5),
  ],
)

export const crutch = symbol(
  { main: STEEL.mid, alt: ORANGE.mid, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    place(
      line('M-16 -40 L-6 12 V40 M16 -40 L6 12', main, 6) +
        rect(-24, -48, 48, 12, alt, 6) +
        rect(-14, -14, 28, 9, alt, 4) +
        rect(-6, 10, 12, 30, light, 3) +
        rect(-8, 38, 16, 10, dark, 4),
      0,
      0,
      { rotate: 20 },
    ),
  ],
)

export const heart = symbol(
  { main: BRICK.mid, alt: CREAM, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light }) => [
    path(
      'M0 44 Q-50 10 -44 -18 Q-38 -42 -16 -40 Q-4 -38 0 -24 Q4 -38 16 -40 Q38 -42 44 -18 Q50 10 0 44Z',
      main,
    ),
    path('M-34 -14 Q-30 -30 -16 -30 Q-26 -22 -26 -6 Q-34 -4 -34 -14Z', light),
    line('M-40 4 H-16 L-8 -12 L4 20 L12 4 H40', alt, 5.5),
  ],
)

export const bandage = symbol(
  { main: SAND.mid, alt: SAND.light, light: CREAM, dark: SAND.dark },
  ({ main, alt, dark }) => [
    place(
      rect(-46, -17, 92, 34, main, 17) +
        rect(-17, -17, 34, 34, alt) +
        repeat(3, (row) => repeat(3, (column) => circle(-9 + column * 9, -9 + row * 9, 2.4, dark))),
      0,
      0,
      { rotate: -34 },
    ),
  ],
)

export const brain = symbol(
  { main: TEAL.mid, alt: LAPACHO.mid, light: LAPACHO.soft, dark: LAPACHO.dark },
  ({ main, light, dark }) => [
    path(
      'M-18 44 V22 Q-40 12 -38 -14 Q-34 -46 2 -46 Q36 -46 38 -12 L46 6 L36 10 V24 Q34 32 16 30 V44Z',
      main,
    ),
    path(
      'M-26 -12 Q-28 -24 -16 -27 Q-10 -40 4 -34 Q20 -36 22 -22 Q32 -12 22 -2 Q18 8 4 4 Q-8 10 -14 0 Q-26 0 -26 -12Z',
      light,
    ),
    line('M2 -32 Q-4 -18 4 -12 Q10 -4 4 4 M-16 -14 H-6 M10 -20 H18', dark, 4),
  ],
)

export const wheelchair = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: STEEL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    ring(-6, 18, 24, dark, 6),
    circle(-6, 18, 7, light),
    ring(34, 36, 8, dark, 5),
    line('M-30 -42 H-20 V-4 H20 L32 32', main, 7),
    rect(-24, -14, 44, 12, alt, 5),
    line('M-18 -26 H8', main, 6),
  ],
)

export const appleMeasure = symbol(
  { main: LEAF.soft, alt: MUSTARD.mid, light: CREAM, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    line('M0 -22 Q0 -36 8 -44', WOOD.dark, 5),
    path('M4 -30 Q14 -48 34 -40 Q28 -24 4 -30Z', dark),
    path(
      'M0 -20 Q34 -34 40 0 Q40 30 16 44 Q8 46 0 42 Q-8 46 -16 44 Q-40 30 -40 0 Q-34 -34 0 -20Z',
      main,
    ),
    path('M-41 4 Q0 22 41 4 V18 Q0 36 -37 20Z', alt),
    line('M-26 15 v6 M-13 19 v6 M0 21 v6 M13 19 v6 M26 15 v6', dark, 3),
    ellipse(-22, -8, 5, 9, light),
  ],
)
