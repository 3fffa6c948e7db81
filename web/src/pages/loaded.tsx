import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ResourceState } from '../api/resource.ts'
import { paths } from '../app/paths.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PageBar, PageFrame } from './page.tsx'
import styles from './loaded.module.css'

interface LoadedProps<T> {
  state: ResourceState<T>
  /** Shown while loading; a spinner unless given. */
  pending?: ReactNode
  children: (data: T) => ReactNode
}

/** One of the three faces of a page that needs data: loading, failed, loaded. */
export function Loaded<T>({ state, pending = <Spinner />, children }: LoadedProps<T>) {
  if (state.status === 'loading') return pending
  if (state.status === 'error') return <FailedPage onRetry={state.retry} />
  return children(state.data)
}

/** National ones: they are known without any data. */
const EMERGENCIES = [
  { number: '911', name: 'Policía' },
  { number: '107', name: 'Ambulancia' },
  { number: '100', name: 'Bomberos' },
]

/** What is left of a page without its data: the way back, another try, and who helps at once. */
export function FailedPage({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const isHome = useLocation().pathname === paths.home.link()
  return (
    <PageFrame>
      {!isHome && <PageBar />}
      <LoadError {...(text !== undefined && { text })} onRetry={onRetry} />
      <ul className={styles.emergencies} aria-label="Emergencias">
        {EMERGENCIES.map(({ number, name }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              {name}: {number}
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
