import { latLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { isTouchDevice } from '../../browser/device.ts'
import { mapStoreParam, type Spot } from '../../catalog/stores/map-spots.ts'
import type { LightStore, Location } from '../../catalog/stores/store.ts'
import { BaseMap } from './base-map.tsx'
import { indexSpots } from './cluster-spots.ts'
import { addSpotMarkers } from './spot-markers.ts'
import { spotPopup } from './spot-popup.ts'
import { TwoFingersHint } from './two-fingers-hint.tsx'

const PADDING: [number, number] = [36, 36]

interface SpotsMapProps {
  spots: readonly Spot[]
  /** Every store, to tell names apart. */
  stores: readonly LightStore[]
  center: Location
  zoom: number
}

/**
 * The stores of the city on one map: first its centre, then fitted to all of them. One finger
 * scrolls the page over it, which is as wide as a phone; two move and zoom it.
 */
export function SpotsMap({ center, zoom, ...content }: SpotsMapProps) {
  const isTouch = isTouchDevice()
  return (
    <BaseMap center={center} zoom={zoom} dragging={!isTouch}>
      {isTouch && <TwoFingersHint />}
      <SpotLayer {...content} />
    </BaseMap>
  )
}

function SpotLayer({ spots, stores }: Pick<SpotsMapProps, 'spots' | 'stores'>) {
  const map = useMap()
  const navigate = useNavigate()
  useEffect(
    function drawSpots() {
      fit(map, spots)
      const storeNamed = (name: string) => stores.find((store) => store.name === name)
      const addressOf = (store: LightStore) => paths.store.link(mapStoreParam(store, storeNamed))
      const go = (address: string) => void navigate(address)
      const popupOf = (spot: Spot) => spotPopup(spot, { addressOf, go })
      const markers = addSpotMarkers(map, indexSpots(spots), popupOf)
      markers.openOne()
      return markers.remove
    },
    [map, spots, stores, navigate],
  )
  return null
}

function fit(map: LeafletMap, spots: readonly Spot[]) {
  const bounds = latLngBounds(spots.map(({ location }) => location))
  if (bounds.isValid()) map.fitBounds(bounds, { padding: PADDING, maxZoom: 16, animate: false })
}
