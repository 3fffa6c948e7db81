import { fetchPhoto } from '../../api/photo.ts'
import { downloadFile, downloadText } from '../../browser/download.ts'
import { toJpeg } from '../../browser/jpeg.ts'
import { cardPhoto, vCard, vCardFileName, type ContactCard } from '../../catalog/contacts/vcard.ts'

export interface Contact {
  name: string
  whatsapp: string
  /** Address of the logo or portrait, '' when there is none. */
  image: string
  /** Address of the same card as a file of the site. */
  file: string
}

/**
 * Downloads a contact card, with the photo when it can be fetched; the site's own file when the
 * browser refuses to make one.
 */
export async function saveContact({ name, whatsapp, image, file }: Contact): Promise<void> {
  const photo = image === '' ? undefined : await photoOf(image)
  const fileName = vCardFileName(name)
  try {
    downloadText(fileName, 'text/vcard;charset=utf-8', vCard({ name, whatsapp, photo }))
  } catch (error) {
    console.error('The contact card is fetched from the site', error)
    downloadFile(fileName, file)
  }
}

/** A failure is logged; the card is made without photo (spec section 8). */
async function photoOf(image: string): Promise<ContactCard['photo']> {
  try {
    const fetched = await fetchPhoto(image)
    const photo = cardPhoto(await toJpeg(fetched))
    if (!photo) throw new TypeError(`${image}: ${fetched.type || 'no type'} is no photo`)
    return photo
  } catch (error) {
    console.error('The contact card is made without photo', error)
    return undefined
  }
}
