import {
  BRICK,
  CHOCO,
  CREAM,
  INK,
  LEAF,
  MUSTARD,
  ORANGE,
  SAND,
  STEEL,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const pizza = symbol(
  { main: MUSTARD.mid, alt: '#C07A33', light: MUSTARD.soft, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    path('M-40 -26 Q0 -52 40 -26 L4 44 Q0 50 -4 44Z', main),
    path('M-40 -26 Q0 -52 40 -26 L46 -34 Q0 -62 -46 -34Z', alt),
    path('M-30 -24 Q0 -42 30 -24 L24 -14 Q0 -30 -24 -14Z', light),
    circle(-12, -8, 8, dark),
    circle(12, -6, 8, dark),
    circle(0, 16, 7.5, dark),
  ],
)

export const empanada = symbol(
  { main: '#DFA24C', alt: '#B86E28', light: '#F4D597', dark: '#7C4620' },
  ({ main, alt, light, dark }) => [
    path('M-46 24 Q-44 -28 0 -30 Q44 -28 46 24 Q46 30 38 30 H-38 Q-46 30 -46 24Z', main),
    repeat(7, (index) => circle(-39 + index * 13, 28, 8, alt)),
    repeat(7, (index) => line(`M${-39 + index * 13} 24 v7`, dark, 2.5)),
    path('M-34 4 Q-28 -18 -2 -22 Q-22 -12 -26 8Z', light),
    line('M0 -6 v8 M12 -4 v8', dark, 3.5),
  ],
)

export const burger = symbol(
  { main: '#DFA24C', alt: CHOCO, light: '#F4D597', dark: LEAF.mid },
  ({ main, alt, light, dark }) => [
    path('M-42 -6 Q-42 -42 0 -42 Q42 -42 42 -6Z', main),
    ellipse(-16, -26, 4, 2.5, light),
    ellipse(2, -32, 4, 2.5, light),
    ellipse(18, -24, 4, 2.5, light),
    path(
      'M-46 -4 H46 Q44 8 34 2 Q26 -2 18 6 Q10 10 2 3 Q-6 -2 -14 6 Q-22 10 -30 3 Q-40 8 -46 -4Z',
      dark,
    ),
    rect(-42, 8, 84, 14, alt, 7),
    path('M-44 24 H44 V30 Q44 42 30 42 H-30 Q-44 42 -44 30Z', main),
  ],
)

export const cup = symbol(
  { main: TEAL.mid, alt: CHOCO, light: CREAM, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    ring(30, 8, 13, main, 8),
    path('M-36 -10 H32 V10 Q32 34 8 34 H-12 Q-36 34 -36 10Z', main),
    ellipse(-2, -10, 34, 7, alt),
    rect(-44, 36, 84, 8, dark, 4),
    line('M-16 -24 Q-24 -32 -16 -40 M4 -24 Q-4 -34 4 -44', light, 5),
  ],
)

export const steak = symbol(
  { main: BRICK.mid, alt: BRICK.soft, light: CREAM, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    path(
      'M-44 -8 Q-46 -40 -8 -40 Q34 -42 44 -8 Q48 14 30 26 Q12 30 4 40 Q-10 48 -22 36 Q-42 18 -44 -8Z',
      light,
    ),
    path(
      'M-36 -8 Q-36 -32 -8 -32 Q28 -32 36 -6 Q38 10 26 18 Q6 22 -2 32 Q-10 38 -17 30 Q-34 14 -36 -8Z',
      main,
    ),
    path('M-28 -14 Q-20 -26 -2 -26 Q18 -24 26 -12 Q6 -18 -28 -14Z', alt),
    circle(-8, 4, 9, light),
    circle(-8, 4, 4, dark),
  ],
)

export const sushi = symbol(
  { main: ORANGE.mid, alt: CREAM, light: ORANGE.pale, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M-44 20 Q-44 6 -30 6 H30 Q44 6 44 20 V28 Q44 40 32 40 H-32 Q-44 40 -44 28Z', alt),
    path('M-46 10 Q-40 -28 0 -28 Q40 -28 46 10 Q30 18 0 18 Q-30 18 -46 10Z', main),
    line('M-26 -14 L-14 14 M-2 -26 L10 16 M20 -22 L32 10', light, 5),
    rect(-9, -27, 18, 68, dark),
  ],
)

export const pasta = symbol(
  { main: MUSTARD.soft, alt: BRICK.mid, light: CREAM, dark: TEAL.mid },
  ({ main, alt, dark }) => [
    path('M-32 8 Q-38 -14 -20 -20 Q-10 -38 8 -28 Q28 -34 30 -10 Q40 -4 34 10Z', main),
    line('M-24 4 Q-28 -14 -10 -14 Q6 -14 4 2 M-8 4 Q-6 -22 14 -20 Q28 -16 24 2', '#D9A63A', 4),
    circle(2, -28, 12, alt),
    path('M-46 6 H46 Q44 42 10 42 H-10 Q-44 42 -46 6Z', dark),
    line('M-30 18 Q-24 32 -8 34', TEAL.soft, 5),
  ],
)

export const pot = symbol(
  { main: BRICK.mid, alt: ORANGE.mid, light: BRICK.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    rect(-48, -4, 96, 12, dark, 6),
    path('M-36 -8 H36 V30 Q36 44 22 44 H-22 Q-36 44 -36 30Z', main),
    rect(-26, 2, 8, 30, light, 4),
    path('M-38 -12 Q-36 -30 0 -30 Q36 -30 38 -12Z', alt),
    rect(-8, -40, 16, 11, dark, 5),
  ],
)

export const flame = symbol(
  { main: ORANGE.mid, alt: MUSTARD.mid, light: CREAM, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    path(
      'M4 -48 Q38 -20 34 12 Q32 44 0 44 Q-34 44 -34 12 Q-34 -8 -20 -22 Q-18 -10 -10 -8 Q-8 -30 4 -48Z',
      dark,
    ),
    path(
      'M6 -30 Q28 -8 26 16 Q24 44 0 44 Q-26 44 -26 16 Q-26 4 -18 -6 Q-14 4 -6 4 Q-4 -14 6 -30Z',
      main,
    ),
    path('M4 -2 Q16 12 15 24 Q13 44 0 44 Q-14 44 -15 26 Q-15 18 -8 12 Q-4 18 0 16 Q0 6 4 -2Z', alt),
    circle(0, 34, 7, light),
  ],
)

export const asado = symbol(
  { main: BRICK.mid, alt: STEEL.mid, light: MUSTARD.mid, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    line('M-42 42 L38 -42', alt, 5),
    repeat(4, (index) =>
      place(
        rect(-17, -11, 34, 22, index % 2 ? light : main, 8) +
          rect(-12, -7, 10, 5, index % 2 ? CREAM : BRICK.soft, 2.5),
        -24 + index * 16,
        24 - index * 17,
        { rotate: 44 },
      ),
    ),
    circle(40, -44, 5, dark),
  ],
)

export const mate = symbol(
  { main: WOOD.mid, alt: STEEL.soft, light: LEAF.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M6 -8 L28 -42 H38', alt, 6),
    ellipse(-2, -16, 24, 8, light),
    path('M-28 -14 H24 Q40 14 22 38 Q14 44 -2 44 Q-18 44 -26 38 Q-44 14 -28 -14Z', main),
    rect(-31, -22, 58, 11, alt, 5),
    line('M-26 4 Q-30 18 -20 30', '#CF9A5F', 6),
    rect(-20, 38, 36, 7, dark, 3.5),
  ],
)

export const thermos = symbol(
  { main: TEAL.mid, alt: STEEL.soft, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-14, -47, 28, 14, alt, 4),
    path(
      'M-20 -32 H20 Q24 -26 24 -20 V36 Q24 44 16 44 H-16 Q-24 44 -24 36 V-20 Q-24 -26 -20 -32Z',
      main,
    ),
    rect(-16, -22, 7, 54, light, 3.5),
    rect(-24, 14, 48, 7, dark),
    rect(22, -16, 12, 34, dark, 5),
  ],
)

export const fork = symbol(
  { main: STEEL.mid, alt: SAND.light, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light }) => [
    circle(0, 2, 34, alt),
    ring(0, 2, 22, light, 4),
    line('M-42 -38 V-20 M-34 -38 V-20 M-38 -22 V42', main, 5),
    path('M34 -40 Q48 -26 44 4 H38 V42 H34Z', main),
  ],
)
