import {
  contactCardFile,
  type ProfessionalRecord,
  type SiteRecord,
  type StoreRecord,
} from '@guia/contract'
import { vCard } from '@guia/web/catalog/contacts/vcard'
import { renderCardPhoto } from '../../site/contact-cards/card-photo.ts'
import { storePage } from '../../site/pages/store-page.ts'
import type { PageMaker } from './page-maker.ts'

/** The store's record by itself, for a page that must not need the whole list. */
export const STORE_DATA = 'datos.json'

/** Bytes of a published image. */
export type ReadImage = (address: string) => Promise<Buffer>

/**
 * The contact card of a store or a professional, by its name; none without WhatsApp number. Byte for
 * byte that which a browser makes of the same photo (spec section 7): with the picture when there is
 * one that can be read.
 */
export async function contactCard(
  { name, slug, whatsapp }: Pick<StoreRecord | ProfessionalRecord, 'name' | 'slug' | 'whatsapp'>,
  image: string,
  readImage: ReadImage,
): Promise<Map<string, Buffer>> {
  if (whatsapp === '') return new Map()
  const photo = image === '' ? undefined : await renderCardPhoto(await readImage(image))
  return new Map([[contactCardFile(slug), Buffer.from(vCard({ name, whatsapp, photo }))]])
}

/** The files beside a store's page; `json` is its record. */
async function storeFiles(
  record: StoreRecord,
  json: string,
  readImage: ReadImage,
): Promise<Map<string, Buffer>> {
  const card = record.is_active ? await contactCard(record, record.logo, readImage) : []
  return new Map([[STORE_DATA, Buffer.from(`${json}\n`)], ...card])
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
