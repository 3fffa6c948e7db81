import {
  BRICK,
  CHOCO,
  CREAM,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  SAND,
  TEAL,
  WOOD,
} from '../palette.ts'
import { circle, ellipse, line, path, place, rect, repeat } from '../shapes.ts'
import { symbol } from './symbol.ts'

const BAKED = { main: '#D9973F', alt: '#B86E28', light: '#F2CF8F', dark: '#7C4620' }

export const bread = symbol(BAKED, ({ main, alt, light, dark }) => [
  path('M-44 16 Q-48 -24 0 -26 Q48 -24 44 16 Q44 30 30 30 H-30 Q-44 30 -44 16Z', main),
  path('M-44 16 Q-44 30 -30 30 H30 Q44 30 44 16 Q20 24 0 24 Q-20 24 -44 16Z', alt),
  line('M-24 -12 Q-18 -4 -20 8 M-2 -16 Q4 -6 2 8 M20 -12 Q26 -4 24 8', light, 6),
  line('M-18 -12 Q-12 -4 -14 8 M4 -16 Q10 -6 8 8 M26 -12 Q32 -4 30 8', dark, 2.5),
])

export const croissant = symbol(BAKED, ({ main, alt, light, dark }) => [
  path(
    'M-46 26 Q-50 -6 -24 -24 Q0 -38 24 -24 Q50 -6 46 26 Q42 34 34 28 Q28 10 12 6 Q0 4 -12 6 Q-28 10 -34 28 Q-42 34 -46 26Z',
    main,
  ),
  path('M-12 -30 Q0 -34 12 -30 L10 6 Q0 4 -10 6Z', light),
  line('M-12 -29 L-9 5 M12 -29 L9 5 M-32 -16 L-22 10 M32 -16 L22 10', dark, 4),
  path('M-46 26 Q-48 12 -43 2 L-32 18 Q-34 26 -36 30 Q-42 34 -46 26Z', alt),
  path('M46 26 Q48 12 43 2 L32 18 Q34 26 36 30 Q42 34 46 26Z', alt),
])

export const wheat = symbol(
  { main: MUSTARD.mid, alt: MUSTARD.dark, light: MUSTARD.soft, dark: MUSTARD.dark },
  ({ main, light, alt }) => [
    line('M0 44 V-24', alt, 5),
    path('M0 -48 Q13 -36 0 -20 Q-13 -36 0 -48Z', light),
    repeat(3, (index) => {
      const y = -16 + index * 18
      return (
        path(`M-2 ${y + 12} Q-26 ${y + 8} -24 ${y - 14} Q-4 ${y - 8} -2 ${y + 12}Z`, main) +
        path(`M2 ${y + 12} Q26 ${y + 8} 24 ${y - 14} Q4 ${y - 8} 2 ${y + 12}Z`, light)
      )
    }),
  ],
)

export const cake = symbol(
  { main: LAPACHO.soft, alt: CHOCO, light: CREAM, dark: BRICK.mid },
  ({ main, alt, light, dark }) => [
    rect(-44, 36, 88, 8, light, 4),
    rect(-36, 4, 72, 33, alt, 5),
    path(
      'M-36 6 Q-36 -4 -28 -4 H28 Q36 -4 36 6 V14 Q30 24 24 14 Q18 8 12 16 Q6 26 0 16 Q-6 8 -12 16 Q-18 24 -24 14 Q-30 8 -36 16Z',
      main,
    ),
    rect(-24, -24, 48, 21, light, 4),
    path(
      'M-24 -18 Q-24 -26 -16 -26 H16 Q24 -26 24 -18 V-14 Q16 -6 8 -14 Q0 -20 -8 -13 Q-16 -6 -24 -14Z',
      main,
    ),
    circle(0, -35, 9, dark),
    line('M0 -42 Q2 -48 8 -48', alt, 3),
  ],
)

export const chipa = symbol(BAKED, ({ main, alt, light, dark }) => [
  circle(-20, 18, 24, main),
  circle(22, 20, 22, alt),
  circle(2, -12, 25, main),
  path('M-20 -18 A25 25 0 0 1 14 -33 Q-4 -30 -20 -18Z', light),
  path('M-42 12 A24 24 0 0 1 -22 -6 Q-36 2 -42 12Z', light),
  line('M-6 -14 Q2 -22 10 -16 M-26 20 Q-18 12 -12 20 M18 24 Q24 16 32 22', dark, 3.5),
])

