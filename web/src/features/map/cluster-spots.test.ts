import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeSpots } from '../../catalog/stores/map-spots.ts'
import { makeStore } from '../../testing/stores.ts'
import { indexSpots, placedIn, type Box, type Placed } from './cluster-spots.ts'

const WORLD: Box = [-180, -85, 180, 85]
const spotsAt = (points: readonly { lat: number; lng: number }[]) =>
  storeSpots(points.map((location, index) => makeStore({ id: index + 1, location })))
const storesOf = (place: Placed) =>
  place.kind === 'spot' ? place.spot.stores.length : place.stores

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
