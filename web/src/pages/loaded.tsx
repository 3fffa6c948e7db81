import type { ReactNode } from 'react'
import type { ResourceState } from '../api/resource.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'

interface LoadedProps<T> {
  state: ResourceState<T>
  /** Shown while loading; a spinner unless given. */
  pending?: ReactNode
  children: (data: T) => ReactNode
}

/** One of the three faces of a page that needs data: loading, failed, loaded. */
export function Loaded<T>({ state, pending = <Spinner />, children }: LoadedProps<T>) {
  if (state.status === 'loading') return pending
  if (state.status === 'error') return <LoadError onRetry={state.retry} />
  return children(state.data)
}
