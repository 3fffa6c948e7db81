import type { ContactCard } from '@guia/web/catalog/contacts/vcard'
import sharp from 'sharp'
import { UPLOAD_LIMIT_PIXELS } from '../../../cms/src/rules/limits.ts'

/** Pixels of each side: what a telephone shows of a contact. */
const SIDE = 320

/**
 * An image as a card's photo: a square JPEG on white, which every address book reads (several show
 * no WebP). Same bytes each time. undefined when the bytes are no image.
 */
export async function renderCardPhoto(image: Buffer): Promise<ContactCard['photo']> {
  try {
    const bytes = await sharp(image, { limitInputPixels: UPLOAD_LIMIT_PIXELS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer()
    return { type: 'JPEG', base64: bytes.toString('base64') }
  } catch {
    return undefined
  }
}
