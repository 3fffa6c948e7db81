import nunjucks from 'nunjucks'
import { DRAWINGS, drawing, footOf, isColourful, layer, thing } from './drawing.ts'
import type { Colours } from './drawing.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { readData } from './read-data.ts'

const COLOURWAYS = readData<Colours[]>('drawings/colourways.json')

const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(DRAWINGS), {
  autoescape: false,
  throwOnUndefined: true,
})

const { ceil, cos, floor, max, min, PI, round, sin } = Math
const GLOBALS: Record<string, unknown> = {
  ...{ ceil, cos, floor, max, min, pi: PI, round, sin },
  ...readData<Record<string, unknown>>('drawings/palette.json'),
  moods: readData('drawings/moods.json'),
  walls: readData('drawings/walls.json'),
  drawing,
  layer,
  foot: footOf,
  symbol: thing,
  without: (list: unknown[], item: unknown) => list.filter((other) => other !== item),
}
for (const [name, value] of Object.entries(GLOBALS)) environment.addGlobal(name, value)

/** What a template may ask of chance, besides `thing`: a thing in a colour of the shop's. */
function choices(random: Random) {
  const { between, chance, int, pick, shuffle } = random
  return {
    ...{ between, chance, int, pick },
    shuffled: (list: unknown[], times = 1) =>
      Array.from({ length: times }, () => shuffle(list)).flat(),
    thing: (name: string) => thing(name, isColourful(name) ? pick(COLOURWAYS) : undefined),
  }
}

const rounded = (text: string) => String(Math.round(Number(text) * 100) / 100)

/** Shapes without the space between them; numbers with two decimals, but for those of outlines. */
function tidy(shapes: string): string {
  return shapes
    .replace(/\s+/gu, ' ')
    .replace(/> (?=<)/gu, '>')
    .replace(/ d="[^"]*"|-?\d+\.\d+(?:e-?\d+)?/gu, (found) =>
      found.startsWith(' d=') ? found : rounded(found),
    )
    .trim()
}

/**
 * The shapes that drawings/`name`.njk makes of `values`; the same seed, the same shapes.
 * Throws when the template names what it was not given.
 */
export function fill(name: string, values: object, random: Random = createRandom('')): string {
  const shapes = tidy(environment.render(`${name}.njk`, { ...choices(random), ...values }))
  if (/NaN|undefined/u.test(shapes)) throw new Error(`${name}.njk counts with what it lacks`)
  return shapes
}
