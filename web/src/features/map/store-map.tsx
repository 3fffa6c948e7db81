import { lazy, Suspense, useRef } from 'react'
import { useSeen } from '../../browser/in-view.ts'
import { directionsLink } from '../../catalog/maps.ts'
import type { Location } from '../../catalog/store.ts'
import { messages } from '../../ui/messages.ts'
import styles from './store-map.module.css'

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }))

/** A store or a professional, as far as the map is concerned. */
export interface MappedPlace {
  name: string
  location: Location | null
  address: string
  city: string
}

/** The map of a store's place; its code is loaded when it comes into view. */
export function StoreMap({ store }: { store: MappedPlace }) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  if (!store.location) return <p className={styles.missing}>{messages.noLocation}</p>
  return (
    <div ref={box} className={styles.box}>
      {isSeen && (
        <Suspense fallback={null}>
          <PlaceMap
            location={store.location}
            name={store.name}
            address={store.address}
            directions={directionsLink(store) ?? ''}
          />
        </Suspense>
      )}
    </div>
  )
}
