import { BRICK, CHOCO, CREAM, INK, MUSTARD, ORANGE, SAND, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, place, rect } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const shoe = symbol(
  { main: WOOD.mid, alt: CREAM, light: WOOD.soft, dark: CHOCO },
  ({ main, alt, light, dark }) => [
    path('M-44 -18 Q-30 -10 -14 -24 Q4 2 32 6 Q46 10 46 24 H-44Z', main),
    path('M-44 -18 Q-36 -12 -28 -14 L-30 24 H-44Z', light),
    rect(-46, 22, 94, 12, dark, 5),
    line('M-4 -12 L-14 -4 M6 -3 L-4 5 M17 3 L8 11', alt, 4),
  ],
)

export const sneaker = symbol(
  { main: ORANGE.mid, alt: CREAM, light: ORANGE.soft, dark: TEAL.dark },
  ({ main, alt, light, dark }) => [
    path('M-44 -22 H-22 Q-8 2 22 4 Q46 6 46 22 H-44Z', main),
    path('M-44 -22 H-30 L-34 22 H-44Z', dark),
    path('M-14 22 Q-2 6 18 4 L26 4 Q6 10 0 22Z', light),
    rect(-47, 20, 95, 13, alt, 6),
    line('M-17 -8 L-26 -2 M-8 -1 L-18 6', alt, 4),
  ],
)

export const sandal = symbol(
  { main: ORANGE.mid, alt: MUSTARD.mid, light: ORANGE.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    place(
      path(
        'M-18 -30 Q-18 -48 0 -48 Q18 -48 18 -26 Q18 -4 14 8 Q16 44 0 44 Q-16 44 -14 8 Q-18 -8 -18 -30Z',
        dark,
      ) +
        path(
          'M-13 -30 Q-13 -43 0 -43 Q13 -43 13 -26 Q13 -4 10 8 Q11 39 0 39 Q-11 39 -10 8 Q-13 -8 -13 -30Z',
          light,
        ) +
        line('M-17 -14 Q0 -34 17 -14', main, 10) +
        line('M-13 12 Q0 2 13 12', main, 8) +
        circle(0, -24, 5, alt),
      0,
      1,
      { rotate: 24 },
    ),
  ],
)

export const handbag = symbol(
  { main: BRICK.mid, alt: MUSTARD.mid, light: BRICK.soft, dark: BRICK.dark },
  ({ main, alt, light, dark }) => [
    line('M-20 -8 Q-22 -46 0 -46 Q22 -46 20 -8', dark, 6),
    path('M-36 -12 H36 L44 36 Q44 44 36 44 H-36 Q-44 44 -44 36Z', main),
    path('M-36 -12 H36 L40 12 Q0 26 -40 12Z', light),
    rect(-7, 8, 14, 16, alt, 4),
  ],
)

export const hat = symbol(
  { main: SAND.mid, alt: BRICK.mid, light: SAND.light, dark: SAND.dark },
  ({ main, alt, light, dark }) => [
    ellipse(0, 22, 48, 14, dark),
    ellipse(0, 18, 48, 13, main),
    path('M-26 16 Q-26 -34 0 -28 Q26 -34 26 16 Q0 26 -26 16Z', light),
    path('M-26 2 Q0 12 26 2 V16 Q0 26 -26 16Z', alt),
  ],
)

export const boot = symbol(
  { main: WOOD.mid, alt: MUSTARD.mid, light: WOOD.soft, dark: CHOCO },
  ({ main, alt, light, dark }) => [
    path('M-26 -46 H8 V4 Q34 10 40 24 V34 H-26Z', main),
    rect(-26, -46, 34, 12, light),
    rect(-28, 32, 70, 12, dark, 4),
    rect(-28, 32, 18, 14, dark, 2),
    line('M-26 8 H10', alt, 5),
    circle(-20, 8, 5, alt),
  ],
)

export const horseshoe = symbol(
  { main: STEEL.mid, alt: WOOD.mid, light: STEEL.soft, dark: INK },
  ({ main, light, dark }) => [
    path(
      'M-38 -12 A38 38 0 0 1 38 -12 Q38 18 26 42 H10 Q22 12 20 -10 A20 20 0 0 0 -20 -10 Q-22 12 -10 42 H-26 Q-38 18 -38 -12Z',
      main,
    ),
    line('M-31 -18 A32 32 0 0 1 -8 -42', light, 4),
    ...[
      [-28, 10],
      [-28, -14],
      [28, 10],
      [28, -14],
      [-14, -34],
      [14, -34],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.6, dark)),
  ],
)
