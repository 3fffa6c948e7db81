import { PUBLIC_FILES, type SiteRecord } from '@guia/contract'
import { collectImages } from './images/collect-images.ts'
import { eachParallel } from './parallel.ts'
import type { Problem } from '../site/problems.ts'
import type { OfferStore } from '../site/records/offer-record.ts'
import { toSmallRecords, type SmallRecords } from '../site/records/small-records.ts'
import type { ReleaseDraft } from './release/release-draft.ts'
import { makeStores, type StoresPart } from './stores/make-stores.ts'
import type { PublishedStores } from './stores/publish-stores.ts'
import type { StoreEntry } from '../site/pages/store-entry.ts'
import type { Workshop } from './workshop.ts'

export interface ListsPart extends StoresPart {
  site: SiteRecord
}

export interface WrittenLists extends PublishedStores {
  small: SmallRecords
}

const offerStores = (entries: readonly StoreEntry[]): Map<number, OfferStore> =>
  new Map(entries.map((entry) => [entry.id, entry]))

const usedCategories = (entries: readonly StoreEntry[]) => ({
  categories: new Set(entries.flatMap(({ categorySlugs }) => categorySlugs)),
  subcategories: new Set(
    entries.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  ),
})

async function writeSmallFiles(draft: ReleaseDraft, small: SmallRecords): Promise<void> {
  const { professionals, offers, usefulContacts, site } = small
  const files: [name: string, value: unknown, records: number][] = [
    [PUBLIC_FILES.professionals, professionals, professionals.length],
    [PUBLIC_FILES.offers, offers, offers.ofertas.length + offers.recomendados.length],
    [PUBLIC_FILES.usefulContacts, usefulContacts, usefulContacts.length],
    [PUBLIC_FILES.site, site, 1],
  ]
  await eachParallel(files, files.length, ([name, value, records]) =>
    draft.write(name, Buffer.from(`${JSON.stringify(value)}\n`), records),
  )
}

/**
 * Writes the public JSON files of a release, each store's own with what `storeUnits` makes of it.
 * `site` is the configuration as far as it does not follow from the stores.
 */
export async function writeLists(workshop: Workshop, part: ListsPart): Promise<WrittenLists> {
  const { draft, units, imageUrl, check } = workshop
  const { snapshot, site, today } = part
  const { documents } = snapshot
  const smallImages = await workshop.prepare(collectImages(documents))
  const stores = await makeStores(workshop, part)
  const { entries } = stores
  // Goes on beside the small files; whoever waits for the next flush is told if it fails.
  units.flush().catch(() => {})
  const used = usedCategories(entries)
  const input = { documents, site, used, stores: offerStores(entries), today }
  const small = toSmallRecords({ ...input, imageUrl, check })
  await writeSmallFiles(draft, small)
  const problems: Problem[] = [...smallImages, ...stores.problems, ...small.problems]
  return { ...stores, problems, small }
}
