import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import type { Resource, ResourceState } from './resource.ts'

/**
 * The state of a whole resource for what a page does well without: asked for once the browser is
 * idle, or at once when it `isWanted`.
 */
export function useWhenIdle<T>(resource: Resource<T>, isWanted: boolean): ResourceState<T> {
  useEffect(
    function loadAtLast() {
      if (isWanted) resource.preload()
      else return whenIdle(resource.preload)
    },
    [resource, isWanted],
  )
  return useSyncExternalStore(resource.subscribe, resource.getState, resource.getState)
}
