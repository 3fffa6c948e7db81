import { expect, test } from 'vitest'
import { compare } from './ledger.ts'

const ledger = { sent: new Set(['a', 'b', 'c']), acknowledged: new Set(['a', 'b']) }

test('what is stored once, acknowledged or not, is no difference', () => {
  const none = { lost: [], doubled: [], foreign: [] }
  expect(compare(ledger, ['b', 'a'])).toEqual(none)
  expect(compare(ledger, ['c', 'b', 'a'])).toEqual(none)
})

test('what was acknowledged and is not there as it was sent is lost', () => {
  expect(compare(ledger, ['b', 'A'])).toMatchObject({ lost: ['a'], foreign: ['A'] })
  expect(compare(ledger, []).lost).toEqual(['a', 'b'])
})

test('what is there more than once is doubled, acknowledged or not', () => {
  expect(compare(ledger, ['a', 'b', 'a', 'c', 'c', 'c']).doubled).toEqual(['a', 'c'])
})
