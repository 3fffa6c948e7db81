import { createContext } from 'react'

/** Completeness of a list: a page may hold only its beginning. */
export interface ListRest {
  /**
   * none: the page knows the whole list; later: it shows the beginning, and there may be more;
   * awaited: what was asked for can only be shown once the rest is there.
   */
  status: 'none' | 'later' | 'awaited'
  /** Whether the rest was tried to be loaded, and could not. */
  hasFailed: boolean
  load: () => void
  /** How many entries there are in all, null when that is not known. */
  total: number | null
}

export const WHOLE_LIST: ListRest = {
  status: 'none',
  hasFailed: false,
  load: () => {},
  total: null,
}

/** Context: is the list on this page complete? */
export const ListRestContext = createContext<ListRest>(WHOLE_LIST)
