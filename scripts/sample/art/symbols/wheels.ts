import { BRICK, CREAM, INK, MUSTARD, ORANGE, SKY, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const tyre = symbol(
  { main: INK, alt: STEEL.soft, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    repeat(12, (index) => place(rect(-6, -46, 12, 12, main, 2), 0, 0, { rotate: index * 30 })),
    circle(0, 0, 41, main),
    circle(0, 0, 24, alt),
    repeat(5, (index) => place(rect(-3.5, -22, 7, 16, dark, 3), 0, 0, { rotate: index * 72 })),
    circle(0, 0, 7, dark),
    line('M-33 -8 A34 34 0 0 1 -14 -31', light, 4),
  ],
)

export const car = symbol(
  { main: BRICK.mid, alt: SKY.soft, light: BRICK.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M-26 -4 L-16 -24 Q-14 -28 -8 -28 H16 Q22 -28 26 -22 L36 -4Z', main),
    path('M-18 -4 L-11 -19 Q-10 -21 -7 -21 H2 V-4Z', alt),
    path('M7 -4 V-21 H15 Q18 -21 20 -18 L28 -4Z', alt),
    path('M-48 4 Q-47 -5 -36 -5 H38 Q48 -3 48 8 V20 H-48Z', main),
    rect(-48, 14, 96, 8, dark, 3),
    line('M-28 3 H30', light, 4),
    circle(-26, 20, 13, dark),
    circle(-26, 20, 5, CREAM),
    circle(28, 20, 13, dark),
    circle(28, 20, 5, CREAM),
  ],
)

export const motorbike = symbol(
  { main: ORANGE.mid, alt: STEEL.mid, light: CREAM, dark: INK },
  ({ main, alt, light, dark }) => [
    ring(-29, 20, 15, dark, 7),
    ring(31, 20, 15, dark, 7),
    line('M31 20 L18 -26 H8 M18 -26 L26 -30', alt, 6),
    path('M-12 4 Q-6 -16 14 -14 Q22 -10 18 4Z', main),
    path('M-40 -6 Q-30 -14 -10 -8 L-8 0 H-32Z', dark),
    path('M-12 4 H14 L8 22 H-8Z', alt),
    line('M-29 20 L-8 12', alt, 6),
    circle(27, -22, 6, light),
  ],
)

export const bicycle = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: STEEL.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    ring(-27, 16, 19, dark, 5),
    ring(27, 16, 19, dark, 5),
    line(
      'M-27 16 L-10 -14 H16 L0 16 H-27 M0 16 L-13 -22 M16 -14 L27 16 M16 -14 L12 -28 H24',
      main,
      5.5,
    ),
    line('M-22 -24 H-4', alt, 7),
    circle(0, 16, 6, alt),
    circle(-27, 16, 3.5, light),
    circle(27, 16, 3.5, light),
  ],
)

export const piston = symbol(
  { main: STEEL.soft, alt: STEEL.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    place(
      rect(-26, -46, 52, 42, main, 6) +
        rect(-26, -36, 52, 5, dark) +
        rect(-26, -26, 52, 5, dark) +
        circle(0, -10, 6, dark) +
        path('M-8 -10 H8 L12 26 H-12Z', alt) +
        circle(0, 30, 17, alt) +
        circle(0, 30, 8, light),
      0,
      0,
      { rotate: 18 },
    ),
  ],
)

export const battery = symbol(
  { main: TEAL.dark, alt: ORANGE.mid, light: MUSTARD.mid, dark: INK },
  ({ main, alt, light, dark }) => [
    rect(-32, -36, 16, 12, STEEL.mid, 3),
    rect(16, -36, 16, 12, BRICK.mid, 3),
    rect(-44, -26, 88, 66, main, 6),
    rect(-44, -26, 88, 14, alt, 6),
    rect(-44, 34, 88, 8, dark, 4),
    path('M6 -8 L-16 16 H-2 L-8 34 L16 8 H2Z', light),
  ],
)

export const gear = symbol(
  { main: STEEL.mid, alt: ORANGE.mid, light: STEEL.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    repeat(8, (index) => place(rect(-9, -46, 18, 20, main, 4), 0, 0, { rotate: index * 45 })),
    circle(0, 0, 35, main),
    ring(0, 0, 25, light, 5),
    circle(0, 0, 14, dark),
    circle(0, 0, 7, alt),
  ],
)

export const truck = symbol(
  { main: ORANGE.mid, alt: SKY.soft, light: CREAM, dark: INK },
  ({ main, alt, light, dark }) => [
    rect(-48, -28, 58, 46, light, 4),
    rect(-48, -2, 58, 8, TEAL.mid),
    path('M12 -16 H30 Q34 -16 36 -12 L46 4 V18 H12Z', main),
    path('M18 -9 H29 L37 5 H18Z', alt),
    rect(-48, 16, 96, 8, dark, 3),
    circle(-26, 24, 12, dark),
    circle(-26, 24, 4.5, light),
    circle(28, 24, 12, dark),
    circle(28, 24, 4.5, light),
  ],
)

export const oilCan = symbol(
  { main: MUSTARD.mid, alt: BRICK.mid, light: MUSTARD.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    rect(2, -46, 18, 14, dark, 3),
    path('M-30 -30 H26 Q34 -30 34 -22 V36 Q34 44 26 44 H-26 Q-34 44 -34 36 V-14Z', main),
    line('M-22 -14 L-8 -22 H0', dark, 5),
    path('M0 -8 Q20 16 0 28 Q-20 16 0 -8Z', alt),
    rect(22, -18, 6, 52, light, 3),
  ],
)

export const helmet = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: SKY.soft, dark: INK },
  ({ main, alt, light, dark }) => [
    path('M-42 10 Q-42 -40 4 -40 Q44 -40 44 4 V22 Q44 32 34 32 H-18 Q-42 32 -42 10Z', main),
    path('M-8 -36 Q8 -42 22 -38 Q8 -26 6 -12 H-6 Q-8 -26 -8 -36Z', alt),
    path('M2 -10 H44 V14 H8 Q0 14 2 -10Z', dark),
    line('M14 -2 H34', light, 5),
    rect(-20, 26, 60, 9, dark, 4),
  ],
)

export const waterDrop = symbol(
  { main: SKY.mid, alt: TEAL.mid, light: CREAM, dark: TEAL.dark },
  ({ main, alt, light }) => [
    path('M0 -48 Q40 0 36 18 Q32 46 0 46 Q-32 46 -36 18 Q-40 0 0 -48Z', alt),
    path('M0 -48 Q40 0 36 18 Q32 46 4 46 Q22 30 18 8 Q14 -16 0 -48Z', main),
    line('M-22 14 Q-22 30 -8 34', light, 6),
  ],
)

export const boat = symbol(
  { main: BRICK.mid, alt: CREAM, light: ORANGE.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    line('M0 -44 V8', dark, 5),
    path('M4 -44 Q38 -22 34 2 H4Z', alt),
    path('M-4 -34 Q-28 -16 -28 2 H-4Z', light),
    path('M-46 10 H46 Q40 34 22 34 H-24 Q-40 34 -46 10Z', main),
    line('M-44 42 Q-33 34 -22 42 Q-11 48 0 42 Q11 34 22 42 Q33 48 44 42', TEAL.mid, 5),
  ],
)
