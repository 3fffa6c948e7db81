import { icon } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { AttributionControl, MapContainer, Marker, Popup, TileLayer } from 'react-leaflet'
import { isTouchDevice } from '../../browser/device.ts'
import type { Location } from '../../catalog/store.ts'
import markerUrl from './marker.svg'
import styles from './store-map.module.css'

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">colaboradores de OpenStreetMap</a>'
const ZOOM = 15
const MARKER = icon({ iconUrl: markerUrl, iconSize: [32, 32], iconAnchor: [16, 31] })

interface PlaceMapProps {
  location: Location
  name: string
  address: string
  /** Where a click on the popup leads. */
  directions: string
}

/** One place on the map. On a phone it holds still, so that the page can be scrolled over it. */
export function PlaceMap({ location, name, address, directions }: PlaceMapProps) {
  const isMobile = isTouchDevice()
  return (
    <MapContainer
      className={styles.map}
      center={location}
      zoom={ZOOM}
      scrollWheelZoom={false}
      dragging={!isMobile}
      touchZoom={!isMobile}
      attributionControl={false}
    >
      <AttributionControl prefix={false} />
      <TileLayer url={TILES} attribution={ATTRIBUTION} maxZoom={19} />
      <Marker position={location} icon={MARKER} alt={`Marcador de ${name}`} title={name}>
        <Popup>
          <a
            className={styles.popup}
            href={directions}
            target="_blank"
            rel="noopener noreferrer"
            title="Cómo llegar"
          >
            <strong>{name}</strong>
            <span>{address}</span>
          </a>
        </Popup>
      </Marker>
    </MapContainer>
  )
}
