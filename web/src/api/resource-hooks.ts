import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '../browser/when-idle.ts'
import { pagePath } from '../catalog/site/page-address.ts'
import type { Resource, ResourceState } from './resource.ts'

/** The page that is on show, as resources name it. */
export function usePagePath(): string {
  return pagePath(useLocation().pathname)
}

/**
 * The state of a resource on the page that is on show; a component that uses it has it loaded,
 * unless the page brought along what it shows of it.
 */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const page = usePagePath()
  const getState = () => resource.getPageState(page)
  useEffect(
    function loadWhereMissing() {
      if (resource.getPageState(page).status !== 'loaded') resource.preload()
    },
    [resource, page],
  )
  return useSyncExternalStore(resource.subscribe, getState, getState)
}

/**
 * The state of the whole resource. Where the page brought along a part of it, the whole is loaded
 * only once it `isWanted`.
 */
export function useWhole<T>(resource: Resource<T>, isWanted: boolean): ResourceState<T> {
  const page = usePagePath()
  useEffect(
    function loadOnceWanted() {
      if (isWanted || resource.getPageState(page).status !== 'loaded') resource.preload()
    },
    [resource, page, isWanted],
  )
  return useSyncExternalStore(resource.subscribe, resource.getState, resource.getState)
}

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
