import type { Offer } from '../offers/offer.ts'
import type { Professional } from '../professionals/professional.ts'
import type { Store } from '../stores/store.ts'
import type { UsefulContact } from '../contacts/useful-contacts.ts'
import type { Hit } from './find.ts'
import { readQuery } from './read-query.ts'
import {
  matchingOffers,
  matchingPeople,
  type ContactIndex,
  type OfferIndex,
  type ProfessionalIndex,
} from './related-matches.ts'
import type { Synonym } from './synonyms.ts'
import { FIT, searchStores, type FoundStores, type SearchIndex } from './search.ts'

/** All that a search looks through; what has not come yet is null. */
export interface Everything {
  stores: SearchIndex
  offers: OfferIndex
  professionals: ProfessionalIndex | null
  contacts: ContactIndex | null
  synonyms: readonly Synonym[]
}

export type SearchGroup = 'stores' | 'offers' | 'professionals' | 'contacts'

/** What a search finds, group by group. */
export interface SearchOutcome {
  stores: FoundStores
  offers: Hit<Offer>[]
  professionals: Hit<Professional>[]
  contacts: Hit<UsefulContact>[]
  /** The groups that hold something, the one with the best fit first. */
  order: SearchGroup[]
  /** Whether none of it may be what was meant: a way on is due. */
  isUncertain: boolean
  /** Whether the guide seems to lack what was named: no answer that fits, or a guess as the best. */
  isMissed: boolean
}

/** Stores go before other groups that fit as well, and offers after them. */
const GROUPS: readonly SearchGroup[] = ['stores', 'professionals', 'contacts', 'offers']

/** Searches everything for a query; `isOpen` tells of a store whether it is open now. */
export function searchEverything(
  everything: Everything,
  query: string,
  isOpen?: (store: Store) => boolean,
): SearchOutcome {
  const { stores, offers, professionals, contacts, synonyms } = everything
  const indexes = [stores, offers, professionals, contacts].filter((index) => index !== null)
  const read = readQuery(query, { indexes, synonyms })
  const inStores = searchStores(stores, read, isOpen)
  // People that have some of the words are an answer only where no store has all of them as words.
  const isLenient = inStores.isPartial || bestFit(inStores.hits) < FIT.description
  const found = {
    stores: inStores,
    offers: matchingOffers(offers, read),
    professionals: professionals ? matchingPeople(professionals, read, isLenient) : [],
    contacts: contacts ? matchingPeople(contacts, read, isLenient) : [],
  }
  const fits = {
    stores: bestFit(found.stores.hits),
    offers: bestFit(found.offers),
    professionals: bestFit(found.professionals),
    contacts: bestFit(found.contacts),
  }
  const isFound = (group: SearchGroup) =>
    (group === 'stores' ? found.stores.hits : found[group]).length > 0
  const order = GROUPS.filter(isFound).sort((one, other) => fits[other] - fits[one])
  const best = Math.max(...Object.values(fits))
  const isUncertain = best < FIT.description || found.stores.isPartial
  const first = order[0] && (order[0] === 'stores' ? found.stores.hits : found[order[0]])[0]
  const isMissed = !read.isOnlyWish && (best < FIT.description || first?.isGuess === true)
  return { ...found, order, isUncertain, isMissed }
}

function bestFit(hits: readonly Hit<unknown>[]): number {
  return Math.max(0, ...hits.slice(0, 1).map(({ fit }) => fit))
}
