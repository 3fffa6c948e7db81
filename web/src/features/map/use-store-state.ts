import { useCallback } from 'react'
import { useMoment } from '../../api/moment.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import type { LightStore, StoreHours } from '../../catalog/stores/store.ts'
import { stateText } from '../../ui/badges.tsx'

/**
 * What a popup says of a store: 'Abierto' or 'Cerrado'; null where it does not tell, and for one that
 * is not among the stores whose hours are known.
 */
export function useStoreState(stores: readonly StoreHours[] | undefined) {
  const moment = useMoment()
  return useCallback(
    ({ id, isActive }: LightStore) => {
      const store = stores?.find((one) => one.id === id)
      return isActive && store ? stateText(openStatus(store, moment)) : null
    },
    [stores, moment],
  )
}
