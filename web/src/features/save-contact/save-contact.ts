import { fetchPhoto } from '../../api/photo.ts'
import { downloadText } from '../../browser/download.ts'
import { vCard, vCardFileName, type ContactCard, type PhotoType } from '../../catalog/vcard.ts'

export interface Contact {
  name: string
  whatsapp: string
  /** Address of the logo or portrait, '' when there is none. */
  image: string
}

const PHOTO_TYPES: Readonly<Record<string, PhotoType>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
}

/** Downloads a contact card, with the photo when it can be fetched. */
export async function saveContact({ name, whatsapp, image }: Contact): Promise<void> {
  const photo = image === '' ? undefined : await photoOf(image)
  downloadText(vCardFileName(name), 'text/vcard;charset=utf-8', vCard({ name, whatsapp, photo }))
}

/** A failure is logged; the card is made without photo (spec section 8). */
async function photoOf(image: string): Promise<ContactCard['photo']> {
  try {
    const { mediaType, base64 } = await fetchPhoto(image)
    const type = PHOTO_TYPES[mediaType]
    if (!type) throw new TypeError(`${image}: ${mediaType || 'no type'} is no photo for a card`)
    return { type, base64 }
  } catch (error) {
    console.error('The contact card is made without photo', error)
    return undefined
  }
}
