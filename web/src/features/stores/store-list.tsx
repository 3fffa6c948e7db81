import type { ReactNode } from 'react'
import type { Store } from '../../catalog/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../ui/messages.ts'
import { StoreCard } from './store-card.tsx'
import styles from './store-list.module.css'
import { useShownCount } from './use-shown-count.ts'

interface StoreListProps {
  stores: readonly Store[]
  /** Shown under the text of an empty list. */
  whenEmpty?: ReactNode
}

/** Store cards in the given order, a screenful of them at a time. */
export function StoreList({ stores, whenEmpty }: StoreListProps) {
  const [count, showMore] = useShownCount()
  if (stores.length === 0) return <EmptyState text={messages.noResults}>{whenEmpty}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label="Tiendas">
        {stores.slice(0, count).map((store) => (
          <li key={store.slug}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
      {stores.length > count && (
        <div className={styles.more}>
          <Button onClick={showMore}>Mostrar más</Button>
        </div>
      )}
    </>
  )
}
