import { useEffect, useSyncExternalStore } from 'react'
import { savesData } from '../browser/device.ts'
import type { Store } from '../catalog/stores/store.ts'
import { storesResource } from './lists.ts'
import { loadWhenIdle } from './resource-hooks.ts'

/**
 * Every store, for what a page says of them once they are known; undefined until then. The catalogue
 * comes once the browser is idle, for the search as well; under data saver only when a search asks
 * for it.
 */
export function useStoresAhead(): readonly Store[] | undefined {
  useEffect(function loadAhead() {
    if (!savesData()) return loadWhenIdle(storesResource)
  }, [])
  const { subscribe, peek } = storesResource
  return useSyncExternalStore(subscribe, peek, peek)
}
