import { readFile } from 'node:fs/promises'
import type { ProfessionalRecord, SiteRecord, StoreRecord } from '@guia/contract'
import { renderCardPhoto } from '../../site/contact-cards/card-photo.ts'
import { contactCard, storeCardFile } from '../../site/contact-cards/contact-card.ts'
import type { StoreUnits } from '../stores/make-stores.ts'
import type { NewStore } from '../stores/publish-stores.ts'
import type { Workshop } from '../workshop.ts'
import type { PageMaker } from './page-maker.ts'
import { storePage } from '../../site/pages/store-page.ts'

/** The store's record by itself, for a page that must not need the whole list. */
export const STORE_DATA = 'datos.json'

/** The store, or the professional, as an entry of an address book. */
export const CONTACT_CARD = 'contacto.vcf'

const LINE_END = Buffer.from('\n')

/** Bytes of a published image. */
export type ReadImage = (address: string) => Promise<Buffer>

/** The contact card, with the picture when there is one that can be read. */
export async function cardFile(
  { name, whatsapp }: Pick<StoreRecord | ProfessionalRecord, 'name' | 'whatsapp'>,
  image: string,
  readImage: ReadImage,
): Promise<Buffer> {
  const photo = image === '' ? null : await renderCardPhoto(await readImage(image))
  return Buffer.from(contactCard({ name, whatsapp }, photo))
}

/** A line by itself. */
export const jsonFile = (json: Buffer): Buffer => Buffer.concat([json, LINE_END])

/** The files beside a store's page. */
export async function storeFiles(
  { record, json }: NewStore,
  readImage: ReadImage,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([[STORE_DATA, jsonFile(json)]])
  if (storeCardFile(record) === null) return files
  return files.set(CONTACT_CARD, await cardFile(record, record.logo, readImage))
}

/** Every store's page with the files beside it, for a site with this configuration. */
export function storeUnits(
  { options, cache }: Workshop,
  site: SiteRecord,
  pages: PageMaker,
): StoreUnits {
  return {
    context: `${pages.context} ${JSON.stringify(site)}`,
    make: async ({ record, json }) => {
      const page = storePage(record, site, options.siteUrl)
      const key = await pages.make(page, () =>
        storeFiles({ record, json }, (address) => readFile(cache.fileOf(address))),
      )
      return { key, links: pages.linksOf(key), card: storeCardFile(record) }
    },
  }
}
