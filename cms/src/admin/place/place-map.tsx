import { useEffect, useRef, useState } from 'react'
import { Box, Typography } from '@strapi/design-system'
import { icon, type LeafletKeyboardEvent } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { MapContainer, Marker, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet'
import { styled } from 'styled-components'
import { TILE_ADDRESS, TILE_ATTRIBUTION, TILE_HOSTS, TILE_MAX_ZOOM } from '../../rules/map-tiles'
import { CITY, POINT_DECIMALS, type Point } from '../../rules/place'
import markerUrl from './marker.svg'

const MARKER = icon({ iconUrl: markerUrl, iconSize: [40, 40], iconAnchor: [20, 39] })
const CITY_ZOOM = 14
const PLACE_ZOOM = 17

/** How far an arrow key moves the marker, in pixels. */
const STEP = 10

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

/** Leaflet's layers stay below the panel's own. */
const Frame = styled(Box)`
  isolation: isolate;
  .leaflet-container {
    height: clamp(240px, 45vh, 360px);
    border-radius: inherit;
    font: inherit;
  }
  .leaflet-bar a {
    width: 36px;
    height: 36px;
    line-height: 36px;
  }
`

const rounded = (degrees: number): number => Number(degrees.toFixed(POINT_DECIMALS))
const asPoint = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) })

interface PlaceMapProps {
  point: Point | null
  disabled: boolean
  /** A place chosen on the map. */
  onPoint: (point: Point) => void
}

/**
 * The map of a place: a click or a tap sets the marker, which is then dragged, or moved with the
 * arrow keys. A single finger scrolls the form over it, two move the map.
 */
export function PlaceMap({ point, disabled, onPoint }: PlaceMapProps) {
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  const [lacksTiles, setLacksTiles] = useState(false)
  // The map holds still under a marker that is moved on it, and follows one that comes from a text.
  const chosen = useRef(point)
  const choose = (place: Point) => {
    chosen.current = asPoint(place)
    onPoint(chosen.current)
  }
  return (
    <Box>
      <Frame hasRadius borderColor="neutral200">
        <MapContainer
          center={point ?? CITY}
          zoom={point ? PLACE_ZOOM : CITY_ZOOM}
          maxZoom={TILE_MAX_ZOOM}
          dragging={!isTouch}
          scrollWheelZoom={false}
          doubleClickZoom={false}
          zoomControl={false}
        >
          <TileLayer
            url={TILE_ADDRESS}
            subdomains={TILE_HOSTS}
            attribution={TILE_ATTRIBUTION}
            maxZoom={TILE_MAX_ZOOM}
            // Tiles are refused to who does not say where they are shown.
            referrerPolicy="strict-origin-when-cross-origin"
            eventHandlers={{
              tileerror: () => setLacksTiles(true),
              tileload: () => setLacksTiles(false),
            }}
          />
          <ZoomControl zoomInTitle="Acercar" zoomOutTitle="Alejar" />
          <NamedMap />
          <SizedMap />
          <Follow point={point} isChosen={(place) => isSame(place, chosen.current)} />
          {!disabled && <Choose onPoint={choose} />}
          {point && <PlaceMarker point={point} disabled={disabled} onPoint={choose} />}
        </MapContainer>
      </Frame>
      {isTouch && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          El mapa se mueve con dos dedos.
        </Typography>
      )}
      {lacksTiles && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          No se puede cargar el dibujo del mapa, quizás no hay internet. El enlace y las coordenadas
          sirven igual.
        </Typography>
      )}
    </Box>
  )
}

const isSame = (a: Point, b: Point | null) => a.lat === b?.lat && a.lng === b.lng

function PlaceMarker({ point, disabled, onPoint }: PlaceMapProps & { point: Point }) {
  const map = useMap()
  const step = ({ originalEvent }: LeafletKeyboardEvent) => {
    const way = ARROWS[originalEvent.key]
    if (!way || disabled) return
    originalEvent.preventDefault()
    const place = map.latLngToContainerPoint(point).add([...way])
    onPoint(map.containerPointToLatLng(place))
  }
  return (
    <Marker
      // Only when it is made does a marker look at what it may do.
      key={String(disabled)}
      position={point}
      icon={MARKER}
      draggable={!disabled}
      autoPan
      alt="Marcador: se mueve con las flechas"
      eventHandlers={{
        dragend: ({ target }) => onPoint(target.getLatLng() as Point),
        keydown: step,
      }}
    />
  )
}

function Choose({ onPoint }: Pick<PlaceMapProps, 'onPoint'>) {
  useMapEvents({ click: ({ latlng }) => onPoint(latlng) })
  return null
}

interface FollowProps {
  point: Point | null
  isChosen: (point: Point) => boolean
}

function Follow({ point, isChosen }: FollowProps) {
  const map = useMap()
  useEffect(
    function showPoint() {
      if (point && !isChosen(point)) {
        map.setView(point, Math.max(map.getZoom(), PLACE_ZOOM), { animate: false })
      }
    },
    // The point alone: what was chosen last is asked for when it changes.
    [map, point?.lat, point?.lng],
  )
  return null
}

/** The keyboard stops at the map itself, to move it: it has to say what it is. */
function NamedMap() {
  const map = useMap()
  useEffect(
    function name() {
      map.attributionControl.setPrefix(false)
      const container = map.getContainer()
      container.setAttribute('role', 'region')
      container.setAttribute('aria-label', 'Mapa: se mueve con las flechas')
    },
    [map],
  )
  return null
}

/** The form changes its width, and shows what it had folded away. */
function SizedMap() {
  const map = useMap()
  useEffect(
    function watchSize() {
      const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }))
      watch.observe(map.getContainer())
      return () => watch.disconnect()
    },
    [map],
  )
  return null
}
