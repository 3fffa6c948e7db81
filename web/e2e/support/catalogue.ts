import { PUBLIC_FILES, type ContentFile } from '@guia/contract'
import { type Duty, parseDuties } from '../../src/catalog/calendar/duties.ts'
import { type Offers, parseOffers } from '../../src/catalog/offers/offer.ts'
import {
  parseProfessionals,
  type Professional,
} from '../../src/catalog/professionals/professional.ts'
import { parseSite, type Site } from '../../src/catalog/site/site.ts'
import { parseStores } from '../../src/catalog/stores/parse-store.ts'
import {
  parseUsefulContacts,
  type UsefulContactCategory,
} from '../../src/catalog/contacts/useful-contacts.ts'
import type { Store } from '../../src/catalog/stores/store.ts'

/** What the public files hold, for journeys that choose their records by it. */
export interface Catalogue {
  site: Site
  stores: Store[]
  professionals: Professional[]
  offers: Offers
  usefulContacts: UsefulContactCategory[]
  duties: Duty[]
}

const asPublished = (_file: ContentFile, content: unknown): unknown => content

/**
 * Reads the public files of a running site, changed as a journey changes them on their way. Throws
 * when one of them is missing.
 */
export async function readCatalogue(siteUrl: string, change = asPublished): Promise<Catalogue> {
  const read = async (file: ContentFile): Promise<unknown> => {
    const response = await fetch(`${siteUrl}/${file}`)
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    return change(file, await response.json())
  }
  return {
    site: parseSite(await read(PUBLIC_FILES.site)),
    stores: parseStores(await read(PUBLIC_FILES.stores)),
    professionals: parseProfessionals(await read(PUBLIC_FILES.professionals)),
    offers: parseOffers(await read(PUBLIC_FILES.offers)),
    duties: parseDuties(await read(PUBLIC_FILES.duties)),
    usefulContacts: parseUsefulContacts(await read(PUBLIC_FILES.usefulContacts)),
  }
}

/** The first record of which something holds. Throws when there is none: no vacuous journey. */
export function firstWith<T>(records: readonly T[], holds: (record: T) => boolean): T {
  const found = records.find(holds)
  if (found === undefined) throw new Error(`none of ${records.length} records: ${String(holds)}`)
  return found
}

/** An active store with a place, photographs, a phone and a WhatsApp number. */
export const completeStore = ({ stores }: Catalogue): Store =>
  firstWith(
    stores,
    ({ isActive, location, gallery, phone, whatsapp, image }) =>
      isActive && location !== null && gallery.length > 0 && image !== '' && !!phone && !!whatsapp,
  )

/** A professional with a photograph and a WhatsApp number. */
export const completeProfessional = ({ professionals }: Catalogue): Professional =>
  firstWith(professionals, ({ image, whatsapp }) => image !== '' && whatsapp !== '')
