import type { StoreRecord } from '@guia/contract'
import { parseSite } from '@guia/web/catalog/site/site'
import { datesOf } from '../pages/modification-dates.ts'
import type { PageContext } from '../pages/page-context.ts'
import { toLightStore } from '../records/store-record.ts'
import type { SnapshotDocuments } from '../documents.ts'
import { storeExtras, toEntry, type StoreEntry } from '../pages/store-entry.ts'
import { buildCatalogue } from './records.ts'
import { sampleDocuments } from './sample-documents.ts'

export interface TestContext extends PageContext {
  recordOf: (store: StoreEntry) => StoreRecord
}

/** What the pages of a catalogue are made from, without a disk: a store's bundle is named 'p<number>'. */
export function buildPageContext(documents: SnapshotDocuments = sampleDocuments()): TestContext {
  const { stores, site, ...small } = buildCatalogue(documents)
  const entries = stores.flatMap((record) => {
    const document = documents.store.find(({ numero }) => numero === record.id)
    if (!document) return []
    return toEntry(toLightStore(record), `p${record.id}`, storeExtras(document, record))
  })
  return {
    siteUrl: 'https://guia.example',
    site,
    parsedSite: parseSite(site),
    entries,
    small: { ...small, site },
    modified: { offer: datesOf(documents.offer), professional: datesOf(documents.professional) },
    recordOf: ({ id }) => {
      const record = stores.find((store) => store.id === id)
      if (!record) throw new Error(`there is no store ${id}`)
      return record
    },
  }
}
