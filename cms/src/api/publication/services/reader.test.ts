import { expect, test } from 'vitest'
import { readReader } from './reader'

test('what a reader knows is a version with its token, and stores that it wants anyway', () => {
  expect(readReader({ since: '12', token: 'a-b' })).toEqual({ version: 12, token: 'a-b', also: [] })
  expect(readReader({ since: '0', token: 'a', also: '3,14' })).toEqual({
    version: 0,
    token: 'a',
    also: [3, 14],
  })
})

test.each([
  {},
  { since: '12' },
  { token: 'a' },
  { since: '', token: 'a' },
  { since: '-1', token: 'a' },
  { since: '1e3', token: 'a' },
  { since: '1234567890123456', token: 'a' },
  { since: ['1', '2'], token: 'a' },
  { since: '1', token: '' },
  { since: '1', token: ['a'] },
  { since: '1', token: 'a', also: '1,,2' },
  { since: '1', token: 'a', also: '1;2' },
  { since: '1', token: 'a', also: ['1'] },
])('of %j nothing is known', (query) => {
  expect(readReader(query)).toBeNull()
})
