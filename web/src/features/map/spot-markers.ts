import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet'
import type { Spot } from '../../catalog/stores/map-spots.ts'
import { MARKER, POPUP } from './base-map.tsx'
import {
  placedIn,
  standsFor,
  zoomOfSpot,
  type Box,
  type Placed,
  type SpotIndex,
} from './cluster-spots.ts'
import styles from './spot-markers.module.css'

/** How far beyond the visible part markers are kept, as a share of it. */
const MARGIN = 0.25
const CLUSTER_PIXELS = 44
/** Of a single spot: its street corner can be read. */
const SPOT_ZOOM = 16
const MARKED_ABOVE = 1000

export interface SpotMarkers {
  /** Opens the popup of the last spot that stands alone in view. */
  openOne: () => void
  /** Marks what stands for a store, or nothing any more. */
  mark: (storeId: number | null) => void
  /** Brings a spot into the middle and opens its popup. */
  show: (spot: Spot) => void
  /** Calls `renew` with the popup that is open, and what it stands for. */
  renewPopup: (renew: (popup: HTMLElement, spot: Spot) => void) => void
  remove: () => void
}

interface Drawn {
  place: Placed
  marker: Marker
}

/** Draws the spots of the visible part of a map, and draws them again after each move. */
export function addSpotMarkers(
  map: LeafletMap,
  index: SpotIndex,
  popupOf: (spot: Spot) => HTMLElement,
): SpotMarkers {
  const layer = layerGroup().addTo(map)
  const drawn = new Map<string, Drawn>()
  let marked: number | null = null

  const draw = () => {
    const placed = placedIn(index, visibleBox(map), map.getZoom())
    const keys = new Set(placed.map(({ key }) => key))
    for (const [key, { marker: old }] of drawn) {
      if (keys.has(key)) continue
      layer.removeLayer(old)
      drawn.delete(key)
    }
    for (const place of placed) {
      if (drawn.has(place.key)) continue
      const made =
        place.kind === 'spot' ? spotMarker(place.spot, popupOf) : clusterMarker(map, place)
      drawn.set(place.key, { place, marker: made })
      layer.addLayer(made)
    }
    drawMark()
  }
  const drawMark = () => {
    for (const { place, marker: made } of drawn.values()) {
      const isMarked = marked !== null && standsFor(index, place, marked)
      made.getElement()?.toggleAttribute('data-marked', isMarked)
      made.setZIndexOffset(isMarked ? MARKED_ABOVE : 0)
    }
  }
  map.on('moveend', draw)
  draw()
  return {
    openOne: () => {
      const alone = [...drawn.values()].findLast(
        ({ place }) => place.kind === 'spot' && map.getBounds().contains(place.location),
      )
      alone?.marker.openPopup()
    },
    mark: (storeId) => {
      if (storeId === marked) return
      marked = storeId
      drawMark()
    },
    show: (spot) => {
      map.setView(spot.location, zoomOfSpot(index, spot, SPOT_ZOOM), { animate: false })
      for (const { place, marker: made } of drawn.values()) {
        if (place.kind === 'spot' && place.spot === spot) made.openPopup()
      }
    },
    renewPopup: (renew) => {
      for (const { place, marker: made } of drawn.values()) {
        const popup = made.isPopupOpen() ? made.getPopup()?.getElement() : undefined
        if (popup && place.kind === 'spot') renew(popup, place.spot)
      }
    },
    remove: () => {
      map.off('moveend', draw)
      layer.remove()
    },
  }
}

function visibleBox(map: LeafletMap): Box {
  const bounds = map.getBounds().pad(MARGIN)
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

function spotMarker(spot: Spot, popupOf: (spot: Spot) => HTMLElement): Marker {
  const [first, ...others] = spot.stores
  const name = first?.name ?? ''
  const made =
    others.length === 0
      ? marker(spot.location, { icon: MARKER, alt: `Marcador de ${name}`, title: name })
      : countMarker(spot.location, spot.stores.length, `${spot.stores.length} comercios acá`)
  return made.bindPopup(() => popupOf(spot), POPUP)
}

type Cluster = Extract<Placed, { kind: 'cluster' }>

/** Comes closer on a click or Enter, as far as it takes to tell its spots apart. */
function clusterMarker(map: LeafletMap, { location, stores, openingZoom }: Cluster): Marker {
  const comeCloser = () => {
    map.getContainer().focus({ preventScroll: true })
    map.setView(location, openingZoom)
  }
  return countMarker(location, stores, `${stores} comercios: acercar`)
    .on('click', comeCloser)
    .on('keypress', ({ originalEvent }) => {
      if (originalEvent instanceof KeyboardEvent && originalEvent.key === 'Enter') comeCloser()
    })
}

function countMarker(location: Spot['location'], count: number, name: string): Marker {
  const text = document.createElement('span')
  text.textContent = String(count)
  const size = CLUSTER_PIXELS
  const icon = divIcon({ className: styles.cluster ?? '', html: text, iconSize: [size, size] })
  const made = marker(location, { icon, title: name })
  return made.on('add', () => made.getElement()?.setAttribute('aria-label', name))
}
