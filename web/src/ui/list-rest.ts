import { createContext } from 'react'

/** How much of a list a page knows: all of it, or the beginning, which the page brought along. */
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
  /** The initials of all of them, null when they are not known or not asked for. */
  initials: readonly string[] | null
}

export const WHOLE_LIST: ListRest = {
  status: 'none',
  hasFailed: false,
  load: () => {},
  total: null,
  initials: null,
}

/** Context: how much of the list on this page is known? */
export const ListRestContext = createContext<ListRest>(WHOLE_LIST)
