import Supercluster from 'supercluster'
import type { Spot } from '../../catalog/stores/map-spots.ts'
import type { Location } from '../../catalog/stores/store.ts'

/** Pixels within which spots are drawn as one. */
const RADIUS = 52
/** Side of a map tile, in pixels. */
const TILE = 256
/** From the next zoom on every spot stands for itself. */
const LAST_CLUSTERED_ZOOM = 17

interface Totals {
  stores: number
}

export type SpotIndex = Supercluster<{ spot: Spot }, Totals>

/** Marker of the map at a zoom: a spot, or several too close to tell apart. */
export type Placed =
  | { kind: 'spot'; key: string; location: Location; spot: Spot }
  | { kind: 'cluster'; key: string; location: Location; stores: number; openingZoom: number }

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
      location: { lat, lng },
      stores: properties.stores,
      openingZoom: index.getClusterExpansionZoom(id),
    }
  })
}
