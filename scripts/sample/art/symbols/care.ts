import {
  BRICK,
  CREAM,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  PLUM,
  SKY,
  STEEL,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const scissors = symbol(
  { main: STEEL.soft, alt: ORANGE.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    path('M-22 -46 Q-26 -28 -4 6 L8 16 L4 -4Z', main),
    path('M22 -46 Q26 -28 4 6 L-8 16 L-4 -4Z', light),
    ring(-18, 30, 13, alt, 9),
    ring(18, 30, 13, alt, 9),
    line('M-10 20 L0 4 L10 20', alt, 8),
    circle(0, 2, 4.5, dark),
  ],
)

export const comb = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, light }) => [
    rect(-46, -24, 92, 20, main, 8),
    rect(-38, -19, 76, 5, light, 2.5),
    repeat(11, (index) =>
      rect(-43 + index * 8.2, -6, 5, index === 0 || index === 10 ? 34 : 30, main, 2.5),
    ),
  ],
)

export const razor = symbol(
  { main: BRICK.mid, alt: STEEL.soft, light: CREAM, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    place(
      path('M-10 2 L-46 -22 Q-50 -30 -42 -36 L6 -14Z', alt) +
        line('M-40 -30 L-2 -10', light, 4) +
        rect(-8, -12, 56, 15, main, 7.5) +
        rect(4, -7, 34, 5, dark, 2.5) +
        circle(0, -4, 5, dark),
      0,
      10,
      { rotate: -12 },
    ),
  ],
)

export const barberPole = symbol(
  { main: CREAM, alt: BRICK.mid, light: STEEL.soft, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    circle(0, -40, 9, light),
    rect(-22, -36, 44, 12, dark, 4),
    rect(-18, -24, 36, 54, main),
    path('M-18 -10 L18 -24 V-12 L-18 2Z', alt),
    path('M-18 14 L18 0 V12 L-18 26Z', alt),
    path('M-18 2 L18 -12 V-6 L-18 8Z', dark),
    path('M-18 26 L18 12 V18 L-18 30Z', dark),
    rect(-22, 30, 44, 14, dark, 4),
  ],
)

export const mirror = symbol(
  { main: MUSTARD.mid, alt: SKY.mid, light: SKY.soft, dark: MUSTARD.dark },
  ({ main, alt, light, dark }) => [
    rect(-6, 14, 12, 32, dark, 6),
    circle(0, -12, 34, main),
    circle(0, -12, 26, alt),
    path('M-18 -18 L6 -36 L16 -32 L-20 -4Z', light),
  ],
)

export const perfume = symbol(
  { main: LAPACHO.soft, alt: MUSTARD.mid, light: CREAM, dark: LAPACHO.dark },
  ({ main, alt, light, dark }) => [
    rect(-9, -46, 18, 14, alt, 3),
    rect(-14, -32, 28, 10, dark, 3),
    path(
      'M-24 -22 H24 Q38 -14 38 4 V32 Q38 44 26 44 H-26 Q-38 44 -38 32 V4 Q-38 -14 -24 -22Z',
      main,
    ),
    rect(-30, -4, 8, 34, light, 4),
    path('M4 26 Q-10 12 4 -4 Q18 12 4 26Z', dark),
  ],
)

export const flower = symbol(
  { main: LAPACHO.soft, alt: MUSTARD.mid, light: CREAM, dark: LEAF.mid },
  ({ main, alt, light, dark }) => [
    path('M-40 30 Q-30 2 0 6 Q-14 34 -40 30Z', dark),
    path('M40 30 Q30 2 0 6 Q14 34 40 30Z', dark),
    repeat(5, (index) => place(ellipse(0, -22, 13, 21, main), 0, -4, { rotate: index * 72 })),
    repeat(5, (index) => place(line('M0 -18 V-28', light, 3), 0, -4, { rotate: index * 72 })),
    circle(0, -4, 11, alt),
  ],
)

