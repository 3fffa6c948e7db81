import { drawing, thing } from './drawing.ts'
import type { Colours } from './drawing.ts'
import { drawPerson } from './person.ts'
import type { Person } from './person.ts'
import { createRandom } from './random.ts'
import { readData } from './read-data.ts'
import { fill } from './template.ts'

export interface Logo {
  mark: string
  frame: string
  scheme: string
  /** Draws the mark in its own colours instead of the scheme's; for light badges. */
  natural?: boolean
}

export interface Scene {
  format: 'banner' | 'photo'
  scene: string
  kit: string
  /** Another seed, another picture of the same things. */
  seed: string
  /** Mark on the shop's sign; the kit's first thing when it is left out. */
  mark?: string
  mood?: string
  /** Which of the keepers serves; anyone when it is left out. */
  keeper?: number
  /** The shop's colour; the kit's when it is left out. */
  accent?: string
}

export interface Offer {
  /** An offer celebrates, a recommendation is shown in its niche. */
  kind: 'offer' | 'recommended'
  thing: string
  /** How many of it: a 2X1 shows two. */
  times?: 1 | 2 | 3
}

export interface Portrait {
  seed: string
  person: Person
  /** What stands on the shelf behind: the profession. */
  things: string[]
}

/** What a trade's pictures are made of. */
interface Kit {
  /** Things that stand on shelves and tables. */
  stands: string[]
  /** Things that hang, or lie flat. */
  hangs: string[]
  accent: string
  wall: string
  /** Whether its things are served on plates. */
  plates?: boolean
}

interface Scheme {
  ground: string
  tone: string
  frame: string
  onFrame: Colours
  onGround: Colours
}

const KITS = readData<Record<string, Kit>>('drawings/kits.json')
const KEEPERS = readData<Person[]>('drawings/keepers.json')
const SCHEMES = readData<Record<string, Scheme>>('drawings/logo-schemes.json')
const DAY_MOODS = ['manana', 'siesta', 'tarde', 'rosada']
const SIZES = { banner: { w: 1440, h: 600 }, photo: { w: 1280, h: 960 } }

/** Middle tones: they stand out on sand by day and on the river at night. */
const ICON_INK = { main: '#2A8C93', alt: '#F0832B', light: '#E7CFA1', dark: '#17616B' }

function picture(w: number, h: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
}

function named<T>(list: Record<string, T>, name: string): T {
  const found = list[name]
  if (found === undefined) throw new Error(`Nothing is called ${name}`)
  return found
}

/** An icon on a transparent ground, 192 × 192. */
export function drawIcon(name: string): string {
  const shapes = thing(name, ICON_INK)
  return picture(192, 192, `<g transform="translate(96 96) scale(1.84)">${shapes}</g>`)
}

/** A store's logo, 512 × 512: the mark where its frame leaves room. */
export function drawLogo({ mark, frame, scheme, natural }: Logo): string {
  const { onFrame, onGround, ...colours } = named(SCHEMES, scheme)
  const shapes = drawing(`logo-frames/${frame}`, colours).replace(
    /<g class="mark-on-(frame|ground)" ([^>]*)\/>/u,
    (_, on: string, place: string) => {
      const ink = on === 'frame' ? onFrame : onGround
      return `<g ${place}>${thing(mark, natural ? undefined : ink)}</g>`
    },
  )
  return picture(512, 512, shapes)
}

/** A banner or a photograph of a trade. */
export function drawScene({ format, scene, kit: kitName, seed, ...choice }: Scene): string {
  const { w, h } = SIZES[format]
  const kit = named(KITS, kitName)
  const random = createRandom(`escena ${seed}`)
  const mood = choice.mood ?? random.pick(DAY_MOODS)
  const keeper = KEEPERS[choice.keeper ?? random.int(0, KEEPERS.length - 1)] ?? random.pick(KEEPERS)
  const shapes = fill(
    `scenes/${scene}`,
    {
      ...{ w, h, mood, isWide: w > h * 1.8 },
      ...kit,
      mark: choice.mark ?? kit.stands[0],
      accent: choice.accent ?? kit.accent,
      keeper: () => drawPerson(keeper),
    },
    random,
  )
  return picture(w, h, shapes)
}

/** The picture of an offer or a recommended item, 900 × 900. */
export function drawOffer({ kind, thing: name, times = 1 }: Offer, file: string): string {
  const shapes = fill(`offers/${kind}`, { name, times }, createRandom(`oferta ${file}`))
  return picture(900, 900, shapes)
}

/** A professional at work, 640 × 640. */
export function drawPortrait({ person, seed, things }: Portrait): string {
  const shapes = fill(
    'portraits/portrait',
    {
      person: drawPerson(person),
      things,
      shelves: () => fill('portraits/shelves', { things }, createRandom(`estante ${seed}`)),
    },
    createRandom(`retrato ${seed}`),
  )
  return picture(640, 640, shapes)
}
