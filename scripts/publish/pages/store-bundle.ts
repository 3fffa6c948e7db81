import type { ProfessionalRecord, SiteRecord, StoreRecord } from '@guia/contract'
import { vCard } from '@guia/web/catalog/contacts/vcard'
import { renderCardPhoto } from '../../site/contact-cards/card-photo.ts'
import { storeCardFile } from '../../site/contact-cards/contact-card.ts'
import { storePage } from '../../site/pages/store-page.ts'
import type { PageMaker } from './page-maker.ts'

/** The store's record by itself, for a page that must not need the whole list. */
export const STORE_DATA = 'datos.json'

/** The store, or the professional, as an entry of an address book. */
export const CONTACT_CARD = 'contacto.vcf'

/** Bytes of a published image. */
export type ReadImage = (address: string) => Promise<Buffer>

/**
 * The contact card, byte for byte that which a browser makes of the same photo (spec section 7): with
 * the picture when there is one that can be read.
 */
export async function cardFile(
  { name, whatsapp }: Pick<StoreRecord | ProfessionalRecord, 'name' | 'whatsapp'>,
  image: string,
  readImage: ReadImage,
): Promise<Buffer> {
  const photo = image === '' ? undefined : await renderCardPhoto(await readImage(image))
  return Buffer.from(vCard({ name, whatsapp, photo }))
}

/** The files beside a store's page; `json` is its record. */
async function storeFiles(
  record: StoreRecord,
  json: string,
  readImage: ReadImage,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([[STORE_DATA, Buffer.from(`${json}\n`)]])
  if (storeCardFile(record) === null) return files
  return files.set(CONTACT_CARD, await cardFile(record, record.logo, readImage))
}

/** Makes a store's page with the files beside it, unless it is there; gives its bundle's key. */
export interface MakeStorePage {
  (record: StoreRecord, json: string): Promise<string>
}

/** For a site with this configuration. */
export const storePages =
  (pages: PageMaker, site: SiteRecord, siteUrl: string, readImage: ReadImage): MakeStorePage =>
  (record, json) =>
    pages.make(storePage(record, site, siteUrl), () => storeFiles(record, json, readImage))
