import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { findStore } from './find-store.ts'
import { areSameStores, mapStoreParam, storeSpots } from './map-spots.ts'
import { slug } from '../slug.ts'
import type { Store } from './store.ts'

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

const paramOf = (stores: readonly Store[], store: Store) =>
  mapStoreParam(store, (name) => stores.find((one) => one.name === name))

test('the link of the map is the lowercased name with hyphens', () => {
  const store = makeStore({ name: 'La Ñata  & Cía', slug: 'la-nata-cia' })
  expect(paramOf([store], store)).toBe('la-ñata-&-cía')
})

test.each([
  ['of two stores with one name', 'El Sol', 'El Sol'],
  ['of a store whose address is another’s name', 'Café', 'café'],
])('%s each is linked so that it is found', (_, one, other) => {
  const stores = [
    makeStore({ id: 1, name: one, slug: slug(one) }),
    makeStore({ id: 2, name: other, slug: `${slug(other)}-2` }),
  ]
  const found = stores.map((store) => findStore(stores, paramOf(stores, store))?.id)
  expect(found).toEqual([1, 2])
})

test.each(['Kiosco 24/7', '..', 'Bar \\ Café', '.Com'])(
  'the store «%s» is linked by its slug: its name can be no folder',
  (name) => {
    const store = makeStore({ name, slug: slug(name) || 'sin-nombre' })
    expect(paramOf([store], store)).toBe(store.slug)
  },
)

test('two lists of the same stores are the same in whatever order', () => {
  const [one, two, three] = [1, 2, 3].map((id) => makeStore({ id })) as [Store, Store, Store]
  expect(areSameStores([one, two], [two, one])).toBe(true)
  expect(areSameStores([one, two], [one, three])).toBe(false)
  expect(areSameStores([one], [one, two])).toBe(false)
})
