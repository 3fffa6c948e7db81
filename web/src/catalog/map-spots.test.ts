import { expect, test } from 'vitest'
import { makeStore } from '../testing/stores.ts'
import { findStore } from './find-store.ts'
import { mapStoreParam, storeSpots } from './map-spots.ts'

test('stores at one point share a spot; without a point there is none', () => {
  const corner = { lat: -29.1, lng: -59.2 }
  const stores = [
    makeStore({ id: 1, location: corner }),
    makeStore({ id: 2, location: null }),
    makeStore({ id: 3, location: { lat: -29.2, lng: -59.2 } }),
    makeStore({ id: 4, location: { ...corner } }),
  ]
  expect(storeSpots(stores).map((spot) => spot.stores.map(({ id }) => id))).toEqual([[1, 4], [3]])
})

test('the link of the map is the lowercased name with hyphens', () => {
  const store = makeStore({ name: 'La Ñata  & Cía', slug: 'la-nata-cia' })
  expect(mapStoreParam([store], store)).toBe('la-ñata-&-cía')
})

test('of two stores with one name each is linked so that it is found', () => {
  const stores = [
    makeStore({ id: 1, name: 'El Sol', slug: 'el-sol' }),
    makeStore({ id: 2, name: 'El Sol', slug: 'el-sol-2' }),
  ]
  expect(stores.map((store) => findStore(stores, mapStoreParam(stores, store))?.id)).toEqual([1, 2])
})
