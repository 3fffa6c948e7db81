import { createRandom } from '../random.ts'
import { CREAM, INK, LAPACHO, LEAF, MUSTARD, ORANGE, SAND, SKY, TEAL, WOOD } from './palette.ts'
import { drawBust } from './people/bust.ts'
import { drawStethoscope } from './people/clothes.ts'
import type { Person } from './people/person.ts'
import { drawRiverWindow, drawWall } from './pieces/room.ts'
import { drawPot } from './pieces/street.ts'
import { standing } from './pieces/things.ts'
import { circle, picture, place, rect, repeat } from './shapes.ts'
import { drawSymbol } from './symbols/index.ts'
import type { SymbolName } from './symbols/index.ts'

const SIDE = 640
const SCALE = 1.08

const WALLS = [
  TEAL.pale,
  '#F6D9B0',
  SKY.soft,
  '#F1DFC0',
  '#D7E3C4',
  '#F3D3CF',
  '#C7DDDA',
  '#F4E0AE',
]

export interface PortraitPicture {
  person: Person
  seed: string
  /** What stands on the shelf behind: the profession. */
  things: readonly SymbolName[]
  stethoscope?: boolean
}

function drawShelves(things: readonly SymbolName[], seed: string): string {
  const random = createRandom(`estante ${seed}`)
  const boards = [210, 380]
  return boards
    .map((y, row) => {
      const left = row % 2 === 0
      const x = left ? 0 : 500
      const names = random.shuffle([...things, 'books' as const, 'plant' as const]).slice(0, 2)
      const spots = names.map((name, index) =>
        standing(name, { x: x + 38 + index * 68, y, size: 74 }, random),
      )
      return rect(x, y, 140, 12, WOOD.mid, 3) + spots.join('')
    })
    .join('')
}

/** Framed pictures of the profession, one above the other. */
function drawFrames(things: readonly SymbolName[]): string {
  return repeat(3, (index) => {
    const x = 20 + index * 12
    const y = 60 + index * 140
    const ground = [LEAF.soft, SAND.mid, SKY.mid][index] ?? CREAM
    return (
      rect(x - 7, y - 7, 124, 124, WOOD.dark, 4) +
      rect(x, y, 110, 110, ground) +
      place(drawSymbol(things[index % things.length] ?? 'books'), x + 55, y + 55, { scale: 0.84 })
    )
  })
}

/** A professional's portrait at work, 640 × 640 SVG. */
export function drawPortrait({ person, seed, things, stethoscope }: PortraitPicture): string {
  const random = createRandom(`retrato ${seed}`)
  const wall = random.pick(WALLS)
  const halo = random.pick([MUSTARD.soft, ORANGE.pale, LAPACHO.soft, CREAM, TEAL.soft])
  const setting = random.pick([
    () => drawShelves(things, seed),
    () =>
      drawRiverWindow({ x: 430, y: 70, w: 170, h: 210 }, 'view') + drawPot(70, 560, 190, random),
    () => drawFrames(things) + drawPot(580, 570, 190, random),
    () => drawShelves(things, seed),
  ])
  const bust = drawBust(person) + (stethoscope ? drawStethoscope(INK) : '')
  return picture(
    SIDE,
    SIDE,
    [
      drawWall({ x: 0, y: 0, w: SIDE, h: SIDE }, wall, random),
      circle(320, 330, 232, `${halo}cc`),
      setting(),
      place(bust, 320 - 320 * SCALE, 644 - 640 * SCALE, { scale: SCALE }),
    ].join(''),
  )
}
