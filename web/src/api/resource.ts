import { useEffect, useSyncExternalStore } from 'react'
import { DataError } from './data-error.ts'

export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'error'; error: DataError; retry: () => void }
  | { status: 'loaded'; data: T }

/** Something that is fetched once and kept while the page lives. A failure is not kept. */
export interface Resource<T> {
  /** The data, fetched when it is not there yet. Rejects with DataError. */
  load: () => Promise<T>
  /** Starts loading ahead of need; a failure is left to the state. */
  preload: () => void
  /** The data if it is there already. */
  peek: () => T | undefined
  getState: () => ResourceState<T>
  subscribe: (listener: () => void) => () => void
}

const LOADING = { status: 'loading' } as const
const resets = new Set<() => void>()

/** Forgets what every resource has loaded. */
export function resetResources() {
  for (const reset of resets) reset()
}

export function createResource<T>(fetcher: () => Promise<T>): Resource<T> {
  let state: ResourceState<T> = LOADING
  let pending: Promise<T> | null = null
  const listeners = new Set<() => void>()

  const setState = (next: ResourceState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = (): Promise<T> => {
    if (state.status === 'loaded') return Promise.resolve(state.data)
    pending ??= start()
    return pending
  }
  const start = async () => {
    if (state.status === 'error') setState(LOADING)
    try {
      const data = await fetcher()
      setState({ status: 'loaded', data })
      return data
    } catch (cause) {
      const error = asDataError(cause)
      setState({ status: 'error', error, retry: preload })
      throw error
    } finally {
      pending = null
    }
  }
  const preload = () => void load().catch(keepState)
  resets.add(() => {
    pending = null
    setState(LOADING)
  })

  return {
    load,
    preload,
    peek: () => (state.status === 'loaded' ? state.data : undefined),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The state of a resource; a component that uses it has it loaded. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(
    function loadOnMount() {
      resource.preload()
    },
    [resource],
  )
  return useSyncExternalStore(resource.subscribe, resource.getState, resource.getState)
}

/** One state for two: loaded when both are, the first error otherwise. */
export function both<A, B>(
  one: ResourceState<A>,
  other: ResourceState<B>,
): ResourceState<readonly [A, B]> {
  if (one.status === 'error') return one
  if (other.status === 'error') return other
  if (one.status === 'loading' || other.status === 'loading') return LOADING
  return { status: 'loaded', data: [one.data, other.data] }
}

/** For data that a page can do without: a failed load gives null. */
export function optional<T>(state: ResourceState<T>): ResourceState<T | null> {
  return state.status === 'error' ? { status: 'loaded', data: null } : state
}

/** A failed load is shown by its state; the rejected promise says nothing more. */
function keepState() {}

function asDataError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause
  return new DataError('unreadable', 'Unexpected failure while reading data', { cause })
}
