import { drawableText } from './drawable-text.ts'
import { face, outlines } from './face.ts'
import { fitText } from './fit-text.ts'
import { COLOURS, river, sand, sun, surubi, svg } from './scene.ts'

/** What the card of the site says. */
export interface SiteCardText {
  siteName: string
  tagline: string
  city: string
}

const LEFT = 72
const MIDDLE = 262
const WIDTH = 700
const NAME = { width: WIDTH, height: 260, sizes: [120, 108, 96, 84, 72, 60, 48], leading: 1.06 }
const TAGLINE = { width: WIDTH, height: 100, sizes: [36, 32, 28], leading: 1.32 }
const GAP = 30

/** The drawing of the site's card: its name before the river, the sun and the fish. */
export function siteCardSvg(card: SiteCardText): string {
  const bold = face('bold')
  const medium = face('medium')
  const name = fitText(drawableText(card.siteName, bold), bold, NAME)
  const tagline = fitText(drawableText(card.tagline, medium), medium, TAGLINE)
  const nameHeight = name.lines.length * name.size * NAME.leading
  const taglineHeight = tagline.lines.length * tagline.size * TAGLINE.leading
  const top = MIDDLE - (nameHeight + GAP + taglineHeight) / 2
  const nameY = (index: number) => top + name.size * (0.84 + index * NAME.leading)
  const taglineY = (index: number) =>
    top + nameHeight + GAP + tagline.size * (0.84 + index * TAGLINE.leading)
  const d = name.lines.map((line, index) => outlines(line, bold, LEFT, nameY(index), name.size))
  const below = tagline.lines.map((line, index) =>
    outlines(line, medium, LEFT, taglineY(index), tagline.size),
  )
  const city = drawableText(card.city, medium)
  return svg(
    sand() +
      sun(986, 340, 180) +
      river() +
      surubi(832, 480, 6.8, COLOURS.riverDeeper) +
      `<path fill="${COLOURS.river}" d="${d.join('')}"/>` +
      `<path fill="${COLOURS.inkSoft}" d="${below.join('')}"/>` +
      `<path fill="${COLOURS.onRiver}" d="${outlines(city, medium, LEFT, 598, 30)}"/>`,
  )
}
