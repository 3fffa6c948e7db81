import { BRICK, CREAM, LEAF, MUSTARD, ORANGE, SAND, SKY, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, rect, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const cheese = symbol(
  { main: MUSTARD.mid, alt: MUSTARD.soft, light: CREAM, dark: MUSTARD.dark },
  ({ main, alt, dark }) => [
    path('M-44 0 L24 -34 Q44 -26 44 0Z', alt),
    path('M-44 0 H44 V36 Q44 40 40 40 H-40 Q-44 40 -44 36Z', main),
    circle(-20, 20, 9, dark),
    circle(12, 14, 6, dark),
    circle(26, 30, 8, dark),
    ellipse(14, -14, 8, 5, dark),
  ],
)

export const salami = symbol(
  { main: BRICK.mid, alt: SAND.light, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    place(
      rect(-46, -17, 70, 34, dark, 17) +
        line('M-34 -16 V16 M-18 -17 V17 M-2 -17 V17', alt, 2.5) +
        line('M-46 0 H-54', alt, 4) +
        circle(26, 0, 20, main) +
        ring(26, 0, 18, light, 4) +
        circle(20, -6, 3.5, alt) +
        circle(32, -2, 3.5, alt) +
        circle(24, 8, 3.5, alt),
      2,
      2,
      { rotate: -30 },
    ),
  ],
)

export const apple = symbol(
  { main: BRICK.mid, alt: LEAF.mid, light: BRICK.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M0 -22 Q0 -36 8 -44', dark, 5),
    path('M4 -30 Q14 -48 34 -40 Q28 -24 4 -30Z', alt),
    path(
      'M0 -20 Q34 -34 40 0 Q40 30 16 44 Q8 46 0 42 Q-8 46 -16 44 Q-40 30 -40 0 Q-34 -34 0 -20Z',
      main,
    ),
    path('M-30 4 Q-30 -16 -14 -18 Q-22 -8 -20 12 Q-28 14 -30 4Z', light),
  ],
)

export const orange = symbol(
  { main: ORANGE.mid, alt: LEAF.mid, light: ORANGE.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    circle(0, 8, 37, main),
    line('M-24 -4 A28 28 0 0 1 -6 -18', light, 7),
    path('M0 -28 Q8 -50 36 -46 Q32 -24 0 -28Z', alt),
    line('M2 -29 L24 -40', dark, 2.5),
    circle(0, -27, 4, dark),
  ],
)

export const leaf = symbol(
  { main: LEAF.mid, alt: LEAF.soft, light: CREAM, dark: LEAF.dark },
  ({ main, alt, dark }) => [
    path('M-34 34 Q-46 -34 42 -44 Q46 40 -34 34Z', main),
    path('M-34 34 Q-10 -10 42 -44 Q46 40 -34 34Z', alt),
    line('M-44 46 Q-20 8 22 -24 M-14 12 L-14 -8 M0 0 L22 2', dark, 4),
  ],
)

export const jar = symbol(
  { main: ORANGE.mid, alt: MUSTARD.soft, light: CREAM, dark: WOOD.mid },
  ({ main, alt, light, dark }) => [
    path(
      'M-30 -22 H30 Q36 -16 36 -8 V32 Q36 44 24 44 H-24 Q-36 44 -36 32 V-8 Q-36 -16 -30 -22Z',
      main,
    ),
    rect(-26, -10, 7, 42, alt, 3.5),
    rect(-12, 0, 40, 24, light, 4),
    circle(8, 12, 7, main),
    rect(-32, -40, 64, 18, dark, 5),
  ],
)

export const bottle = symbol(
  { main: LEAF.dark, alt: SAND.light, light: LEAF.mid, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    rect(-8, -48, 16, 16, dark, 3),
    path(
      'M-7 -34 H7 V-18 Q20 -10 20 4 V36 Q20 44 12 44 H-12 Q-20 44 -20 36 V4 Q-20 -10 -7 -18Z',
      main,
    ),
    rect(-20, 8, 40, 22, alt),
    circle(0, 19, 6, dark),
    line('M-13 0 Q-12 -8 -4 -13', light, 4),
  ],
)

export const can = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: CREAM, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    rect(-24, -34, 48, 78, dark, 6),
    rect(-26, -26, 52, 62, main),
    circle(0, 5, 17, light),
    circle(0, 5, 10, alt),
    ellipse(0, -34, 24, 6, STEEL.soft),
  ],
)

