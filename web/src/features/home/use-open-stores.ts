import { useMemo } from 'react'
import { useMoment } from '../../api/moment.ts'
import { useStoresAhead } from '../../api/stores-ahead.ts'
import { isOpenStore } from '../../catalog/stores/open-store.ts'
import type { Store } from '../../catalog/stores/store.ts'

/** The active stores that are open now; null while the catalogue is not there (see useStoresAhead). */
export function useOpenStores(): readonly Store[] | null {
  const stores = useStoresAhead()
  const moment = useMoment()
  return useMemo(() => {
    if (!stores || moment === null) return null
    return stores.filter((store) => isOpenStore(store, moment))
  }, [stores, moment])
}
