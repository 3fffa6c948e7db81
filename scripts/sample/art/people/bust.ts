import { INK, MUSTARD } from '../palette.ts'
import { circle, ellipse, line, path, rect } from '../shapes.ts'
import { drawClothes } from './clothes.ts'
import { drawBeard, drawHair } from './hair.ts'
import { HAIR, SKIN } from './person.ts'
import type { Person } from './person.ts'

const HEAD =
  'M232 240 Q230 150 320 148 Q410 150 408 240 Q408 322 372 356 Q344 386 320 386 Q296 386 268 356 Q232 322 232 240Z'

function drawFace({ skin, hairColour, older }: Person): string {
  const tone = SKIN[skin]
  const brow = hairColour === 'blanco' || hairColour === 'rubio' ? '#8A7A66' : HAIR[hairColour]
  const lines = older
    ? line(
        'M256 300 Q262 318 272 326 M384 300 Q378 318 368 326 M262 284 l-10 6 M378 284 l10 6',
        tone.shade,
        4,
      )
    : ''
  return [
    circle(264, 306, 20, tone.cheek),
    circle(376, 306, 20, tone.cheek),
    ellipse(283, 264, 9, 11, INK),
    ellipse(357, 264, 9, 11, INK),
    circle(286, 260, 3, '#fff'),
    circle(360, 260, 3, '#fff'),
    line('M264 238 Q282 226 300 236', brow, 8),
    line('M340 236 Q358 226 376 238', brow, 8),
    line('M320 266 Q310 296 324 300', tone.shade, 6),
    path('M288 326 Q320 342 352 326 Q344 356 320 356 Q296 356 288 326Z', tone.lip),
    path('M296 331 Q320 341 344 331 Q338 341 320 341 Q302 341 296 331Z', '#fff'),
    lines,
  ].join('')
}

function drawGlasses(): string {
  const lens = (x: number) =>
    `<rect x="${x}" y="240" width="62" height="50" rx="20" fill="#ffffff33" stroke="${INK}" stroke-width="6"/>`
  return (
    lens(250) +
    lens(328) +
    line('M312 260 Q320 254 328 260 M250 258 L234 252 M390 258 L406 252', INK, 6)
  )
}

/**
 * Head and shoulders on a 640 × 640 picture, without ground: the head's middle is (320, 260), the
 * shoulders run out at the lower edge.
 */
export function drawBust(person: Person): string {
  const tone = SKIN[person.skin]
  const hair = drawHair(person.hair, HAIR[person.hairColour])
  const ears = ellipse(230, 268, 17, 27, tone.shade) + ellipse(410, 268, 17, 27, tone.shade)
  const rings = person.earrings
    ? circle(228, 302, 9, MUSTARD.mid) + circle(412, 302, 9, MUSTARD.mid)
    : ''
  return [
    hair.back,
    rect(276, 340, 88, 130, tone.face, 30),
    path('M276 366 Q320 420 364 366 V402 Q320 440 276 402Z', tone.shade),
    path('M246 442 Q320 512 394 442 L364 424 H276Z', tone.face),
    drawClothes(person),
    ears,
    rings,
    path(HEAD, tone.face),
    drawFace(person),
    person.beard ? drawBeard(person.beard, HAIR[person.hairColour]) : '',
    hair.front,
    person.glasses ? drawGlasses() : '',
  ].join('')
}
