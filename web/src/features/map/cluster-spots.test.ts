import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeSpots, type Spot } from '../../catalog/stores/map-spots.ts'
import { makeStore } from '../../testing/stores.ts'
import {
  indexSpots,
  placedIn,
  standsFor,
  zoomOfSpot,
  type Box,
  type Placed,
} from './cluster-spots.ts'

const WORLD: Box = [-180, -85, 180, 85]
const spotsAt = (points: readonly { lat: number; lng: number }[]) =>
  storeSpots(points.map((location, index) => makeStore({ id: index + 1, location })))
const storesOf = (place: Placed) =>
  place.kind === 'spot' ? place.spot.stores.length : place.stores

const keyOf = ({ location }: Spot) => `${location.lat},${location.lng}`

const near = fc.record({
  lat: fc.double({ min: -29.2, max: -29.1, noNaN: true }),
  lng: fc.double({ min: -59.3, max: -59.2, noNaN: true }),
})

test('at every zoom every store is counted once', () => {
  fc.assert(
    fc.property(fc.array(near, { maxLength: 60 }), fc.nat(19), (points, zoom) => {
      const placed = placedIn(indexSpots(spotsAt(points)), WORLD, zoom)
      expect(placed.reduce((sum, place) => sum + storesOf(place), 0)).toBe(points.length)
    }),
  )
})

test('close spots are one cluster that opens when the map comes closer', () => {
  const index = indexSpots(
    spotsAt([
      { lat: -29.14, lng: -59.26 },
      { lat: -29.1401, lng: -59.2601 },
    ]),
  )
  const [cluster, ...others] = placedIn(index, WORLD, 12)
  if (cluster?.kind !== 'cluster') throw new Error('Two close spots make no cluster')
  expect([cluster.stores, others]).toEqual([2, []])
  const opened = placedIn(index, WORLD, cluster.openingZoom)
  expect(opened.map(({ kind }) => kind)).toEqual(['spot', 'spot'])
})

test('stores at one point stay one spot however close the map comes', () => {
  const point = { lat: -29.14, lng: -59.26 }
  const placed = placedIn(indexSpots(spotsAt([point, point, point])), WORLD, 19)
  expect(placed.map((place) => [place.kind, storesOf(place)])).toEqual([['spot', 3]])
})

test('what lies outside of the box is not drawn', () => {
  const index = indexSpots(spotsAt([{ lat: -29.14, lng: -59.26 }]))
  expect(placedIn(index, [0, 0, 10, 10], 15)).toEqual([])
})

const CLOSE = [
  { lat: -29.14, lng: -59.26 },
  { lat: -29.1401, lng: -59.2601 },
]

test('a cluster stands for every store in it, and for no other', () => {
  const index = indexSpots(spotsAt([...CLOSE, { lat: -29.3, lng: -59.5 }]))
  const [cluster] = placedIn(index, [-59.3, -29.2, -59.2, -29.1], 12)
  if (cluster?.kind !== 'cluster') throw new Error('Two close spots make no cluster')
  expect([1, 2, 3].map((id) => standsFor(index, cluster, id))).toEqual([true, true, false])
})

test('a spot is drawn for itself from the zoom on at which it has left its cluster', () => {
  const spots = spotsAt([...CLOSE, { lat: -29.3, lng: -59.5 }])
  const index = indexSpots(spots)
  const [close, , alone] = spots as [Spot, Spot, Spot]
  expect(zoomOfSpot(index, alone, 16)).toBe(16)
  const zoom = zoomOfSpot(index, close, 12)
  const drawn = (at: number) =>
    placedIn(index, WORLD, at).some(({ kind, key }) => kind === 'spot' && key === keyOf(close))
  expect([drawn(zoom - 1), drawn(zoom)]).toEqual([false, true])
})
