import { useEffect, useMemo, useState } from 'react'
import { useMoment } from '../../api/moment.ts'
import { askPosition, usePosition } from '../../browser/position.ts'
import { nearestOpen, type NearestOpen } from '../../catalog/stores/nearest-open.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { useEntryState } from '../../ui/history-entry.ts'

export interface NearestOpenState {
  /** Null while nobody wants to know, or the position is not known. */
  nearest: NearestOpen | null
  /** Asks for the position where it is not known; a refusal ends the wish. */
  toggleNearest: () => void
}

/** The nearest open one of the stores of a list, once the visitor wants to be taken there. */
export function useNearestOpen(stores: readonly Store[]): NearestOpenState {
  const moment = useMoment()
  const state = usePosition()
  const [kept, keep] = useEntryState('nearest open', false)
  const [isWanted, setWanted] = useState(kept)
  if (isWanted && state.status === 'failed') setWanted(false)
  useEffect(
    // Every choice among the filters is another entry of the history.
    function keepInEntry() {
      if (kept !== isWanted) keep(isWanted)
    },
    [kept, isWanted, keep],
  )
  const position = state.status === 'known' ? state.position : null
  const nearest = useMemo(
    () => (isWanted && position ? nearestOpen(stores, moment, position) : null),
    [isWanted, position, stores, moment],
  )
  const toggleNearest = () => {
    setWanted(nearest === null)
    if (position === null && state.status !== 'asking') askPosition()
  }
  return { nearest, toggleNearest }
}
