import { readFile } from 'node:fs/promises'
import type { SiteRecord, StoreRecord } from '@guia/contract'
import type { PageMaker } from '../pages/page-maker.ts'
import { storePage } from '../pages/store-page.ts'
import { storeFiles } from '../pages/store-unit.ts'
import { offersByStore } from '../records/small-records.ts'
import type { StoreDocument } from '../snapshot/documents.ts'
import { readStoreLines, type SmallSnapshot } from '../snapshot/parse-snapshot.ts'
import type { Workshop } from '../workshop.ts'
import type { IndexFile, PreviousStores } from './previous-stores.ts'
import { publishStores, type PublishedStores } from './publish-stores.ts'

export interface StoresPart {
  spool: string
  snapshot: SmallSnapshot
  site: SiteRecord
  today: string
  pages: PageMaker
  previous: PreviousStores
  index: IndexFile
}

/** Publishes all stores of a spooled snapshot with the tools of a publication. */
export function makeStores(workshop: Workshop, part: StoresPart): Promise<PublishedStores> {
  const { options, draft, cache, imageUrl, prepare, check } = workshop
  const { site, pages } = part
  const makeUnit = (record: StoreRecord, { updatedAt }: StoreDocument) =>
    pages.make(storePage(record, site, options.siteUrl, updatedAt), () =>
      storeFiles(record, (address) => readFile(cache.fileOf(address))),
    )
  return publishStores({
    lines: readStoreLines(part.spool),
    previous: part.previous,
    draft,
    offers: offersByStore(part.snapshot.documents, part.today),
    imageUrl,
    prepareImages: prepare,
    check,
    hasUnit: (key) => workshop.units.has(key),
    makeUnit,
    context: `${pages.context} ${JSON.stringify(site)}`,
    writeIndex: (line) => part.index.add(line),
  })
}
