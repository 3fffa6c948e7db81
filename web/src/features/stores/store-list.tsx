import { useContext, useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { CARDS_ADDED, cardsShown } from '../../catalog/site/page-sizes.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListRestContext } from '../../ui/list-rest.ts'
import { messages } from '../../ui/messages.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { useShownCount } from '../../ui/history-entry.ts'
import { StoreCard } from './store-card.tsx'
import styles from './store-list.module.css'

interface StoreListProps {
  stores: readonly Store[]
  /** Said of an empty list, */
  emptyText?: string
  /** and shown under that. */
  whenEmpty?: ReactNode
  /** Store id → metres to the visitor, where they are to be shown. */
  distances?: ReadonlyMap<number, number>
  /** A button for each card, beside its link. */
  cardAction?: (store: Store) => ReactNode
  /** Footer of each card, under its facts. */
  cardFooter?: (store: Store) => ReactNode
}

/** Store cards in the given order, a screenful of them at a time. */
export function StoreList({
  stores,
  emptyText = messages.noResults,
  whenEmpty,
  distances,
  ...card
}: StoreListProps) {
  const first = cardsShown(stores.length)
  const [count, showMore] = useShownCount(first, { more: CARDS_ADDED })
  const drawn = useDrawnCount(count)
  const { status } = useContext(ListRestContext)
  if (status === 'awaited') return <StoreGhosts />
  if (stores.length === 0) return <EmptyState text={emptyText}>{whenEmpty}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label="Tiendas">
        {stores.slice(0, drawn).map((store) => (
          <li key={store.slug} data-store={store.id}>
            <StoreCard
              store={store}
              distance={distances?.get(store.id)}
              action={card.cardAction?.(store)}
              footer={card.cardFooter?.(store)}
            />
          </li>
        ))}
      </ul>
      {drawn >= first && <ShowMore known={stores.length} count={count} onMore={showMore} />}
    </>
  )
}

/** Cards of the first screens. */
const CARDS_AT_ONCE = 8

/**
 * How many of the cards are drawn: on a page that the app goes to those that are seen first, and in the
 * next moment all of them. A page that was rendered ahead, or is gone back to, is as long as it was.
 */
function useDrawnCount(count: number): number {
  const isNew = useNavigationType() === NavigationType.Push
  return useDeferredValue(count, isNew ? CARDS_AT_ONCE : count)
}

const GHOSTS = [1, 2, 3, 4, 5, 6]

/** Holds the place of a store list with its heading while it loads. */
export function StoreListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Cargando…</span>
      <div className={styles.ghostHeading} aria-hidden="true" />
      <Ghosts />
    </div>
  )
}

/** Holds the place of the cards alone. */
export function StoreGhosts() {
  return (
    <div role="status" data-scripted>
      <span className="visually-hidden">Cargando…</span>
      <Ghosts />
    </div>
  )
}

function Ghosts() {
  return (
    <div className={styles.list} aria-hidden="true">
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={styles.ghost} />
      ))}
    </div>
  )
}
