import { useEffect } from 'react'
import { usePageTotals } from './page-data.ts'
import { loadWhenIdle, useLoadOnceWanted, usePageState, useWholeState } from './resource-hooks.ts'
import type { Resource } from './resource.ts'

interface PagedNeeds<T> {
  /** Whether a beginning may be less than what the page lists, `total` entries if it tells. */
  isCut: (part: T, total: number | null) => boolean
  /** Whether the visitor asks for what a beginning cannot tell. */
  isBeyond: (part: T, total: number | null) => boolean
}

/**
 * A list of which the page may have brought only the beginning. The rest is loaded once the browser
 * is idle, where there may be any, or as soon as it is asked for; until then the beginning stays.
 * `rest` tells how much of the list the page knows, as ListRest of the interface has it.
 */
export function usePagedResource<T>(resource: Resource<T>, { isCut, isBeyond }: PagedNeeds<T>) {
  const totals = usePageTotals()
  const shown = usePageState(resource)
  const whole = useWholeState(resource)
  const part = whole.status !== 'loaded' && shown.status === 'loaded' ? shown.data : null
  const isAwaited = part !== null && isBeyond(part, totals.total)
  const isShort = part !== null && isCut(part, totals.total)
  useLoadOnceWanted(resource, isAwaited)
  useEffect(
    function loadRestWhenIdle() {
      if (isShort) return loadWhenIdle(resource)
    },
    [isShort, resource],
  )

  const hasFailed = whole.status === 'error'
  const rest = { hasFailed, load: resource.preload, ...totals }
  if (part === null || (isAwaited && hasFailed)) {
    return { state: whole, rest: { ...rest, status: 'none' } } as const
  }
  const status = isAwaited ? 'awaited' : isShort ? 'later' : 'none'
  return { state: { status: 'loaded', data: part }, rest: { ...rest, status } } as const
}
