import { parseSite } from '@guia/web/catalog/site/site'
import { parseLightStore } from '@guia/web/catalog/stores/parse-store'
import { modificationDates } from '../pages/modification-dates.ts'
import type { PageContext } from '../pages/page-context.ts'
import { toLightStore } from '../records/store-record.ts'
import type { SnapshotDocuments } from '../documents.ts'
import type { StoreEntry } from '../pages/store-entry.ts'
import { buildCatalogue } from './records.ts'
import { sampleDocuments } from './sample-documents.ts'

/** What the pages of a catalogue are made from, without a disk: a store's bundle is named 'p<number>'. */
export function buildPageContext(documents: SnapshotDocuments = sampleDocuments()): PageContext {
  const { stores, site, ...small } = buildCatalogue(documents)
  const entries = stores.flatMap((record): StoreEntry[] => {
    const light = parseLightStore(toLightStore(record))
    const document = documents.store.find(({ numero }) => numero === record.id)
    if (!light || !document) return []
    return [
      {
        ...light,
        subcategories: document.subcategories.map(({ name, slug }) => ({ name, slug })),
        categorySlugs: document.categories.map(({ slug }) => slug),
        page: `p${record.id}`,
        whatsapp: record.whatsapp,
        card: null,
        previousSlugs: [],
        slugOfName: '',
        updatedAt: document.updatedAt,
      },
    ]
  })
  return {
    siteUrl: 'https://guia.example',
    site,
    parsedSite: parseSite(site),
    entries,
    small: { ...small, site, synonyms: [] },
    modified: modificationDates(documents),
    recordOf: ({ id }) => {
      const record = stores.find((store) => store.id === id)
      if (!record) throw new Error(`there is no store ${id}`)
      return record
    },
  }
}
