import { Marker, Popup } from 'react-leaflet'
import { isTouchDevice } from '../../browser/device.ts'
import type { Location } from '../../catalog/stores/store.ts'
import { BaseMap, MARKER, POPUP } from './base-map.tsx'
import styles from './popup.module.css'

const ZOOM = 15

interface PlaceMapProps {
  location: Location
  name: string
  address: string
  /** 'Abierto', 'Cerrado'; null where that is not known. */
  state: string | null
  /** Where a click on the popup leads. */
  directions: string
}

/** One place on the map. On a phone it holds still, so that the page can be scrolled over it. */
export function PlaceMap({ location, name, address, state, directions }: PlaceMapProps) {
  const isMobile = isTouchDevice()
  return (
    <BaseMap center={location} zoom={ZOOM} dragging={!isMobile} touchZoom={!isMobile}>
      <Marker position={location} icon={MARKER} alt={`Marcador de ${name}`} title={name}>
        <Popup {...POPUP}>
          <a
            className={styles.popup}
            href={directions}
            target="_blank"
            rel="noopener noreferrer"
            title="Cómo llegar"
          >
            <strong>{name}</strong>
            <span>{address}</span>
            {state !== null && <span className={styles.state}>{state}</span>}
          </a>
        </Popup>
      </Marker>
    </BaseMap>
  )
}