export const milk = symbol(
  { main: CREAM, alt: TEAL.mid, light: TEAL.soft, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    path('M-26 -18 L-16 -40 H16 L26 -18Z', light),
    rect(-18, -48, 36, 10, alt, 2),
    rect(-26, -18, 52, 62, main, 3),
    path('M-26 12 Q-13 0 0 12 Q13 24 26 12 V41 Q26 44 23 44 H-23 Q-26 44 -26 41Z', alt),
    line('M0 -38 V-20', dark, 2.5),
  ],
)

export const basket = symbol(
  { main: WOOD.soft, alt: ORANGE.mid, light: LEAF.mid, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M-30 0 Q-30 -46 0 -46 Q30 -46 30 0', dark, 6),
    circle(-18, -4, 14, alt),
    circle(16, -6, 14, BRICK.mid),
    circle(0, -10, 13, light),
    path('M-42 0 H42 L34 38 Q33 44 26 44 H-26 Q-33 44 -34 38Z', main),
    line('M-36 14 H36 M-33 28 H33', dark, 4),
    line('M-18 4 L-15 42 M0 4 V42 M18 4 L15 42', dark, 3),
    rect(-46, -4, 92, 11, dark, 5.5),
  ],
)

export const wineGlass = symbol(
  { main: '#7A1F37', alt: SKY.soft, light: CREAM, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    path('M-26 -46 H26 Q30 2 4 8 V36 H-4 V8 Q-30 2 -26 -46Z', alt),
    path('M-25 -22 H25 Q22 2 0 2 Q-22 2 -25 -22Z', main),
    line('M-15 -36 Q-17 -20 -11 -10', light, 4),
    rect(-22, 36, 44, 8, dark, 4),
  ],
)

export const beer = symbol(
  { main: MUSTARD.mid, alt: CREAM, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, alt, light, dark }) => [
    ring(28, 12, 15, dark, 8),
    rect(-32, -22, 56, 66, main, 7),
    rect(-22, -8, 8, 42, light, 4),
    rect(-4, -8, 8, 42, light, 4),
    circle(-24, -24, 13, alt),
    circle(-4, -30, 16, alt),
    circle(16, -23, 13, alt),
    rect(-34, -24, 60, 12, alt, 6),
  ],
)

export const box = symbol(
  { main: SAND.deep, alt: SAND.mid, light: SAND.light, dark: SAND.dark },
  ({ main, alt, light, dark }) => [
    path('M-42 -20 L0 -38 L42 -20 L0 -2Z', alt),
    path('M-42 -20 L0 -2 V46 L-42 28Z', main),
    path('M42 -20 L0 -2 V46 L42 28Z', dark),
    path('M-24 -28 L18 -10 V10 L24 8 V-12 L-18 -30Z', light),
  ],
)

export const sack = symbol(
  { main: SAND.mid, alt: LEAF.mid, light: SAND.light, dark: SAND.dark },
  ({ main, alt, light, dark }) => [
    path('M-18 -40 Q0 -48 18 -40 L12 -26 H-12Z', light),
    path('M-14 -24 Q-42 -4 -38 32 Q-36 44 -24 44 H24 Q36 44 38 32 Q42 -4 14 -24Z', main),
    line('M-15 -25 H15', dark, 6),
    path('M-4 30 Q-20 10 2 -4 Q20 14 -4 30Z', alt),
    line('M-26 26 Q-30 10 -22 -2', light, 5),
  ],
)

export const yerba = symbol(
  { main: LEAF.mid, alt: CREAM, light: LEAF.soft, dark: LEAF.dark },
  ({ main, alt, light, dark }) => [
    path('M-28 -36 H28 L32 36 Q32 44 24 44 H-24 Q-32 44 -32 36Z', main),
    rect(-30, -46, 60, 13, dark, 3),
    circle(0, 6, 20, alt),
    path('M-10 18 Q-16 -4 12 -8 Q14 16 -10 18Z', main),
    line('M-24 -26 L-26 34', light, 4),
  ],
)
