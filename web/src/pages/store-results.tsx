import { useContext, useMemo, useRef, type ReactNode } from 'react'
import type { Store } from '../catalog/stores/store.ts'
import { storesInWords } from '../catalog/stores/store-lists.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { FilterChips } from '../features/filters/filter-chips.tsx'
import { useNearestOpen } from '../features/filters/use-nearest-open.ts'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { FirstToOpen } from '../features/stores/first-to-open.tsx'
import { StoreList } from '../features/stores/store-list.tsx'
import { Button } from '../ui/button.tsx'
import { ListRestContext } from '../ui/list-rest.ts'
import { messages } from '../ui/messages.ts'
import { ListWithMap } from './list-with-map.tsx'

interface StoreResultsProps {
  stores: readonly Store[]
  whenEmpty?: ReactNode
  /** Whether the page shows something else that was found. */
  isBesideOthers?: boolean
}

const heart = ({ id, name }: Store) => <HeartButton id={id} name={name} />

/**
 * A list of stores with its filters, its map and a heart on each card; without stores no filters.
 * Who does not see it change hears how many there are.
 */
export function StoreResults({ stores, whenEmpty, isBesideOthers = false }: StoreResultsProps) {
  const { stores: shown, distances, filters, position, toggle, clear } = useStoreFilters(stores)
  const { nearest, toggleNearest } = useNearestOpen(shown)
  const first = nearest?.status === 'found' ? nearest.store : null
  const others = useMemo(() => shown.filter((store) => store !== first), [shown, first])
  const chips = useRef<HTMLDivElement>(null)
  const showAll = () => {
    clear()
    // The button goes away with the empty list.
    chips.current?.querySelector('button')?.focus()
  }
  const { status, total } = useContext(ListRestContext)
  const count = status === 'later' ? (total ?? shown.length) : shown.length
  return (
    <>
      <p className="visually-hidden" role="status" data-scripted>
        {status !== 'awaited' && storesInWords(count)}
      </p>
      {stores.length > 0 && (
        <div ref={chips}>
          <FilterChips
            filters={filters}
            position={position}
            distances={distances}
            onToggle={toggle}
            isNearestShown={nearest !== null}
            onNearest={toggleNearest}
          />
        </div>
      )}
      {/* Made anew under the filters, which come with the list: nothing that is there moves. */}
      <ListWithMap
        key={status === 'awaited' ? 'awaited' : 'there'}
        stores={shown}
        nearest={nearest}
      >
        {(first === null || others.length > 0) && (
          <StoreList
            stores={others}
            emptyText={isBesideOthers ? messages.noStorePasses : messages.noResults}
            whenEmpty={
              stores.length > 0 ? <Button onClick={showAll}>Quitar los filtros</Button> : whenEmpty
            }
            distances={distances}
            cardAction={heart}
          />
        )}
        {filters.open && shown.length === 0 && <FirstToOpen stores={stores} cardAction={heart} />}
      </ListWithMap>
    </>
  )
}
