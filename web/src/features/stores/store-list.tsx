import type { ReactNode } from 'react'
import type { Store } from '../../catalog/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../ui/messages.ts'
import { useShownCount } from '../../ui/use-shown-count.ts'
import { StoreCard } from './store-card.tsx'
import styles from './store-list.module.css'

interface StoreListProps {
  stores: readonly Store[]
  /** Shown under the text of an empty list. */
  whenEmpty?: ReactNode
  /** Store id → metres to the visitor, where they are to be shown. */
  distances?: ReadonlyMap<number, number>
  /** A button for each card, beside its link. */
  cardAction?: (store: Store) => ReactNode
  /** What follows in each card under its facts. */
  cardFooter?: (store: Store) => ReactNode
}

/** Store cards in the given order, a screenful of them at a time. */
export function StoreList({ stores, whenEmpty, distances, ...card }: StoreListProps) {
  const [count, showMore] = useShownCount()
  if (stores.length === 0) return <EmptyState text={messages.noResults}>{whenEmpty}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label="Tiendas">
        {stores.slice(0, count).map((store) => (
          <li key={store.slug}>
            <StoreCard
              store={store}
              distance={distances?.get(store.id)}
              action={card.cardAction?.(store)}
              footer={card.cardFooter?.(store)}
            />
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
