import { useRef, type ReactNode } from 'react'
import type { Store } from '../catalog/store.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { FilterChips } from '../features/filters/filter-chips.tsx'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { StoreList } from '../features/stores/store-list.tsx'
import { Button } from '../ui/button.tsx'

interface StoreResultsProps {
  stores: readonly Store[]
  whenEmpty?: ReactNode
}

/** A list of stores with its filters and a heart on each card; without stores no filters. */
export function StoreResults({ stores, whenEmpty }: StoreResultsProps) {
  const { stores: shown, distances, filters, position, toggle, clear } = useStoreFilters(stores)
  const chips = useRef<HTMLDivElement>(null)
  const showAll = () => {
    clear()
    // The button goes away with the empty list.
    chips.current?.querySelector('button')?.focus()
  }
  return (
    <>
      {stores.length > 0 && (
        <div ref={chips}>
          <FilterChips filters={filters} position={position} onToggle={toggle} />
        </div>
      )}
      <StoreList
        stores={shown}
        whenEmpty={
          stores.length > 0 ? <Button onClick={showAll}>Quitar los filtros</Button> : whenEmpty
        }
        distances={distances}
        cardAction={({ id, name }) => <HeartButton id={id} name={name} />}
      />
    </>
  )
}
