import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMoment } from '../../api/moment.ts'
import {
  askPosition,
  askPositionIfAllowed,
  forgetPositionProblem,
  usePosition,
  type PositionState,
} from '../../browser/position.ts'
import {
  filterStores,
  readFilters,
  withFilter,
  withoutFilters,
  type FilteredStores,
  type StoreFilter,
  type StoreFilters,
} from '../../catalog/stores/filters.ts'
import type { Store } from '../../catalog/stores/store.ts'

export interface StoreFilterState extends FilteredStores {
  /** The filters in effect: 'near' only once the position is known. */
  filters: StoreFilters
  position: PositionState
  toggle: (filter: StoreFilter) => void
  /** Switches all of them off. */
  clear: () => void
}

/** The stores that pass the filters of the query string, and the way to switch a filter. */
export function useStoreFilters(stores: readonly Store[]): StoreFilterState {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const moment = useMoment()
  const position = usePosition()
  const place = position.status === 'known' ? position.position : null
  const asked = useMemo(() => readFilters(query), [query])
  useEffect(
    function locateAgain() {
      if (asked.near) void askPositionIfAllowed()
    },
    [asked.near],
  )
  const filters = { ...asked, near: asked.near && place !== null }
  const passing = useMemo(
    () => filterStores(stores, asked, moment, place),
    [stores, asked, moment, place],
  )

  const state = location.state as unknown
  const change = useCallback(
    (changed: URLSearchParams) =>
      setQuery(changed, { replace: true, preventScrollReset: true, state }),
    [setQuery, state],
  )
  const isRefused = asked.near && position.status === 'failed'
  useEffect(
    function forgetNear() {
      if (isRefused) change(withFilter(query, 'near', false))
    },
    [isRefused, change, query],
  )
  useEffect(function leaveProblemBehind() {
    return forgetPositionProblem
  }, [])
  const toggle = (filter: StoreFilter) => {
    const isOn = !filters[filter]
    if (filter === 'near' && isOn && place === null) askPosition()
    change(withFilter(query, filter, isOn))
  }
  const clear = () => change(withoutFilters(query))
  return { ...passing, filters, position, toggle, clear }
}
