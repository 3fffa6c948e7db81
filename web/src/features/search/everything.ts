import { useMemo } from 'react'
import {
  professionalsResource,
  storesResource,
  synonymsResource,
  usefulContactsResource,
} from '../../api/lists.ts'
import { useWhenIdle } from '../../api/resource-hooks.ts'
import type { ResourceState } from '../../api/resource.ts'
import { currentMoment, useMoment } from '../../api/moment.ts'
import type { Moment } from '../../catalog/hours/opening-hours.ts'
import type { Professional } from '../../catalog/professionals/professional.ts'
import type { Synonym } from '../../catalog/search/synonyms.ts'
import {
  contactIndex,
  offerIndex,
  professionalIndex,
} from '../../catalog/search/related-matches.ts'
import { searchIndex } from '../../catalog/search/search.ts'
import {
  searchEverything,
  type Everything,
  type SearchOutcome,
} from '../../catalog/search/search-everything.ts'
import { isOpenStore } from '../../catalog/stores/open-store.ts'
import type { Store } from '../../catalog/stores/store.ts'
import type { UsefulContactCategory } from '../../catalog/contacts/useful-contacts.ts'

interface Lists {
  stores: readonly Store[]
  professionals: readonly Professional[] | undefined
  contacts: readonly UsefulContactCategory[] | undefined
  synonyms: readonly Synonym[] | undefined
}

const NO_SYNONYMS: readonly Synonym[] = []

function everythingOf({ stores, professionals, contacts, synonyms }: Lists): Everything {
  return {
    stores: searchIndex(stores),
    offers: offerIndex(stores),
    professionals: professionals ? professionalIndex(professionals) : null,
    contacts: contacts ? contactIndex(contacts) : null,
    synonyms: synonyms ?? NO_SYNONYMS,
  }
}

const isOpenAt = (moment: Moment | null) => (store: Store) => isOpenStore(store, moment)

/**
 * The ids that a search finds now; null while the catalogue or what words mean is on its way, when
 * it might find less.
 */
export function idsFoundNow(query: string): number[] | null {
  const stores = storesResource.peek()
  if (!stores || synonymsResource.getState().status === 'loading') return null
  const everything = everythingOf({
    stores,
    professionals: professionalsResource.peek(),
    contacts: usefulContactsResource.peek(),
    synonyms: synonymsResource.peek(),
  })
  const { hits } = searchEverything(everything, query, isOpenAt(currentMoment())).stores
  return hits.map(({ item }) => item.id)
}

const dataOf = <T>(state: ResourceState<T>): T | undefined =>
  state.status === 'loaded' ? state.data : undefined

export interface Search extends SearchOutcome {
  /** Whether the lists besides the stores are still on their way. */
  isPending: boolean
  /** Whether all of them are there. */
  isWhole: boolean
}

/**
 * What a query finds among these stores and in the small lists, which are asked for at once where
 * the query waits for them, otherwise when the browser is idle. A list that cannot be had is left
 * out.
 */
export function useSearch(stores: readonly Store[], query: string): Search {
  const isAsked = query !== ''
  const states = [
    useWhenIdle(professionalsResource, isAsked),
    useWhenIdle(usefulContactsResource, isAsked),
    useWhenIdle(synonymsResource, isAsked),
  ] as const
  const isPending = isAsked && states.some(({ status }) => status === 'loading')
  const isWhole = states.every(({ status }) => status === 'loaded')
  const professionals = dataOf(states[0])
  const contacts = dataOf(states[1])
  const synonyms = dataOf(states[2])
  const moment = useMoment()
  const outcome = useMemo(() => {
    const everything = everythingOf({ stores, professionals, contacts, synonyms })
    return searchEverything(everything, query, isOpenAt(moment))
  }, [stores, professionals, contacts, synonyms, query, moment])
  return { ...outcome, isPending, isWhole }
}
