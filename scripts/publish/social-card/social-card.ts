import sharp, { type OverlayOptions } from 'sharp'
import { UPLOAD_LIMIT_PIXELS } from '../../../cms/src/rules/limits.ts'
import type { PreviewCard } from '../../site/pages/page.ts'
import { cardSvg, siteCardSvg, TILE, type CardText, type SiteCardText } from './card-layout.ts'

/** Raised when the same card comes out different, so that its picture gets a new address. */
export const SOCIAL_CARD_VERSION = 1

export interface SocialCard extends CardText, Pick<PreviewCard, 'isPhoto'> {
  /** Bytes of the logo, portrait or photo; null: the river and its fish stand in. */
  logo: Buffer | null
}

const LOGO_PADDING = 20
const PHOTO_PADDING = 8

/** The logo inside the tile, its corners round; none when the bytes are no image. */
async function tilePicture(image: Buffer, isPhoto: boolean): Promise<OverlayOptions[]> {
  const padding = isPhoto ? PHOTO_PADDING : LOGO_PADDING
  const side = TILE.size - 2 * padding
  const radius = TILE.radius - padding * 0.75
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`
  const fit = isPhoto ? ({ fit: 'cover', position: 'top' } as const) : ({ fit: 'contain' } as const)
  try {
    const input = await sharp(image, { limitInputPixels: UPLOAD_LIMIT_PIXELS })
      .autoOrient()
      .resize({ width: side, height: side, background: '#ffffff', ...fit })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer()
    return [{ input, left: TILE.x + padding, top: TILE.y + padding }]
  } catch {
    return []
  }
}

/** JPEG far below the 300 kB beyond which WhatsApp shows no preview. */
const toPicture = (svg: string, layers: OverlayOptions[] = []): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten()
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()

/**
 * Picture of a link's preview: JPEG, 1200 × 630. The texts are drawn with the bundled typeface, so
 * that the same card has the same bytes on every machine with the same version of sharp. A logo
 * that cannot be read is left out.
 */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const { logo, isPhoto = false, ...texts } = card
  const layers = logo ? await tilePicture(logo, isPhoto) : []
  return toPicture(cardSvg(texts, layers.length > 0), layers)
}

/** The same for every page that is of no record of its own. */
export const renderSiteCard = (card: SiteCardText): Promise<Buffer> => toPicture(siteCardSvg(card))
