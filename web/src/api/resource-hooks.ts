import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSlicedState } from '../browser/sliced-state.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { pagePath } from '../catalog/site/page-address.ts'
import type { Resource, ResourceState } from './resource.ts'

/** The page that is on show, as resources name it. */
export function usePagePath(): string {
  return pagePath(useLocation().pathname)
}

/** The state of a resource on the page that is on show; it asks for nothing. */
export function usePageState<T>(resource: Resource<T>): ResourceState<T> {
  const page = usePagePath()
  const getState = useCallback(() => resource.getPageState(page), [resource, page])
  return useSlicedState(resource.subscribe, getState)
}

/** The state of the whole resource; it asks for nothing. */
export const useWholeState = <T>({ subscribe, getState }: Resource<T>): ResourceState<T> =>
  useSlicedState(subscribe, getState)

/**
 * The state of a resource on the page that is on show; a component that uses it has it loaded,
 * unless the page brought along what it shows of it.
 */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useLoadOnceWanted(resource, false)
  return usePageState(resource)
}

/** Loads the whole of a resource once it `isWanted`, and where the page brought nothing of it. */
export function useLoadOnceWanted<T>(resource: Resource<T>, isWanted: boolean): void {
  const page = usePagePath()
  useEffect(
    function loadOnceWanted() {
      if (isWanted || resource.getPageState(page).status !== 'loaded') resource.preload()
    },
    [resource, page, isWanted],
  )
}

/**
 * The state of the whole resource. Where the page brought along a part of it, the whole is loaded
 * only once it `isWanted`.
 */
export function useWhole<T>(resource: Resource<T>, isWanted: boolean): ResourceState<T> {
  useLoadOnceWanted(resource, isWanted)
  return useWholeState(resource)
}

/**
 * The state of a whole resource for what a page does well without: asked for once the browser is
 * idle, or at once when it `isWanted`.
 */
export function useWhenIdle<T>(resource: Resource<T>, isWanted: boolean): ResourceState<T> {
  useEffect(
    function loadAtLast() {
      if (isWanted) resource.preload()
      else return loadWhenIdle(resource)
    },
    [resource, isWanted],
  )
  return useWholeState(resource)
}

/**
 * Loads a resource ahead of need once the browser is idle; returns how to give it up. One that has
 * failed by then is left alone: its error is on show, with the way to try again.
 */
export function loadWhenIdle<T>({ getState, preload }: Resource<T>): () => void {
  return whenIdle(() => {
    if (getState().status !== 'error') preload()
  })
}
