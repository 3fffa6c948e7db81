import {
  BRICK,
  CREAM,
  INK,
  LAPACHO,
  LEAF,
  MUSTARD,
  ORANGE,
  PLUM,
  SAND,
  SKY,
  STEEL,
  TEAL,
} from '../palette.ts'
import type { Ink } from '../palette.ts'
import type { Random } from '../../random.ts'
import { ellipse, line, place } from '../shapes.ts'
import { drawSymbol } from '../symbols/index.ts'
import type { SymbolName } from '../symbols/index.ts'
import { footOf } from '../symbols/foot.ts'

/** What a shop has in several colours; bread stays the colour of bread. */
const COLOURFUL = new Set<SymbolName>([
  'balloon',
  'bicycle',
  'boat',
  'books',
  'bottle',
  'bucket',
  'can',
  'candy',
  'car',
  'dress',
  'fridge',
  'gift',
  'handbag',
  'headphones',
  'helmet',
  'jar',
  'kettlebell',
  'kite',
  'lamp',
  'lipstick',
  'mask',
  'motorbike',
  'mouse',
  'notebook',
  'oilCan',
  'onesie',
  'paintCan',
  'partyHat',
  'perfume',
  'petBowl',
  'pillow',
  'pot',
  'sandal',
  'shampoo',
  'shirt',
  'sneaker',
  'soap',
  'sofa',
  'spool',
  'sprayBottle',
  'thermos',
  'vase',
  'wallet',
  'yerba',
  'mat',
  'rug',
  'popsicle',
  'paintRoller',
  'brush',
])

const COLOURWAYS: Ink[] = [
  { main: TEAL.mid, alt: ORANGE.mid, light: TEAL.soft, dark: TEAL.deep },
  { main: ORANGE.mid, alt: CREAM, light: ORANGE.soft, dark: '#7A3308' },
  { main: BRICK.mid, alt: MUSTARD.mid, light: BRICK.soft, dark: BRICK.dark },
  { main: MUSTARD.mid, alt: TEAL.dark, light: MUSTARD.soft, dark: MUSTARD.dark },
  { main: LEAF.mid, alt: CREAM, light: LEAF.soft, dark: LEAF.dark },
  { main: LAPACHO.mid, alt: PLUM.mid, light: LAPACHO.soft, dark: LAPACHO.dark },
  { main: PLUM.mid, alt: MUSTARD.mid, light: PLUM.soft, dark: PLUM.dark },
  { main: SKY.dark, alt: SAND.light, light: SKY.mid, dark: '#274F66' },
]

/** A thing of the trade, in a colour that a shop could have it in. */
export function drawThing(name: SymbolName, random: Random): string {
  return COLOURFUL.has(name) ? drawSymbol(name, random.pick(COLOURWAYS)) : drawSymbol(name)
}

export interface Spot {
  x: number
  /** Where the thing's foot rests. */
  y: number
  /** Side of its box in pixels. */
  size: number
}

/** A thing standing at a spot, with the shade below it. */
export function standing(name: SymbolName, { x, y, size }: Spot, random: Random): string {
  const scale = size / 100
  return (
    ellipse(x, y, size * 0.38, size * 0.045, `${INK}33`) +
    place(drawThing(name, random), x, y - footOf(name) * scale, { scale })
  )
}

/** A thing hanging from a hook at (x, y). */
export function hanging(name: SymbolName, { x, y, size }: Spot, random: Random): string {
  const scale = size / 100
  return (
    line(`M${x} ${y} v${size * 0.16}`, STEEL.dark, 4) +
    place(drawThing(name, random), x, y + size * 0.58, { scale })
  )
}

/** As many things as fit side by side from x1 to x2, in an order that does not repeat at once. */
export function row(
  names: readonly SymbolName[],
  { from, to, y, size }: { from: number; to: number; y: number; size: number },
  random: Random,
): string {
  const step = size * 0.98
  const count = Math.max(1, Math.floor((to - from) / step))
  const gap = (to - from) / count
  const order = Array.from({ length: Math.ceil(count / names.length) }, () =>
    random.shuffle(names),
  ).flat()
  return order
    .slice(0, count)
    .map((name, index) =>
      standing(
        name,
        { x: from + gap * (index + 0.5), y, size: size * random.between(0.86, 1) },
        random,
      ),
    )
    .join('')
}
