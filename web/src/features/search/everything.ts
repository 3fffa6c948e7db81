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
import type { SearchOutcome } from '../../catalog/search/search-everything.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { searchCode } from './search-code.ts'

/**
 * The ids that a search finds now; null while its code, the catalogue or what words mean is on its
 * way, when it might find less.
 */
export function idsFoundNow(query: string): number[] | null {
  const code = searchCode.peek()
  const stores = storesResource.peek()
  if (!code || !stores || synonymsResource.getState().status === 'loading') return null
  const lists = {
    stores,
    professionals: professionalsResource.peek(),
    contacts: usefulContactsResource.peek(),
    synonyms: synonymsResource.peek(),
  }
  return code.searchLists(lists, query, currentMoment()).stores.hits.map(({ item }) => item.id)
}

const dataOf = <T>(state: ResourceState<T>): T | undefined =>
  state.status === 'loaded' ? state.data : undefined

export interface Search extends SearchOutcome {
  /** Whether the code or the lists besides the stores are still on their way. */
  isPending: boolean
  /** Whether all of them are there. */
  isWhole: boolean
  /** Why the code could not be loaded, null otherwise. */
  failure: Error | null
}

/** What a search has found before it could look. */
const NOTHING_YET: SearchOutcome = {
  stores: { hits: [], isPartial: false, readAs: [] },
  offers: [],
  professionals: [],
  contacts: [],
  order: [],
  isUncertain: false,
  isMissed: false,
}

/** What a blank query finds. */
const NOTHING: SearchOutcome = { ...NOTHING_YET, isUncertain: true }

/** The code of a search; asked for ahead of its lists where a page's address holds a query. */
export const useSearchCode = (isAsked: boolean) => useWhenIdle(searchCode, isAsked)

/**
 * What a query finds among these stores and in the small lists, which are asked for at once where
 * the query waits for them, otherwise when the browser is idle. A list that cannot be had is left
 * out.
 */
export function useSearch(stores: readonly Store[], query: string): Search {
  const isAsked = query !== ''
  const codeState = useSearchCode(isAsked)
  const states = [
    useWhenIdle(professionalsResource, isAsked),
    useWhenIdle(usefulContactsResource, isAsked),
    useWhenIdle(synonymsResource, isAsked),
  ] as const
  const isPending = isAsked && [codeState, ...states].some(({ status }) => status === 'loading')
  const isWhole = [codeState, ...states].every(({ status }) => status === 'loaded')
  const failure = codeState.status === 'error' ? (codeState.error.cause as Error) : null
  const code = dataOf(codeState)
  const professionals = dataOf(states[0])
  const contacts = dataOf(states[1])
  const synonyms = dataOf(states[2])
  const moment = useMoment()
  const outcome = useMemo(
    () =>
      code?.searchLists({ stores, professionals, contacts, synonyms }, query, moment) ??
      (query === '' ? NOTHING : NOTHING_YET),
    [code, stores, professionals, contacts, synonyms, query, moment],
  )
  return { ...outcome, isPending, isWhole, failure }
}
