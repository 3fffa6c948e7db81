import { useContext, useEffect } from 'react'
import { countMissedSearch } from '../../api/missed-searches.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { ListRestContext } from '../../ui/list-rest.ts'
import type { Search } from './everything.ts'

/** Has a search counted that finds nothing in all that there is, once the browser is idle. */
export function useMissedSearch(query: string, { isMissed, isWhole }: Search): void {
  const isKnown = useContext(ListRestContext).status === 'none' && isWhole
  const isDue = query !== '' && isKnown && isMissed
  useEffect(
    function countOnceIdle() {
      if (isDue) return whenIdle(() => countMissedSearch(query))
    },
    [query, isDue],
  )
}
