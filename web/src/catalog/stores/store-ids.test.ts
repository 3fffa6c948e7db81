import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStoreIds, toggleId, withRecent } from './store-ids.ts'

test('what was kept is read with suspicion', () => {
  expect(parseStoreIds([3, 1, 3, '2', null, -1, 0, 1.5])).toEqual([3, 1])
  expect(parseStoreIds({ 0: 1 })).toEqual([])
  expect(parseStoreIds(null)).toEqual([])
})

test('toggling puts an id first or takes it out', () => {
  expect(toggleId([2, 1], 3)).toEqual([3, 2, 1])
  expect(toggleId([2, 1], 1)).toEqual([2])
})

test('toggling twice changes nothing for an id that was not there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (ids, id) => {
      fc.pre(!ids.includes(id))
      expect(toggleId(toggleId(ids, id), id)).toEqual(ids)
    }),
  )
})

test('the ten last seen are remembered, each once, newest first', () => {
  expect(withRecent([3, 2, 1], 1)).toEqual([1, 3, 2])
  expect(withRecent([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})
