import { useEffect } from 'react'
import { savesData } from '../browser/device.ts'
import { useSlicedState } from '../browser/sliced-state.ts'
import type { StoreHours } from '../catalog/stores/store.ts'
import { storeHoursResource } from './lists.ts'
import { loadWhenIdle } from './resource-hooks.ts'

/**
 * When the active stores are open, for what a page says of them once that is known; undefined until
 * then. It comes once the browser is idle; under data saver a page does without.
 */
export function useStoreHours(): readonly StoreHours[] | undefined {
  useEffect(function loadAhead() {
    if (!savesData()) return loadWhenIdle(storeHoursResource)
  }, [])
  const { subscribe, peek } = storeHoursResource
  return useSlicedState(subscribe, peek)
}
