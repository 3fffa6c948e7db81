import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { CREAM, INK, LAPACHO, LEAF, MUSTARD, ORANGE, SKY, TEAL } from './palette.ts'
import { drawThing } from './pieces/things.ts'
import { drawBurst, drawConfetti } from './scenes/promo.ts'
import { circle, ellipse, path, picture, place, rect, repeat } from './shapes.ts'
import { footOf } from './symbols/foot.ts'
import type { SymbolName } from './symbols/index.ts'

const SIDE = 900
const MIDDLE = SIDE / 2

export interface OfferPicture {
  thing: SymbolName
  /** How many of it: a 2X1 shows two. */
  times: 1 | 2 | 3
  seed: string
  /** An offer celebrates, a recommendation is shown in its niche. */
  kind: 'offer' | 'recommended'
}

const GROUNDS = [
  { ground: ORANGE.mid, stage: CREAM },
  { ground: TEAL.mid, stage: MUSTARD.soft },
  { ground: MUSTARD.mid, stage: CREAM },
  { ground: LAPACHO.mid, stage: CREAM },
  { ground: LEAF.mid, stage: MUSTARD.soft },
  { ground: SKY.mid, stage: CREAM },
]

function drawGroup({ thing, times }: OfferPicture, y: number, random: Random): string {
  const scale = { 1: 5, 2: 3.7, 3: 2.8 }[times]
  const gap = { 1: 0, 2: 348, 3: 270 }[times]
  return repeat(times, (index) => {
    const x = MIDDLE + gap * (index - (times - 1) / 2)
    return (
      ellipse(x, y, 34 * scale, 5 * scale, `${INK}33`) +
      place(drawThing(thing, random), x, y - footOf(thing) * scale, { scale })
    )
  })
}

function drawCelebration(offer: OfferPicture, random: Random): string {
  const { ground, stage } = random.pick(GROUNDS)
  return [
    rect(0, 0, SIDE, SIDE, ground),
    drawBurst(MIDDLE, 480, 760, '#ffffff2b'),
    circle(MIDDLE, 430, 330, '#ffffff3a'),
    drawConfetti(SIDE, 640, random),
    rect(0, 770, SIDE, 130, `${INK}2b`),
    ellipse(MIDDLE, 756, 390, 54, `${INK}26`),
    rect(60, 668, 780, 74, stage),
    ellipse(MIDDLE, 742, 390, 50, stage),
    ellipse(MIDDLE, 668, 390, 50, '#ffffff'),
    ellipse(MIDDLE, 668, 366, 43, stage),
    drawGroup(offer, 676, random),
  ].join('')
}

function drawNiche(offer: OfferPicture, random: Random): string {
  const { ground, stage } = random.pick(GROUNDS)
  const leaf = path('M0 0 Q-44 -70 0 -150 Q44 -70 0 0Z', LEAF.mid)
  const lit = path('M0 0 Q-36 -60 0 -126 Q36 -60 0 0Z', LEAF.soft)
  const sprig = [-62, -30, 0, 30, 62]
    .map((turn, index) => place(index % 2 ? lit : leaf, 0, 0, { rotate: turn }))
    .join('')
  return [
    rect(0, 0, SIDE, SIDE, ground),
    repeat(9, (index) => rect(index * 100, 0, 50, SIDE, '#ffffff1f')),
    path('M120 780 V420 A330 330 0 0 1 780 420 V780Z', '#ffffff55'),
    path('M160 780 V424 A290 290 0 0 1 740 424 V780Z', stage),
    circle(MIDDLE, 380, 210, `${ground}59`),
    rect(0, 740, SIDE, 160, TEAL.dark),
    rect(0, 740, SIDE, 16, TEAL.mid),
    place(sprig, 118, 760, { scale: 1.1 }),
    place(sprig, 782, 760, { scale: 1.1 }),
    drawGroup(offer, 764, random),
  ].join('')
}

/** The picture of an offer or a recommended item, 900 × 900 SVG. */
export function drawOffer(offer: OfferPicture): string {
  const random = createRandom(`oferta ${offer.seed}`)
  const draw = offer.kind === 'offer' ? drawCelebration : drawNiche
  return picture(SIDE, SIDE, draw(offer, random))
}
