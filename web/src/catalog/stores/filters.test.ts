import { describe, expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { filterStores, readFilters, showsMap, withFilter, withMap } from './filters.ts'

const NONE = { open: false, verified: false, near: false }
const WEDNESDAY_10 = {
  day: '2026-11-25',
  weekday: 3,
  minutes: 600,
  holidays: new Map<string, string>(),
}
const HERE = { lat: -29.14, lng: -59.26 }

const open = makeStore({ id: 1, hours: { miércoles: ['09:00 - 12:00'] } })
const closed = makeStore({ id: 2, hours: { miércoles: ['16:00 - 20:00'] } })
const inactive = makeStore({ id: 3, isActive: false, hours: { miércoles: ['09:00 - 12:00'] } })
const ids = (filters: Partial<typeof NONE>, position = HERE as typeof HERE | null) =>
  filterStores(
    [inactive, closed, open],
    { ...NONE, ...filters },
    WEDNESDAY_10,
    position,
  ).stores.map(({ id }) => id)

describe('the query string', () => {
  test('holds the filters that are on', () => {
    expect(readFilters(new URLSearchParams('abierto=1&cerca=1'))).toEqual({
      open: true,
      verified: false,
      near: true,
    })
    expect(readFilters(new URLSearchParams('abierto=si&verificado='))).toEqual(NONE)
  })

  test('says whether a phone shows the map, beside everything else in it', () => {
    const query = new URLSearchParams('category=Autos&abierto=1')
    expect([showsMap(query), showsMap(withMap(query, true))]).toEqual([false, true])
    expect(withMap(query, true).toString()).toBe('category=Autos&abierto=1&mapa=1')
    expect(withMap(withMap(query, true), false).toString()).toBe(query.toString())
  })

  test('keeps everything else when a filter is switched', () => {
    const query = new URLSearchParams('category=Autos,Hogar&abierto=1')
    expect(withFilter(query, 'verified', true).toString()).toBe(
      'category=Autos%2CHogar&abierto=1&verificado=1',
    )
    expect(withFilter(query, 'open', false).toString()).toBe('category=Autos%2CHogar')
    expect(query.get('abierto')).toBe('1')
  })
})

describe('the stores', () => {
  test('stay as they are without filters', () => {
    expect(ids({})).toEqual([3, 2, 1])
  })

  test('open now: inactive ones do not show whether they are', () => {
    expect(ids({ open: true })).toEqual([1])
  })

  test('verified: the active ones', () => {
    expect(ids({ verified: true })).toEqual([2, 1])
  })
})

describe('near', () => {
  const far = makeStore({ id: 4, location: { lat: -29.2, lng: -59.26 } })
  const close = makeStore({ id: 5, location: { lat: -29.141, lng: -59.26 } })
  const nowhere = makeStore({ id: 6, location: null })
  const stores = [nowhere, far, close]
  const near = { ...NONE, near: true }

  test('puts the nearest first and those without a point last', () => {
    const found = filterStores(stores, near, WEDNESDAY_10, HERE)
    expect(found.stores.map(({ id }) => id)).toEqual([5, 4, 6])
    expect(Math.round(found.distances.get(5) ?? 0)).toBe(111)
    expect(found.distances.has(6)).toBe(false)
  })

  test('puts an inactive one after all others, however near', () => {
    const idle = makeStore({ id: 7, isActive: false, location: HERE })
    const found = filterStores([idle, ...stores], near, WEDNESDAY_10, HERE)
    expect(found.stores.map(({ id }) => id)).toEqual([5, 4, 6, 7])
  })

  test('changes nothing while the position is unknown', () => {
    const found = filterStores(stores, near, WEDNESDAY_10, null)
    expect(found.stores.map(({ id }) => id)).toEqual([6, 4, 5])
    expect(found.distances.size).toBe(0)
  })
})
