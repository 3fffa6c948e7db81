import { useEffect, useMemo } from 'react'
import { storesResource, synonymsResource } from '../../api/lists.ts'
import { useWhenIdle, useWholeState } from '../../api/resource-hooks.ts'
import type { ResourceState } from '../../api/resource.ts'
import { currentMoment, useMoment } from '../../api/moment.ts'
import type { SearchOutcome } from '../../catalog/search/search-everything.ts'
import {
  searchCode,
  searchedContacts,
  searchedProfessionals,
  searchedStores,
} from './search-code.ts'
import type { SearchedStores } from './search-lists.ts'

/**
 * The ids that a search finds now; null while the catalogue or what words mean is on its way, or is
 * being made ready, when it might find less.
 */
export function idsFoundNow(query: string): number[] | null {
  const code = searchCode.peek()
  const stores = searchedStores.peek()
  if (!code || !stores || synonymsResource.getState().status === 'loading') return null
  const lists = {
    stores,
    professionals: searchedProfessionals.peek(),
    contacts: searchedContacts.peek(),
    synonyms: synonymsResource.peek(),
  }
  return code.searchLists(lists, query, currentMoment()).stores.hits.map(({ item }) => item.id)
}

const dataOf = <T>(state: ResourceState<T>): T | undefined =>
  state.status === 'loaded' ? state.data : undefined

export interface Search extends SearchOutcome {
  /** Whether the code or a list is still on its way, or being made ready. */
  isPending: boolean
  /** Whether all of them are there. */
  isWhole: boolean
  /** Whether the stores are. */
  hasStores: boolean
  /** Why the code could not be loaded, null otherwise. */
  failure: Error | null
  /** Asks again for the small lists that could not be had; null where none is missing. */
  retry: (() => void) | null
}

/** What a search has found before it could look. */
const NOTHING_YET: SearchOutcome = {
  stores: { hits: [], isPartial: false, wish: null },
  offers: [],
  professionals: [],
  contacts: [],
  order: [],
  isUncertain: false,
  isMissed: false,
}

/** What a blank query finds. */
const NOTHING: SearchOutcome = { ...NOTHING_YET, isUncertain: true }

/**
 * The catalogue as a search looks through it, made as soon as its list and the code are there,
 * whoever has asked for them.
 */
function useSearchedStores(): ResourceState<SearchedStores> {
  const areStoresThere = useWholeState(storesResource).status === 'loaded'
  const isCodeThere = useWholeState(searchCode).status === 'loaded'
  useEffect(
    function makeReady() {
      if (areStoresThere && isCodeThere) searchedStores.preload()
    },
    [areStoresThere, isCodeThere],
  )
  return useWholeState(searchedStores)
}

/** The code of a search; asked for ahead of its lists where a page's address holds a query. */
export const useSearchCode = (isAsked: boolean) => useWhenIdle(searchCode, isAsked)

/**
 * What a query finds among the stores, whose whole list is the page's business, and in the small
 * lists, which are asked for at once where the query waits for them, otherwise when the browser is
 * idle. A small list that cannot be had is left out, see `retry`.
 */
export function useSearch(query: string): Search {
  const isAsked = query !== ''
  const codeState = useSearchCode(isAsked)
  const storesState = useSearchedStores()
  const states = [
    useWhenIdle(searchedProfessionals, isAsked),
    useWhenIdle(searchedContacts, isAsked),
    useWhenIdle(synonymsResource, isAsked),
  ] as const
  const all = [codeState, storesState, ...states]
  const isPending = isAsked && all.some(({ status }) => status === 'loading')
  const isWhole = all.every(({ status }) => status === 'loaded')
  const failure = codeState.status === 'error' ? (codeState.error.cause as Error) : null
  const missing = [states[0], states[1]].flatMap((state) =>
    state.status === 'error' ? state.retry : [],
  )
  const retry = isAsked && missing.length > 0 ? () => missing.forEach((ask) => ask()) : null
  const code = dataOf(codeState)
  const stores = dataOf(storesState)
  const professionals = dataOf(states[0])
  const contacts = dataOf(states[1])
  const synonyms = dataOf(states[2])
  const moment = useMoment()
  const outcome = useMemo(() => {
    if (!code || !stores) return query === '' ? NOTHING : NOTHING_YET
    return code.searchLists({ stores, professionals, contacts, synonyms }, query, moment)
  }, [code, stores, professionals, contacts, synonyms, query, moment])
  return { ...outcome, isPending, isWhole, hasStores: stores !== undefined, failure, retry }
}
