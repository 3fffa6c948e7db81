import type { Professional } from '../../catalog/professionals/professional.ts'
import { inSlices } from '../../browser/in-slices.ts'
import {
  startOfferIndex,
  startProfessionalIndex,
  type ContactIndex,
  type OfferIndex,
  type ProfessionalIndex,
} from '../../catalog/search/related-matches.ts'
import { startSearchIndex, type SearchIndex } from '../../catalog/search/search.ts'
import type { IndexMaker } from '../../catalog/search/text-index.ts'
import { searchEverything, type SearchOutcome } from '../../catalog/search/search-everything.ts'
import type { Synonym } from '../../catalog/search/synonyms.ts'
import { isOpenStore } from '../../catalog/stores/open-store.ts'
import type { Store } from '../../catalog/stores/store.ts'
import type { Moment } from '../../catalog/hours/opening-hours.ts'

/** All that only a search needs: pages are drawn without it (see search-code.ts). */

export {
  contactIndex,
  matchingCategories,
  matchingProfessions,
} from '../../catalog/search/related-matches.ts'

/** The stores as a search looks through them. */
export interface SearchedStores {
  stores: SearchIndex
  offers: OfferIndex
}

/** The index of many things, made without keeping the browser from anything. */
async function fillInSlices<T, Index>(
  { add, end }: IndexMaker<T, Index>,
  items: readonly T[],
): Promise<Index> {
  await inSlices(items, add)
  return end()
}

export const prepareStores = async (stores: readonly Store[]): Promise<SearchedStores> => ({
  stores: await fillInSlices(startSearchIndex(), stores),
  offers: await fillInSlices(startOfferIndex(), stores),
})

export const prepareProfessionals = (
  professionals: readonly Professional[],
): Promise<ProfessionalIndex> => fillInSlices(startProfessionalIndex(), professionals)

/** What a search looks through; a small list that has not come yet is undefined. */
export interface Searched {
  stores: SearchedStores
  professionals: ProfessionalIndex | undefined
  contacts: ContactIndex | undefined
  synonyms: readonly Synonym[] | undefined
}

const NO_SYNONYMS: readonly Synonym[] = []

/** What a query finds in the lists that are there; `moment` tells which stores are open. */
export function searchLists(
  { stores, professionals, contacts, synonyms }: Searched,
  query: string,
  moment: Moment | null,
): SearchOutcome {
  const everything = {
    ...stores,
    professionals: professionals ?? null,
    contacts: contacts ?? null,
    synonyms: synonyms ?? NO_SYNONYMS,
  }
  return searchEverything(everything, query, (store) => isOpenStore(store, moment))
}
