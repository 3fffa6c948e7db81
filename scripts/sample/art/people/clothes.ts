import { CREAM, MUSTARD, STEEL } from '../palette.ts'
import { circle, line, path, place, rect, repeat } from '../shapes.ts'
import type { Person, Wear } from './person.ts'

const SHOULDERS = 'M96 640 Q102 486 246 440 Q320 480 394 440 Q538 486 544 640Z'
const body = (fill: string) => path(SHOULDERS, fill)
const lowerHalf = (fill: string) => line('M176 560 V640 M464 560 V640', fill, 5)

/** Two lapels and what shows between them. */
function lapels(cloth: string, edge: string, under: string): string {
  return (
    path('M262 432 L320 600 L378 432 L394 440 L340 640 H300 L246 440Z', under) +
    path('M250 434 L204 470 L232 502 L214 522 L306 640 H318 L262 430Z', cloth) +
    path('M390 434 L436 470 L408 502 L426 522 L334 640 H322 L378 430Z', cloth) +
    line(
      'M250 436 L206 470 L232 502 L214 522 L304 638 M390 436 L434 470 L408 502 L426 522 L336 638',
      edge,
      4,
    )
  )
}

const apron = ({ cloth, trim }: Person) =>
  body(cloth) +
  path('M264 434 L320 486 L376 434 L392 446 L352 500 L320 492 L288 500 L248 446Z', CREAM) +
  line('M262 440 L226 560 M378 440 L414 560', trim, 20) +
  path('M204 540 H436 L450 640 H190Z', trim) +
  rect(284, 584, 72, 56, CREAM, 8)

const blazer = ({ cloth, trim }: Person) =>
  body(cloth) +
  lapels(cloth, '#00000038', CREAM) +
  path('M308 484 H332 L340 506 L334 640 H306 L300 506Z', trim) +
  lowerHalf('#00000022')

const blouse = ({ cloth, trim }: Person) =>
  body(cloth) +
  repeat(18, (index) =>
    circle(150 + (index % 6) * 68, 532 + Math.floor(index / 6) * 44 + (index % 2) * 20, 7, trim),
  ) +
  path('M248 440 Q270 500 316 520 L320 470Z', CREAM) +
  path('M392 440 Q370 500 324 520 L320 470Z', CREAM)

const coat = ({ trim }: Person) =>
  body('#F7F5EF') +
  lapels('#FFFFFF', '#C9D3D3', trim) +
  line('M176 566 V640 M464 566 V640', '#D5DCDB', 5) +
  rect(384, 566, 62, 8, '#D5DCDB', 4) +
  rect(398, 548, 7, 24, trim, 3) +
  rect(412, 552, 7, 20, MUSTARD.mid, 3)

const scrubs = ({ cloth, trim }: Person) =>
  body(cloth) +
  path('M258 436 L320 540 L382 436 L396 442 L320 570 L244 442Z', trim) +
  rect(372, 566, 74, 74, '#00000018', 6) +
  lowerHalf('#00000018')

const shirt = ({ cloth, trim }: Person) =>
  body(cloth) +
  path('M256 430 L226 460 L288 524 L320 478Z', trim) +
  path('M384 430 L414 460 L352 524 L320 478Z', trim) +
  line('M320 484 V640', '#00000026', 5) +
  repeat(3, (index) => circle(320, 536 + index * 40, 6, CREAM))

const sweater = ({ cloth, trim }: Person) =>
  body(cloth) +
  path('M250 436 Q320 500 390 436 L404 448 Q320 526 236 448Z', trim) +
  repeat(4, (index) =>
    line(`M${164 + index * 14} ${556 + index * 20} H${476 - index * 14}`, '#00000014', 7),
  )

const vest = ({ cloth, trim }: Person) =>
  body(trim) +
  path('M256 430 L228 456 L286 520 L320 478Z M384 430 L412 456 L354 520 L320 478Z', CREAM) +
  path('M212 462 L300 640 H150 Q150 520 212 462Z', cloth) +
  path('M428 462 L340 640 H490 Q490 520 428 462Z', cloth) +
  line('M158 576 H262 M482 576 H378', '#F6E27A', 16) +
  line('M158 576 H262 M482 576 H378', STEEL.soft, 5)

const WARDROBE = {
  apron,
  blazer,
  blouse,
  coat,
  scrubs,
  shirt,
  sweater,
  vest,
} satisfies Record<Wear, (person: Person) => string>

export function drawClothes(person: Person): string {
  return WARDROBE[person.wear](person)
}

/** A stethoscope around the neck, for those who listen to hearts. */
export function drawStethoscope(colour: string): string {
  return (
    line('M244 446 Q250 560 300 574 M396 446 Q392 520 402 560', colour, 10) +
    place(circle(0, 0, 24, STEEL.soft) + circle(0, 0, 14, STEEL.mid), 404, 578) +
    circle(304, 576, 11, STEEL.mid)
  )
}
