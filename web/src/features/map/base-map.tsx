import { TILE_ADDRESS, TILE_ATTRIBUTION, TILE_HOSTS, TILE_MAX_ZOOM } from '@guia/contract'
import { icon, type Map as LeafletMap, type PopupOptions } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, type ReactNode } from 'react'
import {
  AttributionControl,
  MapContainer,
  TileLayer,
  useMap,
  useMapEvents,
  ZoomControl,
  type MapContainerProps,
} from 'react-leaflet'
import { prefersReducedMotion } from '../../browser/device.ts'
import styles from './base-map.module.css'
import markerUrl from './marker.svg'

export const MARKER = icon({ iconUrl: markerUrl, iconSize: [32, 32], iconAnchor: [16, 31] })

/** A popup opens above the buttons that zoom and the attribution, in the lower right corner. */
export const POPUP: PopupOptions = { autoPanPaddingBottomRight: [5, 140] }

interface BaseMapProps extends Pick<
  MapContainerProps,
  'center' | 'zoom' | 'dragging' | 'touchZoom'
> {
  children: ReactNode
}

/** The city's map with what lies on it. The wheel scrolls the page, not the map. */
export function BaseMap({ children, ...options }: BaseMapProps) {
  const isStill = prefersReducedMotion()
  return (
    <MapContainer
      className={styles.map}
      {...options}
      maxZoom={TILE_MAX_ZOOM}
      scrollWheelZoom={false}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      attributionControl={false}
      zoomControl={false}
    >
      {isStill && <StillMap />}
      <MapForKeyboard />
      {/* Each stands above what was there before it. */}
      <AttributionControl prefix={false} />
      <ZoomControl position="bottomright" zoomInTitle="Acercar" zoomOutTitle="Alejar" />
      <SpanishPopups />
      <TileLayer
        url={TILE_ADDRESS}
        subdomains={TILE_HOSTS}
        attribution={TILE_ATTRIBUTION}
        maxZoom={TILE_MAX_ZOOM}
      />
      {children}
    </MapContainer>
  )
}

/** Leaflet has an option for each of its animations but for that of moving, to a popup for instance. */
function StillMap() {
  const map = useMap()
  useEffect(() => moveAtOnce(map), [map])
  return null
}

function moveAtOnce(map: LeafletMap) {
  const panBy = map.panBy.bind(map)
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
  return () => {
    map.panBy = panBy
  }
}

/**
 * The keyboard stops at the map itself, to move it: it has to say what it is. Then come the buttons
 * that zoom, which Leaflet puts after all markers.
 */
function MapForKeyboard() {
  const map = useMap()
  useEffect(
    function nameAndOrder() {
      const container = map.getContainer()
      container.setAttribute('role', 'region')
      container.setAttribute('aria-label', 'Mapa: se mueve con las flechas')
      container.prepend(...container.querySelectorAll('.leaflet-control-container'))
    },
    [map],
  )
  return null
}

/** Leaflet names the button that closes a popup in English, and has no option for it. */
function SpanishPopups() {
  useMapEvents({
    popupopen: ({ popup }) => {
      const button = popup.getElement()?.querySelector('.leaflet-popup-close-button')
      button?.setAttribute('aria-label', 'Cerrar')
    },
  })
  return null
}
