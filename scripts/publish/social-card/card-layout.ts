import type { PreviewCard } from '../../site/pages/page.ts'
import { drawableText } from './drawable-text.ts'
import { face, outlines, widthOf, type Face } from './face.ts'
import { fitText, oneLine, type Box, type FittedText } from './fit-text.ts'
import { COLOURS, brandMark, river, sand, sun, surubi, svg } from './scene.ts'

/** Texts of the card of a store, a professional or an offer. */
export interface CardText extends Pick<PreviewCard, 'title' | 'category' | 'address'> {
  siteName: string
}

/** Texts of the site's card. */
export interface SiteCardText {
  siteName: string
  tagline: string
  city: string
}

const LEFT = 72
const WIDTH = 700

/** The white tile of the logo. */
export const TILE = { x: 832, y: 104, size: 296, radius: 44 } as const

/** Where the texts of a store's card stand, one below the other. */
const SAND = { top: 48, bottom: 462 } as const
const TITLE: Box = {
  width: WIDTH,
  height: 280,
  sizes: [92, 84, 76, 70, 64, 58, 52, 48],
  leading: 1.1,
}
const PILL = { size: 28, height: 56, padding: 24, gap: 30 } as const
const ADDRESS = { size: 30, gap: 26, pin: 40, height: 34 } as const

/** Where the texts of the site's card stand in the middle. */
const MIDDLE = 262
const NAME: Box = {
  width: WIDTH,
  height: 260,
  sizes: [120, 108, 96, 84, 72, 60, 48],
  leading: 1.06,
}
const TAGLINE: Box = { width: WIDTH, height: 100, sizes: [36, 32, 28], leading: 1.32 }
const GAP = 30

/** Lines of text; the first one's upper edge is at `top`. */
function paragraph(
  { lines, size }: FittedText,
  { leading }: Box,
  face: Face,
  top: number,
  fill: string,
): string {
  const d = lines.map((line, index) =>
    outlines(line, face, LEFT, top + size * 0.84 + index * (size * leading), size),
  )
  return `<path fill="${fill}" d="${d.join('')}"/>`
}

function textLine(
  text: string,
  face: Face,
  at: { x: number; y: number; size: number },
  fill: string,
): string {
  return `<path fill="${fill}" d="${outlines(text, face, at.x, at.y, at.size)}"/>`
}

function pill(text: string, y: number): string {
  const { size, height, padding } = PILL
  const medium = face('medium')
  const line = oneLine(text, medium, WIDTH - 2 * padding, size)
  const width = widthOf(line, medium) * size + 2 * padding
  return (
    `<rect x="${LEFT}" y="${y}" width="${width.toFixed(2)}" height="${height}" ` +
    `rx="${height / 2}" fill="${COLOURS.riverPale}"/>` +
    textLine(line, medium, { x: LEFT + padding, y: y + 38, size }, COLOURS.river)
  )
}

function addressLine(text: string, y: number): string {
  const { size, pin } = ADDRESS
  const medium = face('medium')
  const line = oneLine(text, medium, WIDTH - pin, size)
  return (
    `<g transform="translate(${LEFT} ${y})"><path fill="${COLOURS.citrus}" ` +
    `d="M13 0a13 13 0 0 1 13 13c0 9-9 16-13 21C9 29 0 22 0 13A13 13 0 0 1 13 0z"/>` +
    `<circle cx="13" cy="13" r="5" fill="${COLOURS.sand}"/></g>` +
    textLine(line, medium, { x: LEFT + pin, y: y + 27, size }, COLOURS.inkSoft)
  )
}

/** Category, title and address, one below the other, in the middle of the sand. */
function block({ title, category, address }: Omit<CardText, 'siteName'>): string {
  const bold = face('bold')
  const fitted = fitText(title, bold, TITLE)
  const titleHeight = (fitted.lines.length - 1) * fitted.size * TITLE.leading + fitted.size
  const above = category === '' ? 0 : PILL.height + PILL.gap
  const below = address === '' ? 0 : ADDRESS.gap + ADDRESS.height
  const y = SAND.top + Math.max(0, (SAND.bottom - SAND.top - above - titleHeight - below) / 2)
  return [
    category === '' ? '' : pill(category, y),
    paragraph(fitted, TITLE, bold, y + above, COLOURS.ink),
    address === '' ? '' : addressLine(address, y + above + titleHeight + ADDRESS.gap),
  ].join('')
}

/** The site's mark and name, on the water. */
function signature(siteName: string): string {
  const bold = face('bold')
  const line = oneLine(siteName, bold, WIDTH, 34)
  return (
    brandMark(LEFT, 548, 56) + textLine(line, bold, { x: 146, y: 588, size: 34 }, COLOURS.onRiver)
  )
}

function tile(): string {
  const rect = (y: number, paint: string) =>
    `<rect x="${TILE.x}" y="${y}" width="${TILE.size}" height="${TILE.size}" ` +
    `rx="${TILE.radius}" ${paint}/>`
  return rect(TILE.y + 10, 'fill="#402e10" opacity="0.12"') + rect(TILE.y, 'fill="#ffffff"')
}

/** The right side: the tile for the logo before the sun, or the sun alone. */
const scenery = (hasLogo: boolean): string =>
  hasLogo
    ? sun(1088, 142, 116) + tile() + river() + surubi(968, 518, 4, COLOURS.riverDeeper)
    : sun(986, 356, 168) + river() + surubi(846, 486, 6.2, COLOURS.riverDeeper)

/** The drawing of a card, all of its texts as outlines. */
export function cardSvg(card: CardText, hasLogo: boolean): string {
  const siteName = drawableText(card.siteName, face('bold'))
  const category = drawableText(card.category, face('medium'))
  const title = drawableText(card.title, face('bold')) || category || siteName
  const address = drawableText(card.address, face('medium'))
  const texts = { title, category: title === category ? '' : category, address }
  return svg(sand() + scenery(hasLogo) + block(texts) + signature(siteName))
}

/** The drawing of the site's card: its name before the river, the sun and the fish. */
export function siteCardSvg({ siteName, tagline, city }: SiteCardText): string {
  const [bold, medium] = [face('bold'), face('medium')]
  const name = fitText(drawableText(siteName, bold), bold, NAME)
  const below = fitText(drawableText(tagline, medium), medium, TAGLINE)
  const nameHeight = name.lines.length * name.size * NAME.leading
  const belowHeight = below.lines.length * below.size * TAGLINE.leading
  const top = MIDDLE - (nameHeight + GAP + belowHeight) / 2
  const onRiver = { x: LEFT, y: 598, size: 30 }
  return svg(
    sand() +
      sun(986, 340, 180) +
      river() +
      surubi(832, 480, 6.8, COLOURS.riverDeeper) +
      paragraph(name, NAME, bold, top, COLOURS.river) +
      paragraph(below, TAGLINE, medium, top + nameHeight + GAP, COLOURS.inkSoft) +
      textLine(drawableText(city, medium), medium, onRiver, COLOURS.onRiver),
  )
}