export const lipstick = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: BRICK.soft, dark: PLUM.dark },
  ({ main, alt, light, dark }) => [
    path('M-13 -10 V-34 L13 -47 V-10Z', main),
    path('M-8 -12 V-30 L-2 -33 V-12Z', light),
    rect(-17, -12, 34, 20, alt),
    rect(-22, 6, 44, 38, dark, 4),
  ],
)

export const soap = symbol(
  { main: LAPACHO.soft, alt: TEAL.soft, light: CREAM, dark: LAPACHO.mid },
  ({ main, alt, light, dark }) => [
    circle(-24, -26, 11, alt),
    circle(2, -36, 8, alt),
    circle(26, -24, 13, alt),
    circle(22, -28, 4, light),
    rect(-42, 0, 84, 40, dark, 18),
    rect(-42, -6, 84, 38, main, 18),
    rect(-24, 4, 48, 16, light, 8),
  ],
)

export const sprayBottle = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path('M-24 -46 H16 Q24 -46 24 -38 V-30 H-6 L-14 -22 L-20 -26 L-14 -34 H-24Z', alt),
    rect(-4, -32, 18, 14, dark),
    path('M-6 -18 H16 Q30 -6 30 8 V36 Q30 44 22 44 H-12 Q-20 44 -20 36 V8 Q-20 -6 -6 -18Z', main),
    rect(-12, 10, 34, 20, light, 4),
    circle(-36, -40, 4, light),
    circle(-44, -30, 3, light),
    circle(-36, -24, 3, light),
  ],
)

export const broom = symbol(
  { main: MUSTARD.mid, alt: BRICK.mid, light: WOOD.soft, dark: MUSTARD.dark },
  ({ main, alt, light, dark }) => [
    place(
      rect(-4, -52, 8, 58, light, 4) +
        path('M-14 4 H14 L26 46 H-26Z', main) +
        line('M-8 16 L-12 44 M0 16 V44 M8 16 L12 44', dark, 3) +
        rect(-15, 0, 30, 12, alt, 4),
      4,
      -1,
      { rotate: 28, scale: 0.88 },
    ),
  ],
)

export const bucket = symbol(
  { main: TEAL.mid, alt: SKY.soft, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    line('M-34 -10 Q0 -60 34 -10', dark, 4.5),
    circle(-14, -16, 14, alt),
    circle(10, -20, 16, CREAM),
    circle(24, -10, 9, alt),
    path('M-40 -10 H40 L32 36 Q31 44 24 44 H-24 Q-31 44 -32 36Z', main),
    rect(-43, -14, 86, 10, dark, 5),
    line('M-26 6 L-21 32', light, 6),
  ],
)

export const bubbles = symbol(
  { main: TEAL.soft, alt: ORANGE.mid, light: CREAM, dark: TEAL.mid },
  ({ main, light, dark }) => [
    circle(-12, 10, 30, main),
    circle(26, -18, 19, dark),
    circle(-22, -34, 11, dark),
    circle(30, 28, 12, main),
    line('M-30 4 A20 20 0 0 1 -16 -9', light, 6),
    line('M16 -22 A12 12 0 0 1 24 -29', light, 5),
    circle(-25, -37, 3, light),
  ],
)

export const shampoo = symbol(
  { main: MUSTARD.mid, alt: CREAM, light: MUSTARD.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    path('M-16 -46 H12 V-40 H4 V-30 H-6 V-38 H-16Z', dark),
    rect(-14, -32, 28, 10, dark, 3),
    path(
      'M-16 -22 H16 Q28 -16 28 -4 V36 Q28 44 20 44 H-20 Q-28 44 -28 36 V-4 Q-28 -16 -16 -22Z',
      main,
    ),
    rect(-16, 0, 32, 30, alt, 4),
    path('M-8 24 Q-10 8 10 4 Q10 22 -8 24Z', dark),
    rect(-23, -4, 4, 38, light, 2),
  ],
)
