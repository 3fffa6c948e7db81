import { expect, test } from 'vitest'
import { laterTyping } from './later-typing'

const item = (documentId: string) => ({ id: 1, apiData: { id: 1, documentId } })
const relation = (connect: string[], disconnect: string[] = []) => ({
  connect: connect.map(item),
  disconnect: disconnect.map(item),
})

test.each([
  ['nothing', { name: 'A' }, { name: 'A' }, { name: 'A' }, {}],
  ['a text', { name: 'Ab', city: 'G' }, { name: 'A', city: 'G' }, { name: 'A' }, { name: 'Ab' }],
  ['a text that was emptied', { name: null }, { name: 'A' }, { name: 'A' }, { name: null }],
  [
    'a group that the save made',
    { social: { x: 'ab' } },
    { social: { x: 'a' } },
    { social: { id: 7, x: 'a' } },
    { social: { id: 7, x: 'ab' } },
  ],
  [
    'a day of the hours that was taken away',
    { hours: { monday: 1 } },
    { hours: { monday: 1, friday: 1 } },
    { hours: { monday: 1, friday: 1 } },
    { hours: { monday: 1 } },
  ],
  [
    'a choice more',
    { categories: relation(['a', 'b']) },
    { categories: relation(['a']) },
    { categories: relation([]) },
    { categories: relation(['b']) },
  ],
  [
    'a choice that was sent and taken back',
    { categories: relation([]) },
    { categories: relation(['a']) },
    { categories: relation([]) },
    { categories: relation([], ['a']) },
  ],
  [
    'a choice that was taken away and made again',
    { categories: relation([], ['b']) },
    { categories: relation([], ['a']) },
    { categories: relation([]) },
    { categories: relation(['a'], ['b']) },
  ],
])('of what was typed meanwhile stays %s', (_what, typed, sent, saved, later) => {
  expect(laterTyping(typed, sent, saved)).toEqual(later)
})
