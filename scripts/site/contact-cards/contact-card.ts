import { contactCardPath, type ProfessionalRecord, type StoreRecord } from '@guia/contract'
import { cardPhoto, vCard } from '@guia/web/catalog/contacts/vcard'
import { pageFolder } from '../pages/page-folder.ts'

/** Logo or portrait as the card holds it. */
export interface CardPhoto {
  /** 'image/jpeg', 'image/png' or 'image/webp'; of another kind the card has no photo. */
  mediaType: string
  base64: string
}

type Named = Pick<StoreRecord, 'name' | 'whatsapp'>

/** The same card, byte for byte, that a browser makes of the same photo (spec section 7). */
export function contactCard({ name, whatsapp }: Named, photo: CardPhoto | null): string {
  return vCard({ name, whatsapp, photo: photo ? cardPhoto(photo) : undefined })
}

type CardStore = Pick<StoreRecord, 'slug' | 'is_active' | 'whatsapp'>

/** Path of a store's card inside the release; null when it has none: inactive, or no WhatsApp. */
export function storeCardFile({ slug, is_active, whatsapp }: CardStore): string | null {
  return is_active && whatsapp !== '' ? pageFolder(contactCardPath(slug)) : null
}

type CardProfessional = Pick<ProfessionalRecord, 'slug' | 'category' | 'whatsapp'>

/** Path of a professional's card inside the release; null without WhatsApp number. */
export function professionalCardFile(professional: CardProfessional): string | null {
  const { slug, category, whatsapp } = professional
  return whatsapp === '' ? null : pageFolder(contactCardPath(slug, category))
}
