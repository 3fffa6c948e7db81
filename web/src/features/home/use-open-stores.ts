import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { storesResource } from '../../api/lists.ts'
import { useMoment } from '../../api/moment.ts'
import { loadWhenIdle } from '../../api/resource-hooks.ts'
import { savesData } from '../../browser/device.ts'
import { isOpenStore } from '../../catalog/stores/open-store.ts'
import type { Store } from '../../catalog/stores/store.ts'

/**
 * The active stores that are open now; null while the catalogue is not there. It comes once the
 * browser is idle, for the search as well; under data saver only when a search asks for it.
 */
export function useOpenStores(): readonly Store[] | null {
  useEffect(function loadAhead() {
    if (!savesData()) return loadWhenIdle(storesResource)
  }, [])
  const { subscribe, peek } = storesResource
  const stores = useSyncExternalStore(subscribe, peek, peek)
  const moment = useMoment()
  return useMemo(() => {
    if (!stores || moment === null) return null
    return stores.filter((store) => isOpenStore(store, moment))
  }, [stores, moment])
}
