import { latLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { useNavigate } from 'react-router-dom'
import { isTouchDevice } from '../../browser/device.ts'
import type { Spot } from '../../catalog/stores/map-spots.ts'
import type { LightStore, Location } from '../../catalog/stores/store.ts'
import { BaseMap } from './base-map.tsx'
import { indexSpots } from './cluster-spots.ts'
import { addSpotMarkers, type SpotMarkers } from './spot-markers.ts'
import { renewStates, spotPopup } from './spot-popup.ts'
import { TwoFingersHint } from './two-fingers-hint.tsx'

const PADDING: [number, number] = [36, 36]

interface SpotsMapProps extends SpotLayerProps {
  center: Location
  zoom: number
  /** Whether one finger scrolls the page over it, and only two move and zoom it. */
  isPassedOver?: boolean
}

/** Stores on one map: first its centre, then fitted to all of them, and again when they change. */
export function SpotsMap({ center, zoom, isPassedOver = false, ...content }: SpotsMapProps) {
  const isHeld = isPassedOver && isTouchDevice()
  return (
    <BaseMap center={center} zoom={zoom} dragging={!isHeld}>
      {isHeld && <TwoFingersHint />}
      <SpotLayer {...content} />
    </BaseMap>
  )
}

interface SpotLayerProps {
  spots: readonly Spot[]
  /** Address of a store's page. */
  addressOf: (store: LightStore) => string
  /** 'Abierto', 'Cerrado'; null where that is not known. A new one where the answers are new. */
  stateOf: (store: LightStore) => string | null
  /** Whether a popup is open from the start. */
  opensOne?: boolean
  /** Id of the store whose marker stands out. */
  marked?: number | null
  /** Id of the store in the middle, with its popup. */
  shown?: number | null
}

function SpotLayer({
  spots,
  opensOne = false,
  marked = null,
  shown = null,
  ...of
}: SpotLayerProps) {
  const map = useMap()
  const navigate = useNavigate()
  const markers = useRef<SpotMarkers>(null)
  const popupOf = useEffectEvent((spot: Spot) =>
    spotPopup(spot, { ...of, go: (address) => void navigate(address) }),
  )
  useEffect(
    function drawSpots() {
      fit(map, spots)
      const added = addSpotMarkers(map, indexSpots(spots), (spot) => popupOf(spot))
      markers.current = added
      if (opensOne) added.openOne()
      return added.remove
    },
    [map, spots, opensOne],
  )
  const { stateOf } = of
  useEffect(
    function renewPopup() {
      markers.current?.renewPopup((popup, spot) => renewStates(popup, spot, stateOf))
    },
    [stateOf],
  )
  useEffect(
    function markStore() {
      markers.current?.mark(marked)
    },
    [marked, spots],
  )
  useEffect(
    function showStore() {
      const spot = spots.find(({ stores }) => stores.some(({ id }) => id === shown))
      if (spot) markers.current?.show(spot)
    },
    [shown, spots],
  )
  useEffect(
    function followSize() {
      const observer = new ResizeObserver(() => {
        const wasHidden = map.getSize().x === 0
        map.invalidateSize({ animate: false })
        if (wasHidden) fit(map, spots)
      })
      observer.observe(map.getContainer())
      return () => observer.disconnect()
    },
    [map, spots],
  )
  return null
}

function fit(map: LeafletMap, spots: readonly Spot[]) {
  const bounds = latLngBounds(spots.map(({ location }) => location))
  if (bounds.isValid()) map.fitBounds(bounds, { padding: PADDING, maxZoom: 16, animate: false })
}
