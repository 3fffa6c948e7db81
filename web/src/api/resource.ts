import { DataError } from './client.ts'

export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'error'; error: DataError; retry: () => void }
  | { status: 'loaded'; data: T }

/**
 * Something that is fetched once and kept while the page lives. A failure is not kept. A page may
 * bring the data along, or the part of it that it shows; a part counts only on its own page.
 */
export interface Resource<T> {
  /** The whole data, fetched when it is not there yet. Rejects with DataError. */
  load: () => Promise<T>
  /** Starts loading the whole ahead of need; a failure is left to the state. */
  preload: () => void
  /** The whole data if it is there already. */
  peek: () => T | undefined
  /** The state of the whole. */
  getState: () => ResourceState<T>
  /** The state for one page (see usePagePath): the part that the page brought, until there is more. */
  getPageState: (page: string) => ResourceState<T>
  /** The part that some page brought along, whichever it was. */
  getPart: () => ResourceState<T> | null
  /** Takes the whole data as fetched. */
  prime: (data: T) => void
  /** Takes what one page shows of the data. */
  primePart: (page: string, data: T) => void
  /** Forgets all of it. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

const LOADING = { status: 'loading' } as const
const resets = new Set<() => void>()

/** Forgets what every resource has loaded. */
export function resetResources() {
  for (const reset of resets) reset()
}

/** Has something forgotten together with the resources. */
export function onReset(reset: () => void) {
  resets.add(reset)
}

/** A resource that lives as long as the app. */
export function createResource<T>(fetcher: () => Promise<T>): Resource<T> {
  const resource = makeResource(fetcher)
  onReset(resource.reset)
  return resource
}

/** A resource that its owner forgets. */
export function makeResource<T>(fetcher: () => Promise<T>): Resource<T> {
  let state: ResourceState<T> = LOADING
  let part: { page: string; state: ResourceState<T> } | null = null
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

  return {
    load,
    preload,
    peek: () => (state.status === 'loaded' ? state.data : undefined),
    getState: () => state,
    getPageState: (page) => (state.status !== 'loaded' && part?.page === page ? part.state : state),
    getPart: () => part?.state ?? null,
    prime: (data) => setState({ status: 'loaded', data }),
    primePart: (page, data) => {
      part = { page, state: { status: 'loaded', data } }
    },
    reset: () => {
      pending = null
      part = null
      setState(LOADING)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
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
