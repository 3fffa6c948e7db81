import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { nearestOpen } from './nearest-open.ts'

const NOW = { day: '2026-11-25', weekday: 3, minutes: 600, holidays: new Map<string, string>() }
const HERE = { lat: -29.14, lng: -59.26 }
const OPEN = { miércoles: ['09:00 - 12:00'] }
const north = (lat: number) => ({ lat: HERE.lat + lat, lng: HERE.lng })

const far = makeStore({ id: 1, hours: OPEN, location: north(0.02) })
const near = makeStore({ id: 2, hours: OPEN, location: north(0.01) })
const nearer = makeStore({ id: 3, hours: { miércoles: ['16:00 - 20:00'] }, location: north(0.001) })
const inactive = makeStore({ id: 4, hours: OPEN, location: HERE, isActive: false })
const unplaced = makeStore({ id: 5, hours: OPEN, location: null })

test('the nearest of those that are open is found, with its distance in metres', () => {
  const found = nearestOpen([far, nearer, inactive, unplaced, near], NOW, HERE)
  expect(found).toEqual({ status: 'found', store: near, metres: expect.any(Number) as number })
  expect(found.status === 'found' && Math.round(found.metres)).toBe(1112)
})

test('of two at one point it is the first of the list', () => {
  const twin = makeStore({ id: 6, hours: OPEN, location: north(0.01) })
  expect(nearestOpen([twin, near], NOW, HERE)).toMatchObject({ store: { id: 6 } })
})

test.each([
  ['none is open', [nearer, inactive], 'allClosed'],
  ['the open ones have no place', [unplaced, nearer], 'unplaced'],
  ['there is none', [], 'allClosed'],
])('it says so where %s', (_, stores, status) => {
  expect(nearestOpen(stores, NOW, HERE)).toEqual({ status })
})

test('ahead of the visitor’s moment none is open', () => {
  expect(nearestOpen([near], null, HERE)).toEqual({ status: 'allClosed' })
})
