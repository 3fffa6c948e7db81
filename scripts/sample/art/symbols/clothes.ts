import { CREAM, LAPACHO, MUSTARD, ORANGE, PLUM, SKY, STEEL, TEAL, WOOD } from '../palette.ts'
import { circle, ellipse, line, path, rect, repeat, ring } from '../shapes.ts'
import { symbol } from './symbol.ts'

export const shirt = symbol(
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  ({ main, alt, light, dark }) => [
    path(
      'M-18 -40 L-46 -24 L-36 2 L-26 -4 V44 H26 V-4 L36 2 L46 -24 L18 -40 Q0 -26 -18 -40Z',
      main,
    ),
    line('M-14 -38 Q0 -26 14 -38', dark, 5),
    rect(-26, 6, 52, 9, light),
    rect(-26, 20, 52, 9, alt),
  ],
)

export const dress = symbol(
  { main: LAPACHO.mid, alt: PLUM.mid, light: LAPACHO.soft, dark: LAPACHO.dark },
  ({ main, alt, light, dark }) => [
    path(
      'M-18 -46 L-10 -46 L-6 -36 Q0 -32 6 -36 L10 -46 L18 -46 L16 -14 L40 38 Q0 52 -40 38 L-16 -14Z',
      main,
    ),
    rect(-17, -18, 34, 8, alt, 3),
    line('M-10 -6 L-20 36 M10 -6 L20 36 M0 -6 V40', dark, 3),
    path('M-15 -36 L-10 -30 L-12 -18 H-16Z', light),
  ],
)

export const jeans = symbol(
  { main: SKY.dark, alt: MUSTARD.mid, light: SKY.mid, dark: '#274F66' },
  ({ main, alt, light, dark }) => [
    path('M-28 -44 H28 L34 44 H8 L0 -8 L-8 44 H-34Z', main),
    rect(-29, -46, 58, 11, dark, 3),
    circle(0, -40, 4, alt),
    line('M-27 -28 Q-14 -24 -12 -34 M27 -28 Q14 -24 12 -34', alt, 2.5),
    line('M-22 -14 L-26 38 M22 -14 L26 38', light, 4),
    line('M-33 38 H-9 M9 38 H33', dark, 4),
  ],
)

export const spool = symbol(
  { main: ORANGE.mid, alt: WOOD.soft, light: ORANGE.soft, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    rect(-24, -24, 48, 52, main),
    repeat(5, (index) => line(`M-24 ${-14 + index * 9} L24 ${-20 + index * 9}`, light, 3)),
    rect(-32, -40, 64, 16, alt, 5),
    rect(-32, 28, 64, 16, alt, 5),
    ellipse(0, -36, 8, 3, dark),
    line('M24 22 Q44 20 40 -8 L44 -42', main, 3),
    line('M44 -46 L38 4', STEEL.mid, 4),
  ],
)

export const thimble = symbol(
  { main: MUSTARD.mid, alt: MUSTARD.dark, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, light, dark }) => [
    path('M-22 -30 Q-20 -44 0 -44 Q20 -44 22 -30 L30 30 H-30Z', main),
    rect(-36, 28, 72, 14, light, 6),
    repeat(4, (row) =>
      repeat(4, (column) => circle(-16 + column * 11 + (row % 2) * 4 - 2, -28 + row * 13, 3, dark)),
    ),
  ],
)

export const overall = symbol(
  { main: SKY.dark, alt: ORANGE.mid, light: SKY.mid, dark: '#274F66' },
  ({ main, alt, light, dark }) => [
    line('M-13 -20 L-18 -46 M13 -20 L18 -46', dark, 7),
    path('M-20 -26 H20 L26 2 L32 44 H7 L0 12 L-7 44 H-32 L-26 2Z', main),
    rect(-11, -14, 22, 15, light, 4),
    circle(-14, -24, 4, alt),
    circle(14, -24, 4, alt),
    line('M-25 4 H25', dark, 4),
  ],
)

export const onesie = symbol(
  { main: MUSTARD.soft, alt: ORANGE.mid, light: CREAM, dark: MUSTARD.dark },
  ({ main, alt, light, dark }) => [
    path(
      'M-16 -40 L-46 -18 L-36 2 L-26 -6 V14 Q-26 32 -8 44 H8 Q26 32 26 14 V-6 L36 2 L46 -18 L16 -40 Q0 -28 -16 -40Z',
      main,
    ),
    line('M-14 -38 Q0 -26 14 -38', dark, 4),
    path('M0 20 Q-18 8 -12 -4 Q-6 -10 0 -2 Q6 -10 12 -4 Q18 8 0 20Z', alt),
    line('M-8 38 H8', light, 4),
  ],
)

export const necklace = symbol(
  { main: MUSTARD.mid, alt: TEAL.mid, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, alt, light }) => [
    ring(0, -10, 32, main, 5),
    repeat(9, (index) => {
      const angle = (Math.PI * (index + 1)) / 10
      return circle(32 * Math.cos(angle), -10 + 32 * Math.sin(angle), 6, index % 2 ? main : light)
    }),
    path('M0 18 L12 32 L0 46 L-12 32Z', alt),
  ],
)
