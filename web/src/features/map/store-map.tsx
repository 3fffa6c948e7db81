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
  const directions = directionsLink(store) ?? ''
  const address = <AddressLink place={store} directions={directions} />
  return (
    <div ref={box} className={styles.box}>
      {isSeen ? (
        <Suspense fallback={address}>
          <PlaceMap
            location={store.location}
            name={store.name}
            address={store.address}
            directions={directions}
          />
        </Suspense>
      ) : (
        address
      )}
    </div>
  )
}

/** Stands where the map will be, and in its place where no script draws it. */
function AddressLink({ place, directions }: { place: MappedPlace; directions: string }) {
  const address = [place.address, place.city].filter(Boolean).join(', ')
  return (
    <a className={styles.address} href={directions} target="_blank" rel="noopener noreferrer">
      {address === '' ? 'Abrir en el mapa' : `${address}: abrir en el mapa`}
    </a>
  )
}
