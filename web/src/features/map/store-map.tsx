import { useRef } from 'react'
import { useMoment } from '../../api/moment.ts'
import { useSeen } from '../../browser/in-view.ts'
import { useLoadedCode } from '../../browser/loaded-code.ts'
import { openStatus, type Schedule } from '../../catalog/hours/opening-hours.ts'
import { directionsLink } from '../../catalog/stores/directions.ts'
import type { Location } from '../../catalog/stores/store.ts'
import { stateText } from '../../ui/badges.tsx'
import { messages } from '../../ui/messages.ts'
import styles from './store-map.module.css'

const loadMap = () => import('./place-map.tsx')

/** A store or a professional, as far as the map is concerned. */
export interface MappedPlace extends Partial<Schedule> {
  name: string
  location: Location | null
  address: string
  city: string
}

/**
 * The map of a store's place; its code is loaded when it comes into view. Until then, and where it
 * cannot be had, the address leads to a map elsewhere.
 */
export function StoreMap({ store }: { store: MappedPlace }) {
  const box = useRef<HTMLDivElement>(null)
  const map = useLoadedCode(loadMap, useSeen(box))
  const moment = useMoment()
  if (!store.location) return <p className={styles.missing}>{messages.noLocation}</p>
  const directions = directionsLink(store) ?? ''
  const { hours, specialHours = {} } = store
  const state = hours ? stateText(openStatus({ hours, specialHours }, moment)) : null
  const address = <AddressLink place={store} directions={directions} />
  return (
    <div ref={box} className={styles.box}>
      {map ? (
        <map.PlaceMap
          location={store.location}
          name={store.name}
          address={store.address}
          state={state}
          directions={directions}
        />
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
