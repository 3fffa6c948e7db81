import { expect, test } from 'vitest'
import { distinctPairs, parsePairs } from './distinct-pairs'

test('pairs of a request come in one order, whoever is named first', () => {
  expect(
    parsePairs({
      pairs: [
        ['b', 'a'],
        ['a', 'c'],
      ],
    }),
  ).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})

test.each([
  [undefined],
  [{}],
  [{ pairs: 'ab' }],
  [{ pairs: [] }],
  [{ pairs: ['ab'] }],
  [{ pairs: [['a']] }],
  [{ pairs: [['a', 'a']] }],
  [{ pairs: [['a', 'b', 'c']] }],
  [{ pairs: [['a', 1]] }],
  [{ pairs: [['a', '']] }],
  [
    {
      pairs: [
        ['a', 'b'],
        ['a', 'x'.repeat(256)],
      ],
    },
  ],
  [{ pairs: Array.from({ length: 201 }, (_, at) => ['a', `b${at}`]) }],
])('%j is no request', (body) => expect(parsePairs(body)).toBeNull())

test('a pair holds both ways', () => {
  const pairs = distinctPairs([
    { oneId: 'a', otherId: 'b' },
    { oneId: 'a', otherId: 'c' },
  ])
  expect([...(pairs.get('a') ?? [])]).toEqual(['b', 'c'])
  expect([...(pairs.get('c') ?? [])]).toEqual(['a'])
})
