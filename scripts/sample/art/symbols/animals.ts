import {
  BRICK,
  CREAM,
  INK,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  SAND,
  STEEL,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const paw = symbol(
  { main: WOOD.mid, alt: LAPACHO.mid, light: WOOD.soft, dark: WOOD.dark },
  ({ main }) => [
    path(
      'M0 -2 Q20 -2 28 18 Q36 40 16 42 Q6 42 0 38 Q-6 42 -16 42 Q-36 40 -28 18 Q-20 -2 0 -2Z',
      main,
    ),
    ellipse(-34, -2, 10, 14, main),
    ellipse(34, -2, 10, 14, main),
    ellipse(-14, -28, 11, 16, main),
    ellipse(14, -28, 11, 16, main),
  ],
)

export const dog = symbol(
  { main: WOOD.soft, alt: WOOD.dark, light: CREAM, dark: INK },
  ({ main, alt, light, dark }) => [
    path(
      'M-30 -26 Q-18 -44 0 -44 Q18 -44 30 -26 Q36 4 26 24 Q16 44 0 44 Q-16 44 -26 24 Q-36 4 -30 -26Z',
      main,
    ),
    path('M-26 -34 Q-48 -38 -46 -4 Q-44 16 -32 12 Q-30 -12 -16 -40Z', alt),
    path('M26 -34 Q48 -38 46 -4 Q44 16 32 12 Q30 -12 16 -40Z', alt),
    path('M-18 12 Q-14 0 0 0 Q14 0 18 12 Q20 40 0 42 Q-20 40 -18 12Z', light),
    circle(-13, -12, 5, dark),
    circle(13, -12, 5, dark),
    path('M-9 6 H9 Q8 16 0 18 Q-8 16 -9 6Z', dark),
    line('M0 17 V24 Q-6 32 -10 26 M0 24 Q6 32 10 26', dark, 3),
  ],
)

export const cat = symbol(
  { main: ORANGE.mid, alt: ORANGE.dark, light: CREAM, dark: INK },
  ({ main, alt, light, dark }) => [
    path(
      'M-36 -44 L-12 -28 H12 L36 -44 Q44 -12 40 8 Q36 40 0 40 Q-36 40 -40 8 Q-44 -12 -36 -44Z',
      main,
    ),
    path('M0 -28 h8 l-4 16 h-8 l-4 -16Z', alt),
    path('M-30 -34 L-18 -26 Q-28 -20 -31 -14Z', light),
    path('M30 -34 L18 -26 Q28 -20 31 -14Z', light),
    ellipse(-16, 0, 5, 7, dark),
    ellipse(16, 0, 5, 7, dark),
    path('M-5 12 H5 L0 18Z', dark),
    line('M0 18 Q-6 26 -12 22 M0 18 Q6 26 12 22', dark, 3),
    line('M-26 14 H-46 M-26 20 L-44 26 M26 14 H46 M26 20 L44 26', light, 2.5),
  ],
)

export const bone = symbol(
  { main: CREAM, alt: SAND.mid, light: CREAM, dark: SAND.dark },
  ({ main, alt }) => [
    line('M-24 24 L24 -24', main, 18),
    circle(-32, 18, 13, main),
    circle(-18, 32, 13, main),
    circle(32, -18, 13, main),
    circle(18, -32, 13, main),
    line('M-16 26 L26 -16', alt, 4),
  ],
)

export const petBowl = symbol(
  { main: TEAL.mid, alt: WOOD.mid, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    circle(-16, 2, 11, alt),
    circle(0, -4, 12, WOOD.soft),
    circle(17, 2, 11, alt),
    path('M-38 4 H38 L46 36 Q47 44 40 44 H-40 Q-47 44 -46 36Z', main),
    rect(-42, 0, 84, 10, dark, 5),
    circle(0, 28, 6, light),
    circle(-9, 20, 3.4, light),
    circle(0, 17, 3.4, light),
    circle(9, 20, 3.4, light),
  ],
)

export const surubi = symbol(
  { main: STEEL.mid, alt: SAND.light, light: STEEL.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M30 0 L48 -22 Q44 0 48 22Z', main),
    path('M-46 4 Q-34 -22 0 -20 Q24 -18 36 0 Q24 16 0 18 Q-34 20 -46 4Z', main),
    path('M-46 4 Q-30 8 0 8 Q22 8 36 0 Q24 16 0 18 Q-34 20 -46 4Z', alt),
    path('M-6 -19 L6 -34 Q16 -28 14 -16Z', light),
    path('M-4 18 L4 32 Q14 28 12 16Z', light),
    repeat(5, (index) =>
      line(`M${-14 + index * 10} ${-14 + Math.abs(index - 1) * 1.5} v14`, dark, 3.6),
    ),
    circle(-30, -3, 4.5, dark),
    line('M-42 8 Q-44 22 -34 28 M-36 10 Q-34 20 -24 22', main, 3),
  ],
)

export const yacare = symbol(
  { main: LEAF.mid, alt: LEAF.soft, light: CREAM, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    repeat(4, (index) => path(`M${-2 + index * 11} -12 l6 -13 l6 13Z`, dark)),
    path(
      'M-46 8 Q-44 -2 -30 -2 Q-28 -18 -14 -16 H22 Q46 -14 48 18 Q36 4 30 14 V32 H18 V20 H-8 V32 H-20 V20 H-38 Q-46 18 -46 8Z',
      main,
    ),
    path('M-46 12 H-14 Q-8 20 -20 20 H-38 Q-46 18 -46 12Z', alt),
    circle(-20, -12, 7, light),
    circle(-20, -12, 3.4, INK),
    line('M-42 10 l4 -4 l4 4 l4 -4 l4 4 l4 -4', light, 2.5),
  ],
)

export const tero = symbol(
  { main: STEEL.mid, alt: CREAM, light: STEEL.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M-4 24 L-8 46 M8 24 L8 46', BRICK.mid, 4),
    path('M-14 -30 Q-4 -46 12 -38 Q22 -28 14 -12 Q40 0 46 20 Q20 32 -6 28 Q-26 18 -14 -30Z', main),
    path('M-12 6 Q-14 28 6 28 Q20 28 24 22 Q2 20 -12 6Z', alt),
    path('M4 0 Q30 4 46 20 Q22 22 4 0Z', light),
    line('M10 -40 Q26 -48 32 -44', dark, 3),
    path('M-12 -30 L-30 -26 L-12 -22Z', BRICK.mid),
    circle(-2, -28, 4.5, BRICK.mid),
    path('M-15 -18 Q-2 -14 2 4 Q-8 14 -14 4Z', dark),
  ],
)

export const chick = symbol(
  { main: MUSTARD.mid, alt: ORANGE.mid, light: MUSTARD.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    line('M-8 34 V44 M8 34 V44', alt, 5),
    circle(2, 10, 29, main),
    circle(-10, -20, 21, main),
    path('M2 4 Q26 0 30 16 Q18 26 2 4Z', light),
    path('M-28 -22 L-44 -14 L-28 -10Z', alt),
    circle(-16, -24, 4, dark),
  ],
)
