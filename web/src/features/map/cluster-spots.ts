import Supercluster from 'supercluster'
import type { Spot } from '../../catalog/stores/map-spots.ts'
import type { Location } from '../../catalog/stores/store.ts'

/** Pixels within which spots are drawn as one. */
const RADIUS = 52
/** Side of a map tile, in pixels. */
const TILE = 256
/** From the next zoom on every spot stands for itself. */
const LAST_CLUSTERED_ZOOM = 17
/** Degrees; more than what the index rounds. */
const NEAR = 0.0001

interface Totals {
  stores: number
}

export type SpotIndex = Supercluster<{ spot: Spot }, Totals>

/** Marker of the map at a zoom: a spot, or several too close to tell apart. */
export type Placed =
  | { kind: 'spot'; key: string; location: Location; spot: Spot }
  | {
      kind: 'cluster'
      key: string
      id: number
      location: Location
      stores: number
      openingZoom: number
    }

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number]

export function indexSpots(spots: readonly Spot[]): SpotIndex {
  const index: SpotIndex = new Supercluster({
    radius: RADIUS,
    extent: TILE,
    maxZoom: LAST_CLUSTERED_ZOOM,
    map: ({ spot }) => ({ stores: spot.stores.length }),
    reduce: (totals, { stores }) => {
      totals.stores += stores
    },
  })
  return index.load(
    spots.map((spot) => ({
      type: 'Feature',
      properties: { spot },
      geometry: { type: 'Point', coordinates: [spot.location.lng, spot.location.lat] },
    })),
  )
}

/** Markers to draw inside a box at a zoom. */
export function placedIn(index: SpotIndex, box: Box, zoom: number): Placed[] {
  return index.getClusters(box, zoom).map(({ properties, geometry }) => {
    const [lng = 0, lat = 0] = geometry.coordinates
    if ('spot' in properties) {
      const { location } = properties.spot
      const key = `${location.lat},${location.lng}`
      return { kind: 'spot', key, location, spot: properties.spot }
    }
    const id = properties.cluster_id
    return {
      kind: 'cluster',
      key: `cluster ${id}`,
      id,
      location: { lat, lng },
      stores: properties.stores,
      openingZoom: index.getClusterExpansionZoom(id),
    }
  })
}

/** Whether a marker stands for a store, alone or among others. */
export function standsFor(index: SpotIndex, placed: Placed, storeId: number): boolean {
  const spots =
    placed.kind === 'spot'
      ? [placed.spot]
      : index.getLeaves(placed.id, Infinity).map(({ properties }) => properties.spot)
  return spots.some(({ stores }) => stores.some(({ id }) => id === storeId))
}

/** The least zoom, from `least` on, at which a spot is drawn for itself. */
export function zoomOfSpot(index: SpotIndex, { location }: Spot, least: number): number {
  const { lat, lng } = location
  const around: Box = [lng - NEAR, lat - NEAR, lng + NEAR, lat + NEAR]
  const isAlone = (zoom: number) =>
    placedIn(index, around, zoom).some(
      (placed) => placed.kind === 'spot' && samePoint(placed.location, location),
    )
  let zoom = least
  while (zoom <= LAST_CLUSTERED_ZOOM && !isAlone(zoom)) zoom += 1
  return zoom
}

const samePoint = (one: Location, other: Location) => one.lat === other.lat && one.lng === other.lng
