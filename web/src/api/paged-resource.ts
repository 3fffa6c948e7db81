import { useEffect } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { usePagePath, useWhole, type Resource, type ResourceState } from './resource.ts'

/** A list as a page knows it: whole, or its beginning, which the page brought along. */
export interface PagedState<T> {
  state: ResourceState<T>
  rest: {
    status: 'none' | 'later' | 'awaited'
    hasFailed: boolean
    load: () => void
  }
}

interface PagedNeeds<T> {
  /** Whether a beginning may be less than what the page lists. */
  isCut: (part: T) => boolean
  /** Whether the visitor asks for what a beginning cannot tell. */
  isBeyond: (part: T) => boolean
}

/**
 * A list of which the page may have brought only the beginning. The rest is loaded once the browser
 * is idle, where there may be any, or as soon as it is asked for; until then the beginning stays.
 */
export function usePagedResource<T>(
  resource: Resource<T>,
  { isCut, isBeyond }: PagedNeeds<T>,
): PagedState<T> {
  const brought = resource.getPageState(usePagePath())
  const part = resource.peek() === undefined && brought.status === 'loaded' ? brought.data : null
  const isAwaited = part !== null && isBeyond(part)
  const isShort = part !== null && isCut(part)
  const whole = useWhole(resource, isAwaited)
  useEffect(
    function loadRestWhenIdle() {
      if (isShort) return whenIdle(resource.preload)
    },
    [isShort, resource],
  )

  const hasFailed = whole.status === 'error'
  const rest = { hasFailed, load: resource.preload }
  if (part === null) return { state: whole, rest: { ...rest, status: 'none' } }
  if (isAwaited && hasFailed) return { state: whole, rest: { ...rest, status: 'none' } }
  const status = isAwaited ? 'awaited' : isShort ? 'later' : 'none'
  return { state: { status: 'loaded', data: part }, rest: { ...rest, status } }
}
