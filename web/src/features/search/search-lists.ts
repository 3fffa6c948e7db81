import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import { inSlices, nextTurn } from '../../browser/in-slices.ts'
import {
  startContactIndex,
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

export { matchingCategories, matchingProfessions } from '../../catalog/search/related-matches.ts'

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
  const index = end()
  // What waits for it begins with a search, which has a turn of its own.
  await nextTurn()
  return index
}

export const prepareStores = async (stores: readonly Store[]): Promise<SearchedStores> => ({
  stores: await fillInSlices(startSearchIndex(), stores),
  offers: await fillInSlices(startOfferIndex(), stores),
})

export const prepareProfessionals = (
  professionals: readonly Professional[],
): Promise<ProfessionalIndex> => fillInSlices(startProfessionalIndex(), professionals)

export const prepareContacts = (
  categories: readonly UsefulContactCategory[],
): Promise<ContactIndex> => fillInSlices(startContactIndex(), categories)

/** What a search looks through; a small list that has not come yet is undefined. */
export interface Searched {
  stores: SearchedStores
  professionals: ProfessionalIndex | undefined
  contacts: ContactIndex | undefined
  synonyms: readonly Synonym[] | undefined
}

const NO_SYNONYMS: readonly Synonym[] = []

/** All that an outcome depends on. */
interface Asked extends Searched {
  query: string
  moment: Moment | null
}

/** The last search: a box proposes what it finds, Enter runs it, and its page shows it. */
let last: { asked: Asked; outcome: SearchOutcome } | null = null

/** What a query finds in the lists that are there; `moment` tells which stores are open. */
export function searchLists(
  searched: Searched,
  query: string,
  moment: Moment | null,
): SearchOutcome {
  const asked = { ...searched, query, moment }
  if (last === null || !isSame(last.asked, asked)) last = { asked, outcome: lookFor(asked) }
  return last.outcome
}

function lookFor({ stores, professionals, contacts, synonyms, query, moment }: Asked) {
  const everything = {
    ...stores,
    professionals: professionals ?? null,
    contacts: contacts ?? null,
    synonyms: synonyms ?? NO_SYNONYMS,
  }
  return searchEverything(everything, query, (store) => isOpenStore(store, moment))
}

const isSame = (one: Asked, other: Asked): boolean =>
  one.query === other.query &&
  one.stores === other.stores &&
  one.professionals === other.professionals &&
  one.contacts === other.contacts &&
  one.synonyms === other.synonyms &&
  isSameMoment(one.moment, other.moment)

/** Each time that it is asked for, the moment is another object. */
function isSameMoment(one: Moment | null, other: Moment | null): boolean {
  if (one === null || other === null) return one === other
  const { day, minutes, holidays } = one
  return day === other.day && minutes === other.minutes && holidays === other.holidays
}
