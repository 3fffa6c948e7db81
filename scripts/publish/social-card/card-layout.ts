import { drawableText } from './drawable-text.ts'
import { face, outlines, widthOf } from './face.ts'
import { fitText, withEllipsis, type Box } from './fit-text.ts'
import { COLOURS, brandMark, river, sand, sun, surubi, svg } from './scene.ts'

/** What a card of a store or a professional says. */
export interface CardText {
  title: string
  /** Trade or specialty; may be ''. */
  category: string
  /** May be ''. */
  address: string
  siteName: string
}

const LEFT = 72
const TOP = 48
const BOTTOM = 462

/** The white tile of the logo. */
export const TILE = { x: 832, y: 104, size: 296, radius: 44 } as const

const TITLE: Omit<Box, 'width'> = {
  height: 280,
  sizes: [92, 84, 76, 70, 64, 58, 52, 48],
  leading: 1.1,
}
const PILL = { size: 28, height: 56, padding: 24, gap: 30 } as const
const ADDRESS = { size: 30, gap: 26, pin: 40, height: 34 } as const

const textPath = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`

/** A text on one line, cut with an ellipsis when it is wider than `width` pixels. */
function oneLine(text: string, width: number, size: number): string {
  const medium = face('medium')
  return widthOf(text, medium) <= width / size ? text : withEllipsis(text, width / size, medium)
}

function pill(text: string, y: number, width: number): string {
  const { size, height, padding } = PILL
  const medium = face('medium')
  const line = oneLine(text, width - 2 * padding, size)
  const full = widthOf(line, medium) * size + 2 * padding
  return (
    `<rect x="${LEFT}" y="${y}" width="${full.toFixed(2)}" height="${height}" ` +
    `rx="${height / 2}" fill="${COLOURS.riverPale}"/>` +
    textPath(outlines(line, medium, LEFT + padding, y + 38, size), COLOURS.river)
  )
}

function addressLine(text: string, y: number, width: number): string {
  const { size, pin } = ADDRESS
  const line = oneLine(text, width - pin, size)
  return (
    `<g transform="translate(${LEFT} ${y})"><path fill="${COLOURS.citrus}" ` +
    `d="M13 0a13 13 0 0 1 13 13c0 9-9 16-13 21C9 29 0 22 0 13A13 13 0 0 1 13 0z"/>` +
    `<circle cx="13" cy="13" r="5" fill="${COLOURS.sand}"/></g>` +
    textPath(outlines(line, face('medium'), LEFT + pin, y + 27, size), COLOURS.inkSoft)
  )
}

function titleLines(lines: readonly string[], size: number, top: number): string {
  const bold = face('bold')
  const step = size * TITLE.leading
  const d = lines.map((line, index) =>
    outlines(line, bold, LEFT, top + size * 0.84 + index * step, size),
  )
  return textPath(d.join(''), COLOURS.ink)
}

/** Category, title and address, one below the other, in the middle of the sand. */
function block({ title, category, address }: CardText, width: number): string {
  const { lines, size } = fitText(title, face('bold'), { ...TITLE, width })
  const titleHeight = (lines.length - 1) * size * TITLE.leading + size
  const above = category === '' ? 0 : PILL.height + PILL.gap
  const below = address === '' ? 0 : ADDRESS.gap + ADDRESS.height
  const y = TOP + Math.max(0, (BOTTOM - TOP - above - titleHeight - below) / 2)
  return [
    category === '' ? '' : pill(category, y, width),
    titleLines(lines, size, y + above),
    address === '' ? '' : addressLine(address, y + above + titleHeight + ADDRESS.gap, width),
  ].join('')
}

/** The site's mark and name, on the water. */
export function signature(siteName: string): string {
  const bold = face('bold')
  const line =
    widthOf(siteName, bold) * 34 <= 700 ? siteName : withEllipsis(siteName, 700 / 34, bold)
  return brandMark(LEFT, 548, 56) + textPath(outlines(line, bold, 146, 588, 34), COLOURS.onRiver)
}

const tile = (): string =>
  `<rect x="${TILE.x}" y="${TILE.y + 10}" width="${TILE.size}" height="${TILE.size}" ` +
  `rx="${TILE.radius}" fill="#402e10" opacity="0.12"/>` +
  `<rect x="${TILE.x}" y="${TILE.y}" width="${TILE.size}" height="${TILE.size}" ` +
  `rx="${TILE.radius}" fill="#ffffff"/>`

/** What stands to the right: the tile for the logo before the sun, or the sun alone. */
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
  const texts = { title, category: title === category ? '' : category, address, siteName }
  return svg(sand() + scenery(hasLogo) + block(texts, 700) + signature(siteName))
}
