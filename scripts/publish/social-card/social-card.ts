import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { TILE, cardSvg, type CardText } from './card-layout.ts'
import { siteCardSvg, type SiteCardText } from './site-card-layout.ts'
import { UPLOAD_LIMIT_PIXELS } from '../../../cms/src/rules/limits.ts'

/** Raised when the same card comes out different, so that its picture gets a new address. */
export const SOCIAL_CARD_VERSION = 1

export type { CardText, SiteCardText }

export interface SocialCard extends CardText {
  /** Bytes of the logo or portrait; null: the river and its fish stand in. */
  logo: Buffer | null
  /** A photograph fills the tile and is cropped; a logo, without this, is shown whole. */
  isPhoto?: boolean
}

/** Far below the 300 kB beyond which WhatsApp shows no preview. */
const JPEG = { quality: 86, chromaSubsampling: '4:4:4' } as const

const LOGO_PADDING = 20
const PHOTO_PADDING = 8

interface TilePicture {
  bytes: Buffer
  padding: number
}

/** The logo inside the tile, its corners round; null when the bytes are no image. */
async function tilePicture(image: Buffer, isPhoto: boolean): Promise<TilePicture | null> {
  const padding = isPhoto ? PHOTO_PADDING : LOGO_PADDING
  const side = TILE.size - 2 * padding
  const radius = TILE.radius - padding * 0.75
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`
  const fit = isPhoto ? ({ fit: 'cover', position: 'top' } as const) : ({ fit: 'contain' } as const)
  try {
    const bytes = await sharp(image, { limitInputPixels: UPLOAD_LIMIT_PIXELS })
      .autoOrient()
      .resize({ width: side, height: side, background: '#ffffff', ...fit })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer()
    return { bytes, padding }
  } catch {
    return null
  }
}

/**
 * Picture of a link's preview: JPEG, 1200 × 630. The texts are drawn with the bundled typeface, so
 * that the same card has the same bytes on every machine with the same version of sharp. A logo
 * that cannot be read is left out.
 */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const { logo, isPhoto = false, ...texts } = card
  const picture = logo && (await tilePicture(logo, isPhoto))
  const drawing = sharp(Buffer.from(cardSvg(texts, picture !== null))).flatten()
  if (!picture) return drawing.jpeg(JPEG).toBuffer()
  const { bytes, padding } = picture
  const layer = { input: bytes, left: TILE.x + padding, top: TILE.y + padding }
  return drawing.composite([layer]).jpeg(JPEG).toBuffer()
}

/** The same for every page that is of no store and no professional. */
export function renderSiteCard(card: SiteCardText): Promise<Buffer> {
  return sharp(Buffer.from(siteCardSvg(card)))
    .flatten()
    .jpeg(JPEG)
    .toBuffer()
}

const keyOf = (parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

/**
 * 16 hexadecimal digits that name a card by its content, for `socialCardPath` of the contract.
 * `logoHash` is that of the logo's bytes, null without logo.
 */
export function socialCardKey(
  { title, category, address, siteName, isPhoto = false }: Omit<SocialCard, 'logo'>,
  logoHash: string | null,
): string {
  const way = isPhoto ? 'photo' : 'logo'
  return keyOf([SOCIAL_CARD_VERSION, title, category, address, siteName, way, logoHash])
}

/** The same for the card of the site's other pages. */
export function siteCardKey({ siteName, tagline, city }: SiteCardText): string {
  return keyOf([SOCIAL_CARD_VERSION, 'site', siteName, tagline, city])
}
