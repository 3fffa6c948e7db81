import { BRICK, CREAM, MUSTARD, ORANGE, SAND, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, line, path, place, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const bricks = symbol(
  { main: BRICK.mid, alt: BRICK.soft, light: SAND.light, dark: BRICK.dark },
  ({ main, alt, dark }) => [
    rect(-44, 20, 40, 22, main, 3),
    rect(0, 20, 44, 22, alt, 3),
    rect(-44, -6, 24, 22, alt, 3),
    rect(-16, -6, 38, 22, main, 3),
    rect(26, -6, 18, 22, dark, 3),
    rect(-30, -32, 40, 22, dark, 3),
    rect(14, -32, 24, 22, main, 3),
  ],
)

export const trowel = symbol(
  { main: STEEL.soft, alt: WOOD.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    place(
      path('M0 48 Q-26 16 -26 -12 H26 Q26 16 0 48Z', main) +
        path('M0 48 Q-26 16 -26 -12 H0Z', light) +
        line('M0 -12 V-22', dark, 7) +
        rect(-8, -48, 16, 28, alt, 7),
      0,
      0,
      { rotate: 40 },
    ),
  ],
)

export const bulb = symbol(
  { main: MUSTARD.mid, alt: ORANGE.mid, light: CREAM, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    path('M0 -46 A31 31 0 0 1 18 10 Q14 15 14 22 H-14 Q-14 15 -18 10 A31 31 0 0 1 0 -46Z', main),
    line('M-18 -16 A18 18 0 0 1 -4 -32', light, 6),
    line('M-8 20 L-11 -4 L0 4 L11 -4 L8 20', alt, 4),
    rect(-14, 22, 28, 8, dark, 3),
    rect(-14, 31, 28, 8, dark, 3),
    rect(-8, 39, 16, 6, dark, 3),
  ],
)

export const plug = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: STEEL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-20, -46, 9, 28, light, 3),
    rect(11, -46, 9, 28, light, 3),
    path('M-32 -22 H32 V-4 Q32 22 8 24 V34 H-8 V24 Q-32 22 -32 -4Z', main),
    rect(-32, -22, 64, 9, dark, 3),
    line('M0 32 Q0 44 14 44 H38', alt, 7),
  ],
)

export const faucet = symbol(
  { main: STEEL.soft, alt: TEAL.mid, light: CREAM, dark: STEEL.mid },
  ({ main, alt, light, dark }) => [
    rect(-30, -46, 34, 9, alt, 4.5),
    rect(-17, -40, 8, 18, dark),
    path('M-44 -24 H10 Q36 -24 36 6 V14 H16 V6 Q16 -2 8 -2 H-44Z', main),
    rect(-48, -30, 10, 34, dark, 3),
    rect(13, 12, 26, 7, dark, 3),
    line('M-30 -16 H8 Q26 -16 28 2', light, 4),
    path('M26 24 Q36 36 26 44 Q16 36 26 24Z', alt),
  ],
)

export const key = symbol(
  { main: MUSTARD.mid, alt: ORANGE.mid, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, light, dark }) => [
    place(
      rect(-6, -8, 12, 54, main, 3) +
        rect(4, 24, 16, 9, main, 2) +
        rect(4, 37, 12, 9, main, 2) +
        circle(0, -24, 22, main) +
        path('M-20 -28 A21 21 0 0 1 14 -40 L8 -33 A13 13 0 0 0 -12 -26Z', light) +
        circle(0, -26, 9, dark),
      0,
      0,
      { rotate: 36 },
    ),
  ],
)

export const padlock = symbol(
  { main: MUSTARD.mid, alt: STEEL.mid, light: MUSTARD.soft, dark: STEEL.dark },
  ({ main, alt, light, dark }) => [
    line('M-20 -4 V-20 A20 20 0 0 1 20 -20 V-4', alt, 10),
    rect(-34, -6, 68, 50, main, 9),
    rect(-34, -6, 68, 12, light, 6),
    circle(0, 18, 8, dark),
    path('M-4 20 H4 L7 36 H-7Z', dark),
  ],
)

export const ladder = symbol(
  { main: ORANGE.mid, alt: WOOD.mid, light: ORANGE.soft, dark: WOOD.dark },
  ({ main, alt, dark }) => [
    line('M10 -40 L32 42', dark, 7),
    line('M-6 -42 L-34 42', main, 8),
    line('M10 -42 L10 42', main, 8),
    repeat(5, (index) => line(`M${-10 - index * 5} ${-26 + index * 15} H10`, alt, 6)),
    rect(-12, -47, 30, 9, alt, 4),
  ],
)

export const hardHat = symbol(
  { main: MUSTARD.mid, alt: ORANGE.mid, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, alt, light, dark }) => [
    path('M-38 18 A38 40 0 0 1 38 18Z', main),
    path('M-32 14 A32 34 0 0 1 -12 -16 V14Z', light),
    rect(-9, -28, 18, 46, alt, 6),
    rect(-47, 16, 94, 13, dark, 6.5),
  ],
)

export const pump = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    rect(-40, 34, 74, 10, dark, 3),
    circle(-16, 6, 27, main),
    ring(-16, 6, 15, light, 5),
    circle(-16, 6, 6, alt),
    rect(8, -12, 34, 34, main, 6),
    repeat(4, (index) => rect(13 + index * 7, -6, 3.5, 22, dark, 1.5)),
    rect(-26, -40, 20, 24, alt, 3),
    rect(-32, -46, 32, 9, dark, 3),
  ],
)
