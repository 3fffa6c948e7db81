import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween, formatDistance, isFarAway, nearestFromAfar } from './distance.ts'

const GOYA = { lat: -29.1442, lng: -59.2651 }
const CORRIENTES = { lat: -27.4692, lng: -58.8306 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('Goya and Corrientes are 191 km apart', () => {
  expect(Math.round(distanceBetween(GOYA, CORRIENTES) / 1000)).toBe(191)
})

test('a thousandth of a degree north is 111 m', () => {
  const north = { ...GOYA, lat: GOYA.lat + 0.001 }
  expect(Math.round(distanceBetween(GOYA, north))).toBe(111)
})

test('the distance is the same in both directions, none to itself, never past half the earth', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const distance = distanceBetween(one, other)
      expect(distance).toBeCloseTo(distanceBetween(other, one), 3)
      expect(distanceBetween(one, one)).toBe(0)
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThan(20_016_000)
    }),
  )
})

test.each([
  [0, 'a 10 m'],
  [347, 'a 350 m'],
  [994, 'a 990 m'],
  [996, 'a 1,0 km'],
  [1234, 'a 1,2 km'],
  [9949, 'a 9,9 km'],
  [9951, 'a 10 km'],
  [191_300, 'a 191 km'],
])('%d m read %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})

test.each([
  [[], null],
  [[49_999, 612_000], null],
  [[612_000, 606_000], 606_000],
])('from %j metres away the nearest is far: %s', (distances, expected) => {
  expect(nearestFromAfar(distances)).toBe(expected)
})

test('somebody in Corrientes is far away, somebody at the edge of the city is not', () => {
  expect(isFarAway(distanceBetween(GOYA, CORRIENTES))).toBe(true)
  expect(isFarAway(12_000)).toBe(false)
})
