import { offersByStore } from '../../site/records/small-records.ts'
import type { OpenSnapshot } from '../snapshot/parse-snapshot.ts'
import type { Workshop } from '../workshop.ts'
import type { IndexFile, PreviousStores } from './previous-stores.ts'
import {
  publishStores,
  type NewStore,
  type PublishedStores,
  type StoreUnit,
} from './publish-stores.ts'
import { StoreRelations } from './store-relations.ts'

/** Makes what a store has of its own: its page and the files beside it. */
export interface StoreUnits {
  /** What every unit is made of besides the store. */
  context: string
  /** Makes the store's unit unless it is there. */
  make: (store: NewStore) => Promise<StoreUnit>
}

export interface StoresPart {
  snapshot: OpenSnapshot
  today: string
  storeUnits: StoreUnits
  previous: PreviousStores
  index: IndexFile
}

/** Publishes all stores of a snapshot whose other images have been prepared. */
export function makeStores(workshop: Workshop, part: StoresPart): Promise<PublishedStores> {
  const { draft, units, imageUrl, prepare, check } = workshop
  const { storeUnits, snapshot, previous, index } = part
  return publishStores({
    lines: snapshot.storeLines,
    mayHaveChanged: snapshot.mayHaveChanged,
    isPart: snapshot.isPart,
    previous,
    draft,
    relations: new StoreRelations(snapshot.documents, imageUrl),
    offers: offersByStore(snapshot.documents, part.today),
    imageUrl,
    prepareImages: prepare,
    check,
    hasUnit: (key) => units.has(key),
    makeUnit: storeUnits.make,
    context: storeUnits.context,
    writeIndex: (line) => index.add(line),
  })
}
