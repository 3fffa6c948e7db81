import { useMemo } from 'react'
import { useMoment } from '../../api/moment.ts'
import { useStoreHours } from '../../api/store-hours.ts'
import { isOpenAt } from '../../catalog/hours/opening-hours.ts'
import type { StoreHours } from '../../catalog/stores/store.ts'

/** The active stores that are open now; null while their hours are not there (see useStoreHours). */
export function useOpenStores(): readonly StoreHours[] | null {
  const stores = useStoreHours()
  const moment = useMoment()
  return useMemo(() => {
    if (!stores || moment === null) return null
    return stores.filter((store) => isOpenAt(store, moment))
  }, [stores, moment])
}
