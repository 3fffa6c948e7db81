import { expect, test } from 'vitest'
import { allPairs, mayBeParted, namesOf, pairsWith } from './parting-model'

const group = (ids: string, more = 0) => ({
  stores: [...ids].map((documentId) => ({
    documentId,
    name: documentId.toUpperCase(),
    address: '',
    isPublished: true,
  })),
  more,
})

test('a group is parted as a whole, or one store from the others', () => {
  expect(allPairs(group('ab'))).toEqual([['a', 'b']])
  expect(allPairs(group('abc'))).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
  expect(pairsWith(group('abc'), 'b')).toEqual([
    ['b', 'a'],
    ['b', 'c'],
  ])
})

test('the largest group that is listed is one request', () => {
  expect(allPairs(group('abcdefghijklmnopqrst')).length).toBeLessThanOrEqual(200)
})

test('what is not listed whole is not parted', () => {
  expect(mayBeParted(group('ab'))).toBe(true)
  expect(mayBeParted(group('ab', 3))).toBe(false)
})

test('stores are named', () => expect(namesOf(group('abc').stores)).toBe('«A», «B» y «C»'))
