import { expect, test } from 'vitest'
import { readSince } from './since'

test('what a reader knows is a version with its token', () => {
  expect(readSince({ since: '12', token: 'a-b' })).toEqual({ version: 12, token: 'a-b' })
  expect(readSince({ since: '0', token: 'a' })).toEqual({ version: 0, token: 'a' })
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
])('of %j nothing is known', (query) => {
  expect(readSince(query)).toBeNull()
})