export const cookie = symbol(BAKED, ({ main, alt, light, dark }) => [
  circle(0, 4, 40, alt),
  circle(0, 2, 36, main),
  rect(-36, -6, 72, 13, light, 6),
  path('M-33 -12 A36 36 0 0 1 33 -12Z', main),
  repeat(6, (index) => circle(-22 + index * 9, -20 + (index % 2) * 8, 2.6, dark)),
])

export const iceCream = symbol(
  { main: LAPACHO.soft, alt: WOOD.soft, light: CREAM, dark: WOOD.dark },
  ({ main, alt, light, dark }) => [
    path('M-23 2 H23 L3 47 Q0 50 -3 47Z', alt),
    line('M-16 8 L8 32 M-2 6 L14 20 M16 8 L-8 32 M2 6 L-14 20', dark, 2.5),
    circle(-13, -8, 17, main),
    circle(13, -8, 17, light),
    circle(0, -27, 18, main),
    path('M-16 -33 A18 18 0 0 1 4 -44 Q-8 -38 -10 -28Z', light),
    rect(-29, -2, 58, 9, dark, 4.5),
  ],
)

export const popsicle = symbol(
  { main: ORANGE.mid, alt: TEAL.soft, light: CREAM, dark: WOOD.soft },
  ({ main, alt, light, dark }) => [
    rect(-6, 20, 12, 26, dark, 6),
    path('M-24 -22 A24 24 0 0 1 24 -22 V20 Q24 28 16 28 H-16 Q-24 28 -24 20Z', main),
    path('M-24 -2 H24 V20 Q24 28 16 28 H-16 Q-24 28 -24 20Z', alt),
    rect(-14, -26, 7, 40, light, 3.5),
  ],
)

export const candy = symbol(
  { main: ORANGE.mid, alt: LAPACHO.mid, light: CREAM, dark: BRICK.mid },
  ({ main, alt, light }) => [
    path('M-22 0 L-46 -18 Q-42 0 -46 18Z', alt),
    path('M22 0 L46 -18 Q42 0 46 18Z', alt),
    circle(0, 0, 26, main),
    path('M-6 -25 Q8 0 -6 25 A26 26 0 0 1 -18 19 Q-6 0 -18 -19 A26 26 0 0 1 -6 -25Z', light),
    path('M14 -22 Q26 0 14 22 A26 26 0 0 0 22 14 Q28 0 22 -14Z', light),
  ],
)

export const alfajor = symbol(
  { main: CHOCO, alt: SAND.mid, light: '#A66A45', dark: '#2F1810' },
  ({ main, alt, light, dark }) => [
    ellipse(0, 26, 44, 18, dark),
    rect(-44, -4, 88, 30, alt),
    ellipse(0, 20, 44, 16, main),
    rect(-44, 10, 88, 12, main),
    ellipse(0, 4, 44, 17, alt),
    rect(-44, -12, 88, 12, main),
    ellipse(0, 0, 44, 17, main),
    ellipse(0, -14, 44, 18, main),
    place(line('M-26 -18 Q0 -30 26 -18', light, 5), 0, 2),
  ],
)

export const pie = symbol(
  { main: MUSTARD.soft, alt: '#B86E28', light: CREAM, dark: LEAF.mid },
  ({ main, alt, light, dark }) => [
    path('M-46 8 H46 L36 36 Q34 42 28 42 H-28 Q-34 42 -36 36Z', alt),
    repeat(6, (index) => line(`M${-30 + index * 12} 14 l${-index + 2.5} 22`, '#7C4620', 3)),
    path(
      'M-42 6 Q-40 -16 -26 -14 Q-22 -30 -6 -24 Q4 -36 18 -24 Q32 -26 34 -12 Q44 -8 42 6Z',
      light,
    ),
    rect(-48, 2, 96, 11, main, 5.5),
    circle(2, -30, 8, dark),
  ],
)
