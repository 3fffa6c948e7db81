import { contactCardPath, type ProfessionalRecord, type StoreRecord } from '@guia/contract'
import { pageFolder } from '../pages/page-folder.ts'

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
