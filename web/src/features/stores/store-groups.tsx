import { useContext, type ReactNode } from 'react'
import { CARDS_ADDED, cardsShown } from '../../catalog/site/page-sizes.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { firstOfGroups, type InitialGroup } from '../../catalog/stores/store-initials.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListRestContext } from '../../ui/list-rest.ts'
import { messages } from '../../ui/messages.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { useShownCount } from '../../ui/history-entry.ts'
import { StoreCard } from './store-card.tsx'
import { StoreGhosts } from './store-list.tsx'
import styles from './store-list.module.css'

interface StoreGroupsProps {
  groups: readonly InitialGroup<Store>[]
  /** A button for each card, beside its link. */
  cardAction?: (store: Store) => ReactNode
}

/** Store cards under the initials of their names, a screenful of them at a time. */
export function StoreGroups({ groups, cardAction }: StoreGroupsProps) {
  const { status } = useContext(ListRestContext)
  const total = groups.reduce((sum, { stores }) => sum + stores.length, 0)
  const [count, showMore] = useShownCount(cardsShown(total), { more: CARDS_ADDED })
  if (status === 'awaited') return <StoreGhosts />
  if (total === 0) return <EmptyState text={messages.noResults} />
  return (
    <>
      {firstOfGroups(groups, count).map(({ initial, stores }) => (
        <section key={initial} className={styles.group} aria-label={`Tiendas: ${initial}`}>
          <h2 className={styles.initial}>{initial}</h2>
          <ul className={styles.list}>
            {stores.map((store) => (
              <li key={store.slug} data-store={store.id}>
                <StoreCard store={store} level="h3" action={cardAction?.(store)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShowMore known={total} count={count} onMore={showMore} />
    </>
  )
}
