import type { ReactNode } from 'react'
import type { Store } from '../catalog/store.ts'
import { HeartButton } from '../features/favourites/heart-button.tsx'
import { FilterChips } from '../features/filters/filter-chips.tsx'
import { useStoreFilters } from '../features/filters/use-store-filters.ts'
import { StoreList } from '../features/stores/store-list.tsx'

interface StoreResultsProps {
  stores: readonly Store[]
  whenEmpty?: ReactNode
}

/** A list of stores with its filters and a heart on each card; without stores no filters. */
export function StoreResults({ stores, whenEmpty }: StoreResultsProps) {
  const { stores: shown, distances, filters, position, toggle } = useStoreFilters(stores)
  return (
    <>
      {stores.length > 0 && <FilterChips filters={filters} position={position} onToggle={toggle} />}
      <StoreList
        stores={shown}
        whenEmpty={whenEmpty}
        distances={distances}
        cardAction={({ id, name }) => <HeartButton id={id} name={name} />}
      />
    </>
  )
}
